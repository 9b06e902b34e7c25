import { css } from 'styled-components';
import { tones } from '../../../tokens/colors.ts';
import { align, color, radius, space, text, tint, weight } from '../../../tokens/helpers.ts';

/** Hidden from sight, not from the name of its button. */
const unseen = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  clip-path: inset(50%);
`;

/**
 * By the lines that there is room for, as an attribute says them: asked of the browser, each event would be a container of
 * its own, and a week of a thousand be styled and laid out a thousand times.
 */
const byLines = (root: string, lines: string) => css`
  ${root} & [data-part='event']:not([${lines}='1']) {
    [data-part='body'] {
      flex-direction: column;
      align-items: flex-start;
      gap: 0;

      & > * {
        flex-shrink: 0;
      }
    }

    [data-part='start'] {
      display: none;
    }
  }

  ${root} & [data-part='event']:is([${lines}='3'], [${lines}='4']) [data-part='title'] {
    font-size: var(--text-sm);
  }

  ${root} & [data-part='event'][${lines}='1'] :is([data-part='times'], [data-part='detail'], [data-part='status']),
  ${root} & [data-part='event'][${lines}='2'] :is([data-part='detail'], [data-part='status']),
  ${root} & [data-part='event'][${lines}='3'] [data-part='status'] {
    ${unseen}
  }
`;

/** An event, as a part of the grid: from its slot down, in its lane of the column. */
export const eventStyles = css`
  [data-part='event'] {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--from) * var(--slot));
    /* A strip of each slot stays free, to book beside. */
    inset-inline-start: calc(var(--lane) * (100% - 0.625rem));
    inline-size: calc(var(--span) * (100% - 0.625rem) - 2px);
    block-size: calc(var(--rows) * var(--slot) - 2px);
    --room: calc(var(--rows) * var(--slot) - 4px);
    margin: 0;
    padding: 0;
    overflow: hidden;
    border: 1px solid transparent;
    border-inline-start-width: 3px;
    border-radius: ${radius('sm')};
    text-align: ${align('start')};
    cursor: pointer;
    outline-offset: 0;
    ${tint('border-color', 'box-shadow')}
  }

  [data-part='event']:hover,
  [data-part='event']:focus-visible {
    z-index: 2;
    box-shadow: var(--shadow-overlay);
  }

  [data-part='whole-days'] [data-part='event'] {
    inset-block-start: calc(var(--lane) * 1.5rem + 2px);
    inset-inline-start: 1px;
    inline-size: calc(var(--covered) * 100% - 4px);
    block-size: 1.375rem;
    --room: calc(1.375rem - 2px);
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

  /* One line where there is room for no more. */
  [data-part='body'] {
    display: flex;
    align-items: baseline;
    gap: ${space(1)};
    block-size: 100%;
    padding-block: clamp(0px, (var(--room) - 1rem) / 2, 0.1875rem);
    padding-inline: ${space(1)};
    ${text('xs')}

    & > * {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  [data-part='title'] {
    flex-shrink: 0;
    font-weight: ${weight('semibold')};
  }

  [data-part='day'] {
    ${unseen}
  }

  /* What has the column for itself is wide enough. */
  [data-part='event'][data-shared] {
    container-type: inline-size;
  }

  @container (max-width: 5rem) {
    [data-part='times'] {
      ${unseen}
    }

    [data-part='start'] {
      display: none;
    }
  }

  ${byLines(":root:not([data-density='compact'])", 'data-lines')}
  ${byLines(":root[data-density='compact']", 'data-compact-lines')}

  @media (forced-colors: active) {
    [data-part='event'] {
      border: 1px solid ButtonText;
    }
  }
`;
