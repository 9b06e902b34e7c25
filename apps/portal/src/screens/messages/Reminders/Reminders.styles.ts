import styled from 'styled-components';
import { color, radius, space, text, weight } from '@intake/ui/tokens';

export const Days = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;

export const DayHead = styled.h3`
  padding-block-end: ${space(2)};
  ${text('sm')}
  font-weight: ${weight('semibold')};
`;

export const Planned = styled.ul`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-surface')};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    gap: ${space(1)} ${space(4)};
    padding: ${space(3)} ${space(4)};
  }

  & > li + li {
    border-block-start: 1px solid ${color('border-default')};
  }

  @container (max-width: 40rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Around = styled.div`
  container-type: inline-size;
`;

export const Who = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(0.5)};
  ${text('sm')}

  b {
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }

  span {
    color: ${color('text-muted')};
    font-variant-numeric: tabular-nums;
  }
`;

export const Said = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1.5)};
  min-inline-size: 0;

  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    ${text('sm')}
  }

  &[data-kept] > p {
    color: ${color('text-muted')};
  }
`;
