import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import styled from 'styled-components';
import { choice, choiceField, choices, hint, mark } from '../../internal/input/choice.styles.ts';
import { radius } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(CheckboxField)`
  ${choiceField}
`;

export const Box = styled(CheckboxButton)`
  ${choice}
`;

export const Mark = styled.span`
  ${mark}
  border-radius: ${radius('sm')};

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    stroke-width: 3.5;
  }
`;

export const Hint = styled.span`
  ${hint}
`;

export const Group = styled(CheckboxGroup)`
  ${fieldStack}
`;

export const Choices = styled.div`
  ${choices}
`;
