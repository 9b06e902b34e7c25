import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { Kbd } from '../Kbd/Kbd.tsx';
import { Bubble } from './Tooltip.styles.ts';

export interface TooltipProps {
  /** Words; nothing that can be pressed. */
  content: ReactNode;
  /** Keys that do the same, shown beside the words: `['Shift', 'R']`. */
  keys?: readonly string[];
  /** The side that it takes while there is room. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One of our pressable components; anything else goes through `TooltipAnchor`. */
  children: ReactElement;
}

/** A few words about what is pointed at or has the focus. */
export function Tooltip({ content, keys, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <Bubble placement={placement} offset={6}>
        {content}
        {keys && <Kbd keys={keys} isInverse />}
      </Bubble>
    </TooltipTrigger>
  );
}

/** Makes a plain element able to show a tooltip on focus and hover. The child needs a role. */
export { Focusable as TooltipAnchor };
