import { space, text, weight } from '@intake/ui/tokens';
import styled from 'styled-components';

export const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(8)};
  max-inline-size: 40rem;
`;

export const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`;

export const Heading = styled.h2`
  ${text('lg')}
  font-weight: ${weight('semibold')};
`;
