import { color, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space(4)};
`;

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  ${text('sm')}
`;

/** What belongs to one clock, under the name that switches it on. */
export const Rule = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  padding-block-end: ${space(3)};
  border-block-end: 1px solid ${color('border-default')};
`;
