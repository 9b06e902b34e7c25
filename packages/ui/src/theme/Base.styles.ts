import { createGlobalStyle } from 'styled-components';
import { align, color, weight } from '../tokens/helpers.ts';
import { densityVariables, scaleVariables } from './variables.ts';

const latin = `'Inter Variable', ui-sans-serif, system-ui`;

/**
 * Scales, reset and page defaults. Notes on them, here because a template is sent with its comments:
 *
 * - `:lang`: Han characters are drawn differently in Japanese and in Simplified Chinese; the language picks the face.
 * - `box-sizing`, `::selection`: not for pseudo-elements too, not on every element: a rule that matches a pseudo-element
 *   makes the browser work out its style for each element. The selection's is inherited where browsers can.
 * - `svg` in forced colours: browsers leave pictures their colours; an icon is a sign, and takes that of its words.
 * - `:focus-visible`: one ring for everything that can be focused; parts may only move it.
 * - `scrollbar-width` is not inherited, and the colour is.
 * - `--align-start`, `unicode-bidi`: mirrored, an English sentence begins with its number and ends with its full stop as
 *   ever, and stands at the side where the page begins: words have the order of their script, places that of the page.
 * - `data-flip`: an icon that shows a direction of reading turns with it.
 */
export const Base = createGlobalStyle`
  :root {
    ${scaleVariables}
    ${densityVariables('comfortable')}
    --font-body: ${latin}, 'Noto Sans SC Variable', 'Noto Sans JP Variable', sans-serif;
    --font-mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace;
  }

  :root[data-density='compact'] {
    ${densityVariables('compact')}
  }

  :root:lang(ja) {
    --font-body: ${latin}, 'Noto Sans JP Variable', 'Hiragino Sans', 'Yu Gothic UI', 'Noto Sans SC Variable', sans-serif;
  }

  :root:lang(zh) {
    --font-body: ${latin}, 'Noto Sans SC Variable', 'PingFang SC', 'Microsoft YaHei UI', 'Noto Sans JP Variable', sans-serif;
  }

  @media (pointer: coarse) {
    :root, :root[data-density] {
      ${densityVariables('touch')}
    }
  }

  :root {
    --faded: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --faded: 1;
      --duration-fast: 0ms;
      --duration-normal: 0ms;
      --duration-slow: 0ms;
    }
  }

  :root, [dir='ltr'] {
    --align-start: left;
    --align-end: right;
  }

  [dir='rtl'] {
    --align-start: right;
    --align-end: left;
  }

  :where([dir='rtl'] :not(svg *)) {
    unicode-bidi: plaintext;
  }

  * {
    box-sizing: border-box;
  }

  html {
    block-size: 100%;
    scrollbar-color: ${color('border-strong')} transparent;
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
  }

  body {
    min-block-size: 100%;
    margin: 0;
    background-color: ${color('bg-canvas')};
    color: ${color('text-default')};
    font-family: var(--font-body);
    font-size: var(--text-md);
    font-weight: ${weight('regular')};
    line-height: var(--leading-md);
    text-align: ${align('start')};
    font-feature-settings: 'cv05', 'cv08', 'ss03';
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }

  ul, ol {
    list-style: none;
  }

  button, input, textarea, select {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  img, svg {
    display: block;
    flex-shrink: 0;
  }

  a {
    color: inherit;
  }

  @media (forced-colors: active) {
    svg {
      forced-color-adjust: auto;
    }
  }

  :focus-visible, [data-focus-visible] {
    outline: 2px solid ${color('border-focus')};
    outline-offset: 1px;
  }

  [data-rac]:focus:not([data-focus-visible], :focus-visible) {
    outline: none;
  }

  :root::selection {
    background-color: ${color('mark-selection')};
  }

  * {
    scrollbar-width: thin;
  }

  [dir='rtl'] [data-flip] {
    transform: scaleX(-1);
  }
`;
