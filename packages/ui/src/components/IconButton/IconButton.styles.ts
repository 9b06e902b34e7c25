import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { pressable } from '../../internal/input/control.styles.ts';
import { size } from '../../tokens/helpers.ts';

export const Root = styled(Button)`
  ${pressable}
  inline-size: ${size('control')};
  padding: 0;

  &[data-size='sm'] {
    inline-size: ${size('control-sm')};
    padding: 0;
  }
`;
