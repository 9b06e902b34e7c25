import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { OverlayFrame } from '../../internal/overlay/OverlayFrame.tsx';
import type { OverlayForm } from '../../internal/overlay/OverlayFrame.tsx';
import { Backdrop, Window } from './Dialog.styles.ts';

export interface DialogProps {
  title: string;
  /** A pressable that opens it. Without one, `isOpen` rules. */
  trigger?: ReactElement;
  /** Left out with a trigger, it is kept here. */
  isOpen?: boolean;
  onOpenChange?: (change: { isOpen: boolean }) => void;
  /** 24, 30 or 48 rem wide, or all the window. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** `alertdialog` interrupts and cannot be dismissed by a press outside. */
  role?: 'dialog' | 'alertdialog';
  /** Buttons, the main one last. */
  footer?: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** Makes one form of what it holds and its buttons: a submit button among them sends it. */
  form?: OverlayForm;
  /** What it holds; a function is given what closes it. */
  children?: ReactNode | ((dialog: { close: () => void }) => ReactNode);
}

export function WholeDialog({ title, trigger, isOpen, onOpenChange, size = 'md', role = 'dialog', footer, form, children }: DialogProps) {
  const open = { isOpen, onOpenChange: (next: boolean) => onOpenChange?.({ isOpen: next }) };
  const overlay = (
    <Backdrop {...(!trigger && open)} isDismissable={role === 'dialog'}>
      <Window data-size={size}>
        <OverlayFrame title={title} role={role} footer={footer} form={form}>
          {children}
        </OverlayFrame>
      </Window>
    </Backdrop>
  );
  return trigger ? (
    <DialogTrigger {...open}>
      {trigger}
      {overlay}
    </DialogTrigger>
  ) : (
    overlay
  );
}
