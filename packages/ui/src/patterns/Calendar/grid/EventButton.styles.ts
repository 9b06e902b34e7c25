import { css } from 'styled-components';
import { oneLine } from '../../../internal/oneLine.styles.ts';
import { tones } from '../../../tokens/colors.ts';
import { align, color, radius, space, text, tint, weight } from '../../../tokens/helpers.ts';

/**
 * By the lines that there is room for, as an attribute says them: asked of the browser, each event would be a container of
 * its own, and a week of a thousand be styled and laid out a thousand times.
 */
const byLines = (root: string, lines: string) => css`
  ${root} & [data-part='event']:not([${lines}='1']) {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    padding-block: 0.1875rem;

    &::after {
      content: none;
    }
  }

  ${root} & [data-part='event']:is([${lines}='3'], [${lines}='4']) [data-part='title'] {
    font-size: var(--text-sm);
  }
`;

/** An event, as a part of the grid: from its slot down, in its lane of the column. */
export const eventStyles = css`
  [data-part='event'] {
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    /* A strip of each slot stays free, to book beside. */
    inline-size: calc(100% - 0.625rem - 2px);
    display: flex;
    align-items: center;
    gap: ${space(1)};
    margin: 0;
    padding-block: 0;
    padding-inline: ${space(1)};
    /* Hidden would make of each something that can be scrolled. */
    overflow: clip;
    border: 1px solid transparent;
    border-inline-start-width: 3px;
    border-radius: ${radius('sm')};
    ${text('xs')}
    text-align: ${align('start')};
    cursor: pointer;
    outline-offset: 0;
    ${tint('border-color', 'box-shadow')}
  }

  [data-part='event'] > span {
    flex-shrink: 0;
    max-inline-size: 100%;
    ${oneLine}
  }

  /* Beside the title there is room for when it begins, which its own name says with its end. */
  [data-part='event'][data-start]::after {
    ${oneLine}
    unicode-bidi: plaintext;
    content: attr(data-start);
  }

  [data-part='event']:hover,
  [data-part='event']:focus-visible {
    z-index: 2;
    box-shadow: var(--shadow-overlay);
  }

  [data-part='whole-days'] [data-part='event'] {
    inset-inline-start: 1px;
    block-size: 1.375rem;
  }

  ${tones.map(
    (tone) => `
  [data-part='event'][data-tone='${tone}'] {
    border-color: ${color(`border-${tone}`)};
    border-inline-start-color: ${color(`solid-${tone}`)};
    background-color: ${color(`bg-${tone}`)};
    color: ${color(`text-${tone}`)};
  }`,
  )}

  [data-part='event'][data-moving] {
    z-index: 3;
    border-style: dashed;
    box-shadow: var(--shadow-overlay);
  }

  [data-part='event'][data-cancelled] {
    border-style: dashed;
    background-color: ${color('bg-surface')};

    [data-part='title'] {
      text-decoration: line-through;
    }
  }

  [data-part='title'] {
    font-weight: ${weight('semibold')};
  }

  /* What has the column for itself is wide enough. */
  [data-part='event'][data-shared] {
    container-type: inline-size;
  }


  ${byLines(":root:not([data-density='compact'])", 'data-lines')}
  ${byLines(":root[data-density='compact']", 'data-compact-lines')}

  /* What only the wider rows have room for. */
  :root[data-density='compact'] & [data-part='event'][data-compact-lines='1'] [data-part='times'],
  :root[data-density='compact'] & [data-part='event']:is([data-compact-lines='1'], [data-compact-lines='2']) [data-part='detail'],
  :root[data-density='compact'] & [data-part='event']:not([data-compact-lines='4']) [data-part='status'] {
    display: none;
  }

  @container (max-width: 5rem) {
    [data-part='event'] > span:not([data-part='title']) {
      display: none;
    }

    [data-part='event'][data-start]::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    [data-part='event'] {
      border: 1px solid ButtonText;
    }
  }
`;
