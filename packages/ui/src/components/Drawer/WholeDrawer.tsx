import type { ReactElement, ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { OverlayFrame } from '../../internal/OverlayFrame.tsx';
import { Backdrop, Sheet } from './Drawer.styles.ts';

export interface DrawerProps {
  title: string;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (change: { isOpen: boolean }) => void;
  side?: 'start' | 'end';
  size?: 'md' | 'lg';
  footer?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
  children?: ReactNode | ((drawer: { close: () => void }) => ReactNode);
}

export function WholeDrawer({ title, trigger, isOpen, onOpenChange, side = 'end', size = 'md', footer, children }: DrawerProps) {
  const open = { isOpen, onOpenChange: (next: boolean) => onOpenChange?.({ isOpen: next }) };
  const overlay = (
    <Backdrop {...(!trigger && open)} isDismissable data-side={side}>
      <Sheet data-size={size}>
        <OverlayFrame title={title} role="dialog" footer={footer}>
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
