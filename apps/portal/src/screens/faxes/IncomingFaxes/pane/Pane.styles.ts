import styled from 'styled-components';
import { paneBelow, space } from '@intake/ui/tokens';

/** Where the page and the form will stand. */
export const Places = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 3fr 2fr;
  gap: ${space(6)};

  ${paneBelow('mobile')} {
    grid-template-columns: 1fr;
  }
`;
