import styled from 'styled-components';
import { paneBelow, space } from '@intake/ui/tokens';

export const LoadingPane = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: 3fr 2fr;
  gap: ${space(6)};
  padding: ${space(6)};

  ${paneBelow('mobile')} {
    grid-template-columns: 1fr;
  }
`;

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
`;

/** Where the form will stand. */
export const FormPlace = styled.div`
  flex: 1;
  padding: ${space(6)};
`;
