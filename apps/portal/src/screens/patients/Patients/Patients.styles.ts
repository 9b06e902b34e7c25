import styled from 'styled-components';
import { align, below, color, space, text, weight } from '@intake/ui/tokens';

export const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

export const ListRoot = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  background-color: ${color('bg-surface')};
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border-block-end: 1px solid ${color('border-default')};

  & > :first-child {
    flex: 1;
  }
`;

/** Two lines in two columns; the name has what the age leaves. */
export const Row = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 1px ${space(2)};
  align-items: baseline;
  min-inline-size: 0;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='name'] {
    ${text('md')}
    font-weight: ${weight('medium')};
  }

  [data-part='age'],
  [data-part='detail'],
  [data-part='card'] {
    color: ${color('text-muted')};
    ${text('sm')}
    font-variant-numeric: tabular-nums;
  }

  [data-part='age'],
  [data-part='card'] {
    text-align: ${align('end')};
  }
`;

export const Waiting = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(5)};
  padding: ${space(4)};
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
`;

export const ChartRoot = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  background-color: ${color('bg-surface')};
`;

/** The banner that stays in sight: whose chart this is. The way back shows where the list does not. */
export const ChartHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 3.5rem;
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};

  &:not([data-reading]) > button:first-child {
    display: none;

    ${below('mobile')} {
      display: inline-flex;
    }
  }
`;

export const Names = styled.div`
  flex: 1;
  min-inline-size: 0;

  h2 {
    overflow: hidden;
    ${text('lg')}
    font-weight: ${weight('semibold')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  p {
    color: ${color('text-muted')};
    ${text('sm')}
    font-variant-numeric: tabular-nums;
  }
`;

export const ChartBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(6)};
  min-block-size: 0;
  padding: ${space(5)} ${space(4)} ${space(8)};
  overflow-y: auto;
`;

export const Fact = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  &[data-absent] {
    color: ${color('text-subtle')};
  }
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};

  h3 {
    ${text('md')}
    font-weight: ${weight('semibold')};
  }
`;

export const DocumentIcon = styled.span`
  display: inline-flex;
  color: ${color('text-subtle')};

  svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

export const DocumentEnd = styled.span`
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  align-items: end;
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
