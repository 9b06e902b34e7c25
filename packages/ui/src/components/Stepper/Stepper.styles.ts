import styled from 'styled-components';
import { align, color, radius, space, text, weight } from '../../tokens/helpers.ts';

const line = `
  flex: 1;
  min-inline-size: ${space(4)};
  border-block-start: 2px solid ${color('border-strong')};
  content: '';
`;

export const Root = styled.ol`
  display: flex;
  /* What has no room beside the others goes on below: no word runs into the next step. */
  flex-wrap: wrap;
  gap: ${space(2)};

  &[data-orientation='vertical'] {
    flex-direction: column;
    gap: 0;
  }
`;

export const Marker = styled.span`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid ${color('border-control')};
  border-radius: ${radius('full')};
  background-color: ${color('bg-surface')};
  color: ${color('text-muted')};
  ${text('xs')}
  font-weight: ${weight('semibold')};
  font-variant-numeric: tabular-nums;

  &:empty::before {
    content: attr(data-number);
  }

  svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    stroke-width: 3;
  }

  [data-state='complete'] & {
    border-color: ${color('solid-accent')};
    background-color: ${color('solid-accent')};
    color: ${color('on-accent')};
  }

  [data-state='current'] & {
    border-color: ${color('solid-accent')};
    color: ${color('text-accent')};
  }

  [data-state='failed'] & {
    border-color: ${color('solid-danger')};
    background-color: ${color('solid-danger')};
    color: ${color('on-danger')};
  }

  @media (forced-colors: active) {
    [data-state='current'] & {
      border-color: Highlight;
    }
  }
`;

export const Title = styled.span`
  font-weight: ${weight('medium')};
`;

export const Detail = styled.span`
  display: block;
  color: ${color('text-subtle')};
  ${text('sm')}
`;

export const Item = styled.li`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${space(2)};
  min-inline-size: min-content;
  color: ${color('text-muted')};
  ${text('md')}

  &:last-child {
    flex: none;
  }

  /* The way to the next step. */
  &:not(:last-child)::after {
    ${line}
    margin-block-start: calc(${space(1)} + 0.75rem - 1px);
  }

  &[data-state='complete']:not(:last-child)::after {
    border-color: ${color('solid-accent')};
  }

  &[data-state='current'] {
    color: ${color('text-default')};
  }

  &[data-state='failed'] {
    color: ${color('text-danger')};
  }

  & > button,
  & > div {
    display: flex;
    align-items: flex-start;
    gap: ${space(2)};
    min-inline-size: 0;
    margin: 0;
    padding: ${space(1)};
    border: 0;
    border-radius: ${radius('md')};
    background: none;
    color: inherit;
    text-align: ${align('start')};
  }

  & > button {
    cursor: pointer;

    &[data-hovered] {
      background-color: ${color('bg-hover')};
      color: ${color('text-default')};
    }
  }

  [data-orientation='vertical'] > & {
    position: relative;
    flex: none;
    padding-block-end: ${space(4)};

    &:not(:last-child)::after {
      position: absolute;
      inset-block: calc(1.5rem + ${space(2)}) 0;
      inset-inline-start: calc(${space(1)} + 0.75rem - 1px);
      min-inline-size: 0;
      margin: 0;
      border-block-start: 0;
      border-inline-start: 2px solid ${color('border-strong')};
    }

    &[data-state='complete']:not(:last-child)::after {
      border-color: ${color('solid-accent')};
    }
  }
`;
