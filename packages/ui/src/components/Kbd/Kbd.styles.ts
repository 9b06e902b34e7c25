import styled from 'styled-components';
import { color, radius, space, text, weight } from '../../tokens/helpers.ts';

export const Keys = styled.span`
  display: inline-flex;
  gap: ${space(0.5)};
  direction: ltr;
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.25rem;
  block-size: 1.25rem;
  padding-inline: ${space(1)};
  border: 1px solid ${color('border-strong')};
  border-radius: ${radius('sm')};
  background-color: ${color('bg-surface')};
  color: ${color('text-muted')};
  ${text('xs')}
  font-family: inherit;
  font-weight: ${weight('medium')};

  [data-inverse] > & {
    border-color: color-mix(in srgb, currentcolor 60%, transparent);
    background-color: transparent;
    color: inherit;
  }
`;
