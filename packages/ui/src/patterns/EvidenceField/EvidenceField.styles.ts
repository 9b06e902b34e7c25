import styled from 'styled-components';
import { color, radius, space, text } from '../../tokens/helpers.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;

  &[data-bare] {
    display: contents;
  }

  &[data-compact] {
    position: relative;
  }

  &[data-compact] > button:last-child {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 1.25rem;
`;

export const PageButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline: ${space(1.5)};
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  color: ${color('text-link')};
  ${text('xs')}
  line-height: 1.25rem;
  cursor: pointer;

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  &[data-tone] {
    align-self: flex-start;
    color: ${color('text-suggestion')};
    font-variant-numeric: tabular-nums;
  }

  &[data-tone='warning'] {
    color: ${color('text-warning')};
  }

  &[data-tone='neutral'] {
    color: ${color('text-muted')};
  }

  &:hover {
    background-color: ${color('bg-hover')};
  }

  &[aria-pressed='true'] {
    background-color: ${color('bg-suggestion')};
    color: ${color('text-suggestion')};
  }

  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
