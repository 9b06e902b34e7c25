import { below, space } from '@intake/ui/tokens';
import styled from 'styled-components';

/** Keeps the one thing to do where the eyes are. */
export const Place = styled.div`
  padding-block: clamp(${space(4)}, 9vh, 7rem) ${space(10)};

  ${below('mobile')} {
    padding-block: 0;
  }
`;
