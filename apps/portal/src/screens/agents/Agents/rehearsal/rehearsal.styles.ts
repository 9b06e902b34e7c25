import styled from 'styled-components';
import { color, paneBelow, radius, space, text, weight } from '@intake/ui/tokens';

export const CastBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${color('border-default')};

  & > * {
    min-inline-size: 8rem;
  }

  & > button {
    min-inline-size: 0;
  }
`;

export const Heard = styled.div`
  flex: 1;
  min-block-size: 0;

  ${paneBelow('tablet')} {
    min-block-size: 16rem;
  }
`;

export const Composer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  flex-shrink: 0;
  padding: ${space(4)};
  border-block-start: 1px solid ${color('border-default')};
`;

/** What whoever is played would say: a card to read from. */
export const LineCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px dashed ${color('border-suggestion')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-suggestion')};

  p:first-child {
    color: ${color('text-suggestion')};
    ${text('xs')}
  }

  p:last-child {
    ${text('md')}
    font-weight: ${weight('medium')};
    overflow-wrap: anywhere;
  }
`;

export const Own = styled.div`
  display: flex;
  align-items: end;
  gap: ${space(2)};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Keypad = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 3rem);
  gap: ${space(2)};
  padding: ${space(2)};
`;

export const Quiet = styled.p`
  color: ${color('text-muted')};
  ${text('sm')}
  font-variant-numeric: tabular-nums;
`;
