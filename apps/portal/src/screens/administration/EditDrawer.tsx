import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Drawer } from '@intake/ui/Drawer';
import { Form } from '@intake/ui/Form';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from './administration.messages.ts';
import type { Stored } from './administration.model.ts';

export interface EditDrawerProps {
  title: string;
  isValid: boolean;
  /** From the first try on, what is missing is said. */
  children: (form: { isTried: boolean }) => ReactNode;
  onStore: () => Stored;
  onClose: () => void;
}

/** A form beside what it changes. Closes once the server has it, and never with what was typed unsaved. */
export function EditDrawer({ title, isValid, children, onStore, onClose }: EditDrawerProps) {
  const { formatMessage } = useIntl();
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const store = async () => {
    setTried(true);
    if (isPending || !isValid) return;
    setPending(true);
    const refused = await onStore();
    setPending(false);
    setProblem(refused);
    if (refused === null) onClose();
  };

  return (
    <Drawer
      isOpen
      title={title}
      onOpenChange={({ isOpen }) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void store()}>
            {formatMessage(commonMessages.save)}
          </Button>
        </>
      }
    >
      <Form hasSummary={false} onSubmit={store}>
        {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
        {children({ isTried })}
        {/* Enter in a field stores it. */}
        <button type="submit" hidden>
          {formatMessage(commonMessages.save)}
        </button>
      </Form>
    </Drawer>
  );
}
