import { color, radius, space, text } from '@intake/ui/tokens';
import styled from 'styled-components';

/** When and where, large enough to be read on a phone at arm's length. */
export const When = styled.p`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-accent')};
  ${text('lg')}
`;

export const Choices = styled.div`
  display: grid;
  gap: ${space(3)};
`;

export const Missing = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(5)};
`;
