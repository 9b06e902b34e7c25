import { css } from 'styled-components';
import { align, color, radius, size, space, text, tint, weight } from '../../tokens/helpers.ts';

/** Shape and states shared by everything that is pressed. */
export const pressable = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-block-size: ${size('control')};
  padding-inline: ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius('md')};
  background-color: transparent;
  color: ${color('text-default')};
  ${text('md')}
  font-weight: ${weight('medium')};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  ${tint('background-color', 'border-color', 'color', 'box-shadow')}

  svg {
    inline-size: ${size('icon')};
    block-size: ${size('icon')};
  }

  &[data-size='sm'] {
    min-block-size: ${size('control-sm')};
    padding-inline: ${space(2)};
    gap: ${space(1)};
    ${text('sm')}
  }

  &[data-variant='secondary'] {
    border-color: ${color('border-strong')};
    background-color: ${color('bg-raised')};
    box-shadow: var(--shadow-raised);
  }

  &[data-variant='secondary'][data-hovered] {
    background-color: ${color('bg-hover')};
  }

  &[data-variant='quiet'] {
    color: ${color('text-muted')};
  }

  &[data-variant='quiet'][data-hovered],
  &[data-variant='quiet'][aria-expanded='true'] {
    background-color: ${color('bg-hover')};
    color: ${color('text-default')};
  }

  &[data-variant='primary'] {
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  &[data-variant='primary'][data-hovered],
  &[data-variant='primary'][data-pressed] {
    background-color: ${color('solid-accent-hover')};
  }

  &[data-variant='danger'] {
    background-color: ${color('solid-danger')};
    color: ${color('on-danger')};
  }

  &[data-variant='danger'][data-hovered],
  &[data-variant='danger'][data-pressed] {
    background-color: ${color('solid-danger-hover')};
  }

  &[data-variant='secondary'][data-pressed],
  &[data-variant='quiet'][data-pressed] {
    background-color: ${color('bg-pressed')};
  }

  &[data-disabled] {
    border-color: transparent;
    background-color: ${color('bg-disabled')};
    color: ${color('text-disabled')};
    box-shadow: none;
    cursor: default;
  }

  &[data-variant='quiet'][data-disabled] {
    background-color: transparent;
  }

  @media (forced-colors: active) {
    border-color: ButtonBorder;

    &[data-disabled] {
      color: GrayText;
    }
  }
`;

/** The box of everything that is typed into or chosen from. */
export const fieldBox = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size('control')};
  padding-block: ${space(1)};
  padding-inline: ${space(2.5)};
  border: 1px solid ${color('border-control')};
  border-radius: ${radius('md')};
  background-color: ${color('bg-surface')};
  color: ${color('text-default')};
  ${text('md')}
  text-align: ${align('start')};
  ${tint('border-color', 'background-color')}

  &::placeholder,
  [data-placeholder] {
    color: ${color('text-subtle')};
    opacity: 1;
  }

  &[data-hovered],
  &:where(:not([data-rac])):hover {
    border-color: ${color('border-control-hover')};
  }

  &:focus-visible,
  &[data-focus-visible],
  &[data-focus-within],
  &:where(:not([data-rac])):focus-within {
    border-color: ${color('border-focus')};
    outline: 2px solid ${color('border-focus')};
    outline-offset: -1px;
  }

  &[data-invalid] {
    border-color: ${color('solid-danger')};
  }

  &[data-disabled],
  &[data-readonly],
  &[readonly],
  &:has(> [readonly]) {
    background-color: ${color('bg-sunken')};
  }

  &[data-disabled] {
    border-color: ${color('border-strong')};
    color: ${color('text-disabled')};
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** The box around an input and what stands beside it. */
export const inputBox = css`
  ${fieldBox}
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: 0;

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${color('text-subtle')};
  }
`;

/** The input inside: its box is drawn around it. */
export const bareInput = css`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: none;
  outline: none;

  text-align: inherit;

  &[data-numeric] {
    font-variant-numeric: tabular-nums;
  }

  &::placeholder {
    color: ${color('text-subtle')};
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
