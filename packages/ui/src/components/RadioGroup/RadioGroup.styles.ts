import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { choice, choiceField, choices, hint, mark } from '../../internal/input/choice.styles.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(RadioGroup)`
  ${fieldStack}
`;

export const Choices = styled.div`
  ${choices}
`;

export const Item = styled(RadioField)`
  ${choiceField}
`;

export const Choice = styled(RadioButton)`
  ${choice}
`;

export const Mark = styled.span`
  ${mark}
  border-radius: 50%;

  [data-selected] > &::after {
    inline-size: 0.375rem;
    block-size: 0.375rem;
    border-radius: 50%;
    background-color: currentcolor;
    content: '';
  }
`;

export const Hint = styled.span`
  ${hint}
`;
