import styled from 'styled-components';
import { oneLine } from '../../internal/oneLine.styles.ts';
import { tones } from '../../tokens/colors.ts';
import { color, radius, space, text, weight } from '../../tokens/helpers.ts';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  padding-inline: ${space(1.5)};
  border: 1px solid transparent;
  border-radius: ${radius('sm')};
  ${text('xs')}
  line-height: 1.125rem;
  font-weight: ${weight('medium')};
  white-space: nowrap;

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  ${tones.map(
    (tone) => `
  &[data-tone='${tone}'] {
    border-color: ${color(`border-${tone}`)};
    background-color: ${color(`bg-${tone}`)};
    color: ${color(`text-${tone}`)};
  }

  &[data-tone='${tone}'][data-solid] {
    border-color: transparent;
    background-color: ${color(`solid-${tone}`)};
    color: ${color(`on-${tone}`)};
  }`,
  )}

  @media (forced-colors: active) {
    &[data-tone][data-solid] {
      border-color: CanvasText;
      background-color: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
  }
`;

export const Words = styled.span`
  ${oneLine}
`;

export const Dot = styled.span`
  flex-shrink: 0;
  inline-size: 0.375rem;
  block-size: 0.375rem;
  border-radius: 50%;
  background-color: currentcolor;

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`;
