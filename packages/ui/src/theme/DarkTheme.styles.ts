import { createGlobalStyle } from 'styled-components';
import { dark } from '../tokens/colors.ts';
import { shadows } from '../tokens/scales.ts';
import { themeVariables } from './variables.ts';

/** Not on paper, which has no dark ground. */
export const DarkTheme = createGlobalStyle`
  @media not print {
    [data-theme='dark'] {
      color-scheme: dark;
      ${themeVariables(dark, shadows.dark)}
    }
  }
`;
