import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { inputBox } from '../../internal/input/control.styles.ts';
import { Control } from '../../internal/input/inputBox.styles.ts';
import { color, space } from '../../tokens/helpers.ts';
import { Item } from '../Tag/Tag.styles.ts';

/** Grows with what is chosen; the button stays at its first line. */
export const Box = styled(Group)`
  ${inputBox}
  align-items: flex-start;
  padding-inline-start: ${space(1)};
`;

export const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  min-inline-size: 0;
  min-block-size: calc(var(--size-control) - 2px);
  padding-block: 3px;
`;

/** The tags flow with what is typed, as words of one line. */
export const Chosen = styled.ul`
  display: contents;
`;

export const Tag = styled(Item).attrs({ as: 'li' })`
  [data-disabled] & {
    background: none;
    color: ${color('text-muted')};
  }

  svg {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }
`;

export const Typed = styled(Control)`
  min-inline-size: 6rem;
  min-block-size: 1.375rem;
  margin-inline-start: ${space(1.5)};
`;

export const Opener = styled.div`
  display: grid;
  place-items: center;
  block-size: calc(var(--size-control) - 2px);
`;
