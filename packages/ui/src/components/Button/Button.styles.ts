import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { pressable } from '../../internal/input/control.styles.ts';

export const Root = styled(Button)`
  ${pressable}
  position: relative;

  &[data-wide] {
    inline-size: 100%;
  }

  &[data-pending] > :not([role='progressbar']) {
    opacity: 0;
  }

  & > [role='progressbar'] {
    position: absolute;
  }
`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
`;
