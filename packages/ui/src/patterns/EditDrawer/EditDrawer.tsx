import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import type { DrawerProps } from '../../components/Drawer/WholeDrawer.tsx';
import { useUiLabels } from '../../theme/labels.ts';

export interface EditDrawerProps extends Omit<NonNullable<DrawerProps['form']>, 'label'> {
  title: string;
  /** The verb of the button that submits. “Save” otherwise. */
  saveLabel?: string;
  /** 30, 48 or 72 rem wide, never wider than the window. */
  size?: DrawerProps['size'];
  /** Wished by a person: nothing has been saved. */
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A form beside what it changes. Open while it is mounted; its caller closes it, once the server has what was typed. */
export function EditDrawer({ title, saveLabel, size, onClose, children, ...form }: EditDrawerProps) {
  const labels = useUiLabels();
  return (
    <Drawer
      isOpen
      title={title}
      size={size}
      form={{ hasSummary: false, ...form }}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{labels.cancel}</Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {saveLabel ?? labels.save}
          </Button>
        </>
      }
    >
      {children}
    </Drawer>
  );
}
