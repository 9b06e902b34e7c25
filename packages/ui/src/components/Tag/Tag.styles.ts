import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import styled from 'styled-components';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { color, radius, space, text } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(TagGroup)`
  ${fieldStack}
`;

export const Items = styled(TagList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const Item = styled(Tag)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  padding-inline: ${space(2)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('full')};
  background-color: ${color('bg-raised')};
  ${text('xs')}
  line-height: 1.375rem;
  cursor: default;

  &[data-selected] {
    border-color: ${color('border-selected')};
    background-color: ${color('bg-selected')};
    color: ${color('text-accent')};
  }

  &[data-selection-mode] {
    cursor: pointer;
  }

  &[data-hovered] {
    background-color: ${color('bg-hover')};
  }

  [data-part='label'] {
    ${oneLine}
  }

  [slot='remove'] {
    position: relative;
    display: grid;
    flex-shrink: 0;
    padding: ${space(0.5)};
    margin-inline-end: calc(-1 * ${space(1)});
    border: 0;
    border-radius: ${radius('full')};
    background: none;
    color: ${color('text-muted')};
    cursor: pointer;
  }

  /* A finger needs more than the cross. */
  [slot='remove']::after {
    position: absolute;
    inset: -4px;
    content: '';
  }

  [slot='remove'][data-hovered] {
    background-color: ${color('bg-pressed')};
  }

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  @media (forced-colors: active) {
    &[data-selected] {
      border-color: Highlight;
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
