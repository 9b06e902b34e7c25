import { EditDrawer } from '@intake/ui/EditDrawer';
import type { ReactNode } from 'react';
import type { FormFrame } from './useForm.ts';
import { useLeaving } from './useLeaving.tsx';

export interface FormDrawerProps {
  title: string;
  form: FormFrame;
  /** The verb of the button that submits. “Save” otherwise. */
  saveLabel?: string;
  /** `lg` for a form with a preview beside it, `xl` where the page has to be read. */
  size?: 'md' | 'lg' | 'xl';
  onClose: () => void;
  children: ReactNode;
}

/** A form beside what it changes. Closing it asks while it holds what is not saved. */
export function FormDrawer({ title, form, saveLabel, size, onClose, children }: FormDrawerProps) {
  const { leave, question } = useLeaving(form.isDirty);
  return (
    <>
      <EditDrawer {...form.props} title={title} size={size} saveLabel={saveLabel} onClose={() => leave(onClose)}>
        {children}
      </EditDrawer>
      {question}
    </>
  );
}
