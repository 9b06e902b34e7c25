import { createGlobalStyle } from 'styled-components';
import { light } from '../tokens/colors.ts';
import { shadows } from '../tokens/scales.ts';
import { themeVariables } from './variables.ts';

/** Also matches below the root, so that a part (a dark side navigation) can carry its own theme. It weighs nothing, so that what is dark says so over it. */
export const LightTheme = createGlobalStyle`
  :where([data-theme]) {
    color-scheme: light;
    ${themeVariables(light, shadows.light)}
  }
`;
