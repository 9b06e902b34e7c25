import { css } from 'styled-components';
import { color, space, text } from '../../tokens/helpers.ts';

/** The label that wraps a checkbox, a radio or a switch and its words. */
export const choice = css`
  /* Its hidden input stays with it, and lengthens nothing that scrolls. */
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${space(2)};
  min-block-size: 1.5rem;
  color: ${color('text-default')};
  ${text('md')}
  cursor: pointer;

  &[data-disabled] {
    color: ${color('text-disabled')};
    cursor: default;
  }

  &[data-focus-visible] {
    outline: none;
  }
`;

/** The mark itself; its parent carries the state. */
export const mark = css`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: 1rem;
  block-size: 1rem;
  margin-block-start: 0.125rem;
  border: 1.5px solid ${color('border-control')};
  background-color: ${color('bg-surface')};
  color: ${color('on-accent')};

  [data-hovered] > & {
    border-color: ${color('border-control-hover')};
  }

  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: ${color('solid-accent')};
    background-color: ${color('solid-accent')};
  }

  [data-invalid] > & {
    border-color: ${color('solid-danger')};
  }

  [data-focus-visible] > & {
    outline: 2px solid ${color('border-focus')};
    outline-offset: 2px;
  }

  [data-disabled] > & {
    border-color: ${color('border-strong')};
    background-color: ${color('bg-disabled')};
    color: ${color('text-disabled')};
  }

  @media (forced-colors: active) {
    [data-selected] > & {
      background-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** A choice and what stands below its words. */
export const choiceField = css`
  display: inline-flex;
  flex-direction: column;
  align-items: flex-start;
  min-inline-size: 0;

  & > [slot] {
    margin-block-start: -2px;
    padding-inline-start: 1.5rem;
  }
`;

/** Choices one below the other, or side by side while there is room. */
export const choices = css`
  display: flex;
  flex-direction: column;
  row-gap: ${space(1.5)};

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: ${space(4)};
  }
`;

/** A second, quieter line of words. */
export const hint = css`
  display: block;
  color: ${color('text-subtle')};
  ${text('xs')}
`;
