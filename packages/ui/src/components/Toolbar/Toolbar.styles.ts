import { Group } from 'react-aria-components/Group';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar } from 'react-aria-components/Toolbar';
import styled from 'styled-components';
import { color, space } from '../../tokens/helpers.ts';

export const Root = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  &[data-bar] {
    min-block-size: 2.75rem;
    padding-inline: ${space(2)};
    border-block-end: 1px solid ${color('border-default')};
    background-color: ${color('bg-surface')};
  }
`;

export const Part = styled(Group)`
  display: flex;
  align-items: center;
  gap: ${space(0.5)};

  &[data-align='end'] {
    margin-inline-start: auto;
  }
`;

export const Line = styled(Separator)`
  align-self: center;
  inline-size: 1px;
  block-size: 1.25rem;
  margin-inline: ${space(1)};
  background-color: ${color('border-strong')};

  @media (forced-colors: active) {
    background-color: CanvasText;
  }
`;
