import { createGlobalStyle } from 'styled-components';

/** On paper there is nothing but the sheets. */
export const OnlySheets = createGlobalStyle`
  @media print {
    body > :not([data-part='sheets']) {
      display: none !important;
    }
  }
`;
