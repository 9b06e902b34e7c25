import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Drawer } from '@intake/ui/Drawer';
import { Form } from '@intake/ui/Form';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages, problemText } from './administration.messages.ts';
import { useStoring } from './useStoring.ts';
import type { Storing } from './useStoring.ts';

export interface EditDrawerProps extends Storing {
  title: string;
  isValid: boolean;
  /** From the first try on, what is missing is said. */
  children: (form: { isTried: boolean }) => ReactNode;
}

/** A form beside what it changes. Closes once the server has it, and never with what was typed unsaved. */
export function EditDrawer({ title, children, ...storing }: EditDrawerProps) {
  const { formatMessage } = useIntl();
  const { isTried, isPending, problem, store } = useStoring(storing);

  return (
    <Drawer
      isOpen
      title={title}
      onOpenChange={({ isOpen }) => !isOpen && storing.onClose()}
      footer={
        <>
          <Button onPress={storing.onClose}>{formatMessage(commonMessages.cancel)}</Button>
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
