import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styled from 'styled-components';
import { choice, hint, mark } from '../../internal/choice.styles.ts';
import { space } from '../../tokens/helpers.ts';
import { fieldStack } from '../Field/Field.styles.ts';

export const Root = styled(RadioGroup)`
  ${fieldStack}
`;

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};

  [data-orientation='horizontal'] > & {
    flex-flow: row wrap;
    column-gap: ${space(4)};
  }
`;

export const Choice = styled(Radio)`
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
