import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { color, radius, space, text } from '../../tokens/helpers.ts';
import { panel } from './overlay.styles.ts';

/** Opens what a picker offers; stands at the end of its box. */
export const Open = styled(Button)`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin-inline: auto calc(-1 * ${space(1)});
  padding: 0;
  border: 0;
  border-radius: ${radius('sm')};
  background: none;
  cursor: pointer;

  &[data-hovered],
  &[aria-expanded='true'] {
    background-color: ${color('bg-hover')};
  }

  &[data-disabled] {
    cursor: default;
  }

  &[data-disabled] svg {
    color: ${color('text-disabled')};
  }
`;

export const Panel = styled(Popover)`
  ${panel}
  max-inline-size: 92vw;
`;

export const Body = styled(Dialog)`
  max-block-size: inherit;
  padding: ${space(3)};
  overflow: auto;
  outline: none;
`;

/** A line about the day that is looked at; it keeps its place while it has nothing to say. */
export const DayNote = styled.p`
  min-block-size: 1rem;
  max-inline-size: calc(7 * (var(--size-control) + 4px));
  color: ${color('text-subtle')};
  ${text('xs')}
`;
