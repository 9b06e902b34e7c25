import { align, color, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

/** What a number does, one line each. */
export const Work = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  text-align: ${align('start')};

  li {
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
  }

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: 0.125rem;
    color: ${color('text-muted')};
  }
`;

export const Reason = styled.p`
  ${text('sm')}
  max-inline-size: 34ch;
  margin-block-start: ${space(1)};
  color: ${color('text-muted')};
`;

export const SearchFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  align-items: start;
  gap: ${space(3)};
`;

export const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  margin-block-start: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
`;
