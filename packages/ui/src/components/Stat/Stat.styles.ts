import styled from 'styled-components';
import { color, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, max-content);
  align-items: end;
  gap: ${space(1)} ${space(4)};
  min-inline-size: 0;
  color: ${color('text-default')};

  /* The figure keeps its words; its course gets what is left. */
  > svg {
    max-inline-size: 100%;
  }
`;

export const Label = styled.div`
  grid-column: 1 / -1;
  color: ${color('text-muted')};
  ${text('sm')}
`;

export const Value = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  ${text('2xl')}
  font-weight: ${weight('semibold')};
  font-variant-numeric: tabular-nums;

  bdi {
    white-space: nowrap;
  }

  small {
    color: ${color('text-muted')};
    ${text('sm')}
    font-weight: ${weight('regular')};
  }
`;

export const Trend = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: ${space(1)};
  align-items: flex-start;
  ${text('xs')}

  svg {
    flex-shrink: 0;
    inline-size: 0.875rem;
    block-size: 1lh;
  }

  &[data-tone='neutral'] {
    color: ${color('text-muted')};
  }

  &[data-tone='success'] {
    color: ${color('text-success')};
  }

  &[data-tone='danger'] {
    color: ${color('text-danger')};
  }
`;
