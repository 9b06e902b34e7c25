import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Body, Panel } from './Popover.styles.ts';

export interface PopoverProps {
  /** The accessible name of what opens. */
  label: string;
  /** A pressable that opens it. */
  trigger: ReactElement;
  /** The side that it takes while there is room. */
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'start' | 'end';
  /** Left out, it is kept here. */
  isOpen?: boolean;
  onOpenChange?: (change: { isOpen: boolean }) => void;
  /** What it holds; a function is given what closes it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

export function WholePopover({ label, trigger, placement = 'bottom start', isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={(next) => onOpenChange?.({ isOpen: next })}>
      {trigger}
      <Panel placement={placement} offset={6}>
        <Body aria-label={label}>{({ close }) => (typeof children === 'function' ? children({ close }) : children)}</Body>
      </Panel>
    </DialogTrigger>
  );
}
