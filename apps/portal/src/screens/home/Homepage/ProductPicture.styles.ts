import { color, radius, shadow } from '@intake/ui/tokens';
import styled from 'styled-components';

/** The picture of the other theme is not there, so nobody hears of it twice. */
export const Frame = styled.figure`
  overflow: hidden;
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  box-shadow: ${shadow('modal')};

  img {
    inline-size: 100%;
    block-size: auto;
  }

  [data-theme='dark'] & [data-for='light'], [data-theme='light'] & [data-for='dark'] {
    display: none;
  }
`;
