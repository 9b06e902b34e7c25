import { below, color, radius, shadow } from '@intake/ui/tokens';
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

  /* A whole screen is too small to read on a telephone: the side that matters, and all of its height. */
  ${below('mobile')} {
    img {
      block-size: 27rem;
      object-fit: cover;
      object-position: left top;
    }

    &[data-focus='end'] img {
      object-position: right top;
    }
  }

  [data-theme='dark'] & [data-for='light'], [data-theme='light'] & [data-for='dark'] {
    display: none;
  }
`;
