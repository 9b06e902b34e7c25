import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { pressable } from '../../internal/input/control.styles.ts';
import { color, radius, shadow, size, space } from '../../tokens/helpers.ts';

export const Root = styled(ToggleButton)`
  ${pressable}

  &[data-icon-only] {
    inline-size: ${size('control')};
    padding: 0;
  }

  &[data-selected] {
    border-color: ${color('border-accent')};
    background-color: ${color('bg-selected')};
    color: ${color('text-accent')};
  }

  @media (forced-colors: active) {
    &[data-selected] {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[data-selected][data-disabled] {
      border-color: GrayText;
      background-color: Canvas;
      color: GrayText;
    }
  }
`;

export const Group = styled(ToggleButtonGroup)`
  display: inline-flex;
  gap: ${space(0.5)};
  padding: ${space(0.5)};
  border-radius: ${radius('md')};
  background-color: ${color('bg-sunken')};

  & > [data-variant] {
    min-block-size: ${size('control-sm')};
    border-radius: ${radius('sm')};
  }

  & > [data-selected] {
    border-color: ${color('border-default')};
    background-color: ${color('bg-raised')};
    color: ${color('text-default')};
    box-shadow: ${shadow('raised')};
  }

  @media (forced-colors: active) {
    & > [data-selected] {
      background-color: Highlight;
      color: HighlightText;
    }
  }
`;
