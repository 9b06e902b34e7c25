import { Button } from '@intake/ui/Button';
import { Drawer } from '@intake/ui/Drawer';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLeaving } from '../../data/forms/useLeaving.tsx';
import type { FormFrame } from '../../data/forms/useForm.ts';
import { commonMessages, problemText } from './administration.messages.ts';

export interface EditDrawerProps {
  title: string;
  form: FormFrame;
  /** “Save” otherwise. */
  saveLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form beside what it changes. Closing it asks while it holds what is not saved. */
export function EditDrawer({ title, form, saveLabel, onClose, children }: EditDrawerProps) {
  const { formatMessage } = useIntl();
  const { leave, question } = useLeaving(form.isDirty);
  return (
    <>
      <Drawer
        isOpen
        title={title}
        onOpenChange={({ isOpen }) => !isOpen && leave(onClose)}
        form={{ ...form.props, hasSummary: false, error: form.problem && formatMessage(problemText(form.problem)) }}
        footer={
          <>
            <Button onPress={() => leave(onClose)}>{formatMessage(commonMessages.cancel)}</Button>
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {saveLabel ?? formatMessage(commonMessages.save)}
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
      {question}
    </>
  );
}
