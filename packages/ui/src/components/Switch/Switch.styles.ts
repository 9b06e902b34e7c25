import { Switch } from 'react-aria-components/Switch';
import styled from 'styled-components';
import { choice, hint } from '../../internal/input/choice.styles.ts';
import { color, radius, tint, transition } from '../../tokens/helpers.ts';

export const Root = styled(Switch)`
  ${choice}
`;

export const Track = styled.span`
  flex-shrink: 0;
  inline-size: 1.75rem;
  block-size: 1rem;
  margin-block-start: 0.125rem;
  padding: 2px;
  border-radius: ${radius('full')};
  background-color: ${color('border-control')};
  ${tint('background-color')}

  &::before {
    display: block;
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border-radius: 50%;
    background-color: ${color('bg-surface')};
    content: '';
    ${transition('margin-inline-start')}
  }

  [data-selected] > & {
    background-color: ${color('solid-accent')};
  }

  [data-selected] > &::before {
    margin-inline-start: 0.75rem;
  }

  [data-focus-visible] > & {
    outline: 2px solid ${color('border-focus')};
    outline-offset: 2px;
  }

  [data-disabled] > & {
    background-color: ${color('border-strong')};
  }

  @media (forced-colors: active) {
    padding: 1px;
    border: 1px solid ButtonText;
    background-color: ButtonFace;
    forced-color-adjust: none;

    &::before {
      background-color: ButtonText;
    }

    [data-selected] > & {
      border-color: Highlight;
      background-color: Highlight;
    }

    [data-selected] > &::before {
      background-color: HighlightText;
    }

    [data-disabled] > & {
      border-color: GrayText;
      background-color: ButtonFace;
    }

    [data-disabled] > &::before {
      background-color: GrayText;
    }
  }
`;

export const Hint = styled.span`
  ${hint}
`;
