import { css } from 'styled-components';
import { color, duration, faded, radius, shadow, space, text } from '../../tokens/helpers.ts';

/** A panel that floats above the page. */
export const panel = css`
  border: 1px solid ${color('border-default')};
  border-radius: ${radius('lg')};
  background-color: ${color('bg-raised')};
  color: ${color('text-default')};
  box-shadow: ${shadow('overlay')};
  outline: none;
  transition:
    opacity ${duration('fast')},
    translate ${duration('fast')};

  &[data-entering],
  &[data-exiting] {
    opacity: ${faded};
  }

  &[data-entering] {
    translate: 0 -2px;
  }
`;

/** The scrolling list inside such a panel. */
export const optionList = css`
  display: flex;
  flex-direction: column;
  max-block-size: min(24rem, inherit);
  padding: ${space(1)};
  overflow: auto;
  outline: none;
`;

/** One choice in it. */
export const option = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  column-gap: ${space(2)};
  min-block-size: var(--size-control);
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  border-radius: ${radius('md')};
  color: ${color('text-default')};
  ${text('md')}
  text-decoration: none;
  outline-offset: -2px;
  cursor: pointer;

  & > :first-child {
    grid-column: 1;
  }

  /* The place of an icon is kept where another of the group has one. */
  & > :first-child:empty {
    margin-inline-end: calc(-1 * ${space(2)});
  }

  :has(> * > svg:first-child) > & > :first-child:empty {
    inline-size: 1rem;
    margin: 0;
  }

  & > [data-part='label'] {
    grid-column: 2;
  }

  & > [data-part='description'] {
    grid-column: 2;
    color: ${color('text-subtle')};
    ${text('xs')}
  }

  & > [data-part='end'] {
    grid-column: 3;
    grid-row: 1;
    color: ${color('text-subtle')};
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-muted')};
  }

  &[data-focused],
  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  [data-theme='dark'] &[data-focused],
  [data-theme='dark'] &[data-hovered] {
    background-color: ${color('bg-pressed')};
  }

  &[data-selected] {
    color: ${color('text-accent')};
  }

  &[data-tone='danger'],
  &[data-tone='danger'] svg {
    color: ${color('text-danger')};
  }

  &[data-disabled] {
    color: ${color('text-disabled')};
    cursor: default;
  }

  @media (forced-colors: active) {
    &[data-focused] {
      outline: 2px solid Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;
