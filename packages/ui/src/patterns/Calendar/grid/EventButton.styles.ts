import { css } from 'styled-components';
import { oneLine } from '../../../internal/oneLine.styles.ts';
import { tones } from '../../../tokens/colors.ts';
import { align, color, radius, space, text, tint, weight } from '../../../tokens/helpers.ts';

/**
 * By the lines that there is room for, as an attribute says them: asked of the browser, each event would be a container of
 * its own, and a week of a thousand be styled and laid out a thousand times.
 */
const byLines = (root: string, lines: string) => css`
  ${root} & [data-event][${lines}] {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    padding-block: 0.1875rem;

    &::after {
      content: none;
    }
  }

  ${root} & [data-event]:is([${lines}='3'], [${lines}='4']) [data-part='title'] {
    font-size: var(--text-sm);
  }
`;

/** An event, as a part of the grid: from its slot down, in its lane of the column. */
export const eventStyles = css`
  [data-event] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
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

  [data-event] > span {
    flex-shrink: 0;
    max-inline-size: 100%;
    ${oneLine}
  }

  /* Beside the title there is room for when it begins, which its own name says with its end. */
  [data-event][data-start]::after {
    ${oneLine}
    unicode-bidi: plaintext;
    content: attr(data-start);
  }

  [data-event]:hover,
  [data-event]:focus-visible {
    z-index: 2;
    box-shadow: var(--shadow-overlay);
  }

  [data-part='whole-days'] [data-event] {
    inset-inline-start: 1px;
    block-size: 1.375rem;
  }

  ${tones.map(
    (tone) => `
  [data-event][data-tone='${tone}'] {
    border-color: ${color(`border-${tone}`)};
    border-inline-start-color: ${color(`solid-${tone}`)};
    background-color: ${color(`bg-${tone}`)};
    color: ${color(`text-${tone}`)};
  }`,
  )}

  /* A sliver among many: its bar and its colour are all that it has room for. */
  [data-event][data-narrow] {
    border-block-width: 0;
    border-inline-end-width: 0;
    border-radius: 0;
  }

  /* Its foot, by which a mouse makes it longer or shorter. */
  [data-event][data-movable]:hover::before {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 5px;
    cursor: ns-resize;
    content: '';
  }

  [data-event][data-moving] {
    z-index: 3;
    cursor: grabbing;
    border-style: dashed;
    box-shadow: var(--shadow-overlay);
  }

  [data-event][data-cancelled] {
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
  [data-event][data-shared] {
    container-type: inline-size;
  }

  ${byLines(":root:not([data-density='compact'])", 'data-lines')}
  ${byLines(":root[data-density='compact']", 'data-compact-lines')}

  /* What only the wider rows have room for. */
  :root[data-density='compact'] & [data-event]:not([data-compact-lines]) [data-part='times'],
  :root[data-density='compact'] & [data-event]:not([data-compact-lines='3'], [data-compact-lines='4']) [data-part='detail'],
  :root[data-density='compact'] & [data-event]:not([data-compact-lines='4']) [data-part='status'] {
    display: none;
  }

  @container (max-width: 5rem) {
    [data-event] > span:not([data-part='title']) {
      display: none;
    }

    [data-event][data-start]::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    [data-event] {
      border: 1px solid ButtonText;
    }
  }
`;
