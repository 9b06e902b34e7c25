import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { OverlayFrame } from '../../internal/overlay/OverlayFrame.tsx';
import type { OverlayForm } from '../../internal/overlay/OverlayFrame.tsx';
import { Backdrop, Sheet } from './Drawer.styles.ts';

export interface DrawerProps {
  title: string;
  /** A pressable that opens it. Without one, `isOpen` rules. */
  trigger?: ReactElement;
  /** Left out with a trigger, it is kept here. */
  isOpen?: boolean;
  onOpenChange?: (change: { isOpen: boolean }) => void;
  /** The edge that it stands on, in the direction of reading. */
  side?: 'start' | 'end';
  /** 30, 48 or 72 rem wide, never wider than the window. */
  size?: 'md' | 'lg' | 'xl';
  /** Buttons, the main one last. */
  footer?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
  /** Makes one form of what it holds and its buttons: a submit button among them sends it. */
  form?: OverlayForm;
  /** What it holds; a function is given what closes it. */
  children?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
}

export function WholeDrawer({ title, trigger, isOpen, onOpenChange, side = 'end', size = 'md', footer, form, children }: DrawerProps) {
  const open = { isOpen, onOpenChange: (next: boolean) => onOpenChange?.({ isOpen: next }) };
  const overlay = (
    <Backdrop {...(!trigger && open)} isDismissable data-side={side}>
      <Sheet data-size={size}>
        <OverlayFrame title={title} role="dialog" footer={footer} form={form}>
          {children}
        </OverlayFrame>
      </Sheet>
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
