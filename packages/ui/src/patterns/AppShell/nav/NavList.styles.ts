import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import styled, { css } from 'styled-components';
import { align, color, radius, space, text, tint, transition, weight } from '../../../tokens/helpers.ts';

export const entry = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  inline-size: 100%;
  min-block-size: 1.875rem;
  padding-block: ${space(1)};
  padding-inline: ${space(2)};
  border: 0;
  border-radius: ${radius('md')};
  background-color: transparent;
  color: ${color('text-muted')};
  ${text('md')}
  font-weight: ${weight('medium')};
  text-align: ${align('start')};
  text-decoration: none;
  cursor: pointer;
  outline-offset: -2px;
  ${tint('background-color', 'color')}

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }

  svg {
    inline-size: 1rem;
    block-size: 1rem;
  }

  &[data-hovered] {
    background-color: ${color('bg-hover')};
    color: ${color('text-default')};
  }

  &[data-pressed],
  &[aria-current],
  &[data-current] {
    background-color: ${color('bg-pressed')};
    color: ${color('text-default')};
  }

  &[aria-current] > svg:first-child,
  &[data-current] > svg:first-child {
    color: ${color('text-accent')};
  }

  [data-collapsed] & {
    position: relative;
    justify-content: center;
    padding: 0;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

export const LinkEntry = styled(Link)`
  ${entry}
`;

export const GroupEntry = styled(Button)`
  ${entry}
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  line-height: 1.125rem;
`;

/** Keeps the order of its digits wherever it is read. */
export const Count = styled.bdi`
  color: ${color('text-subtle')};
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;

  [data-collapsed] & {
    position: absolute;
    inset-block-start: ${space(1)};
    inset-inline-end: ${space(1)};
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background-color: ${color('solid-accent')};
  }
`;

/** Another shape than the count: it tells without its colour. */
export const Alert = styled.bdi`
  display: flex;
  gap: 0.125rem;
  color: ${color('text-danger')};
  font-size: var(--text-xs);
  font-weight: ${weight('semibold')};
  font-variant-numeric: tabular-nums;

  [data-collapsed] & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: ${space(0.5)};
    font-size: 0.625rem;

    & > span,
    & ~ bdi {
      display: none;
    }
  }
`;

/** Points along the line while closed, down when open. */
export const Chevron = styled.span`
  display: flex;
  color: ${color('text-subtle')};
  ${transition('rotate')}

  [aria-expanded='true'] > & {
    rotate: 90deg;
  }

  [dir='rtl'] [aria-expanded='true'] > & {
    rotate: -90deg;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 1px;

  /* Labels of a group stand under its own label. */
  & & {
    margin-block-start: 1px;
    padding-inline-start: 1.625rem;
  }
`;
