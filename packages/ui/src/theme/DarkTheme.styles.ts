import { createGlobalStyle } from 'styled-components';
import { dark } from '../tokens/colors.ts';
import { shadows } from '../tokens/scales.ts';
import { themeVariables } from './variables.ts';

export const DarkTheme = createGlobalStyle`
  [data-theme='dark'] {
    color-scheme: dark;
    ${themeVariables(dark, shadows.dark)}
  }
`;
