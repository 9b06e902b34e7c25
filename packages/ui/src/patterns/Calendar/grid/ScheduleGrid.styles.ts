import styled, { keyframes } from 'styled-components';
import { align, color, layer, radius, space, text, weight } from '../../../tokens/helpers.ts';
import { eventStyles } from './EventButton.styles.ts';

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* Opaque, or the browser paints all of it at each frame while it is scrolled, so that letters stay sharp. */
  background-color: ${color('bg-surface')};
  /* What is focused is never behind the heads. */
  scroll-padding-block: 5rem 2rem;
  scroll-padding-inline-start: 4.5rem;
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** Thousands of cells may be drawn in a day of many providers: they are plain elements, styled from here. */
export const Grid = styled.div`
  --slot: calc(var(--slot-rem) * 1rem);
  --tracks: 4.25rem repeat(var(--columns), minmax(7.5rem, 1fr));

  position: relative;
  min-inline-size: calc(4.25rem + var(--columns) * 7.5rem);
  padding-block-end: ${space(2)};

  [data-density='compact'] & {
    --slot: calc(var(--slot-rem) * 0.875rem);
  }

  [role='row'] {
    display: grid;
    grid-template-columns: var(--tracks);
  }

  [data-part='head'] {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer('nav')};
    border-block-end: 1px solid ${color('border-default')};
    background-color: ${color('bg-surface')};
  }

  [data-part='heads'][data-hidden] {
    position: absolute;
    clip-path: inset(50%);
  }

  [role='columnheader'] {
    display: flex;
    align-items: center;
    justify-content: center;
    flex-wrap: wrap;
    column-gap: ${space(1)};
    min-inline-size: 0;
    padding: ${space(1.5)} ${space(1)};
    border-inline-start: 1px solid ${color('border-default')};
    color: ${color('text-muted')};
    ${text('sm')}
  }

  [data-part='number'] {
    display: grid;
    place-items: center;
    min-inline-size: 1.625rem;
    block-size: 1.625rem;
    padding-inline: 0.25rem;
    border-radius: ${radius('full')};
    color: ${color('text-default')};
    ${text('md')}
    font-weight: ${weight('semibold')};
    font-variant-numeric: tabular-nums;
  }

  [data-today] [data-part='number'] {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  [data-today] [data-part='weekday'] {
    color: ${color('text-accent')};
  }

  [data-part='name'],
  [data-part='note'] {
    overflow: hidden;
    inline-size: 100%;
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='name'] {
    color: ${color('text-default')};
    font-weight: ${weight('semibold')};
  }

  [data-part='note'] {
    ${text('xs')}
  }

  [data-part='hours'],
  [data-part='whole-days'] [role='rowheader'] {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    background-color: ${color('bg-surface')};
  }

  /* Beside the rows, which begin where it does. */
  [data-part='hours'] {
    block-size: calc(var(--rows) * var(--slot));
    inline-size: 4.25rem;
    margin-block-end: calc(-1 * var(--rows) * var(--slot));

    /* Each stands on the line of its hour; a zone stands under it. */
    > span {
      position: absolute;
      inset-inline: 0 ${space(1.5)};
      display: flex;
      flex-direction: column;
      align-items: flex-end;
      color: ${color('text-subtle')};
      ${text('xs')}
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  }

  [data-part='whole-days'] {
    min-block-size: calc(var(--lanes) * 1.5rem + 0.25rem);
    border-block-start: 1px solid ${color('border-default')};

    [role='rowheader'] {
      padding: ${space(1)};
      color: ${color('text-subtle')};
      ${text('xs')}
      text-align: ${align('end')};
    }

    [role='gridcell'] {
      position: relative;
      border-inline-start: 1px solid ${color('border-default')};
    }
  }

  [data-part='row'] {
    block-size: var(--slot);
    grid-template-rows: 100%;
    border-block-start: 1px dotted ${color('border-default')};

    /* Out of sight nothing is styled, laid out or painted where no event begins, which would be cut off. */
    &[data-idle] {
      content-visibility: auto;
    }

    [role='gridcell'] {
      border-inline-start: 1px solid ${color('border-default')};
      background-color: ${color('bg-sunken')};
      outline-offset: -2px;
      cursor: pointer;
    }

    [role='gridcell'][data-open] {
      background-color: ${color('bg-surface')};
    }

    &[data-hour] {
      border-block-start-style: solid;
    }

    [data-filled] {
      position: relative;
    }

    /* The time under the pointer, where a click would book. */
    [data-column]:hover:not(:has(:hover)) {
      position: relative;
      background-color: ${color('bg-selected')};

      &::before {
        position: absolute;
        inset-block: 0;
        inset-inline-start: ${space(1.5)};
        display: flex;
        align-items: center;
        color: ${color('text-accent')};
        ${text('xs')}
        content: var(--time);
      }
    }

    [data-skipped] {
      background-image: repeating-linear-gradient(135deg, transparent 0 5px, ${color('border-default')} 5px 6px);
      cursor: default;
    }
  }

  /* One veil over all of them, and not at once: most answers come before anybody sees that they are waited for. */
  &[aria-busy='true']::after {
    position: absolute;
    inset-block: 0;
    inset-inline: 4.25rem 0;
    z-index: 1;
    background-color: ${color('bg-sunken')};
    opacity: 0.7;
    cursor: progress;
    content: '';
    animation: ${appear} 1ms 120ms backwards;
  }

  [data-part='hours'] + [data-part='row'] {
    border-block-start-color: transparent;
  }

  [data-part='row'] [data-part='name'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  [data-part='now'] {
    position: absolute;
    inset-inline: -1px 0;
    z-index: 3;
    block-size: 2px;
    margin-block-start: -1px;
    background-color: ${color('solid-danger')};
    pointer-events: none;

    &::before {
      position: absolute;
      inset-block-start: -4px;
      inset-inline-start: -4px;
      inline-size: 10px;
      block-size: 10px;
      border-radius: 50%;
      background-color: inherit;
      content: '';
    }
  }

  ${eventStyles}

  @media (forced-colors: active) {
    [data-today] [data-part='number'] {
      outline: 2px solid Highlight;
    }

    [data-part='now'] {
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Corner = styled.div.attrs({ role: 'columnheader' })`
  && {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    align-content: end;
    justify-content: end;
    border: 0;
    background-color: ${color('bg-surface')};
    color: ${color('text-subtle')};
    white-space: nowrap;
    ${text('xs')}
  }
`;
