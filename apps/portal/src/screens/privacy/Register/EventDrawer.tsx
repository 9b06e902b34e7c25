import type { BreachEvent } from '@intake/api/rules';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { entryMessages, eventNames, eventTexts, generalProblem, registerProblems } from './Register.messages.ts';

export interface EventDrawerProps {
  event: BreachEvent;
  onAct: (act: { event: BreachEvent; note: string | null }) => Outcome;
  onClose: () => void;
}

/** Asks how something was done, before it stands in the register. */
export function EventDrawer({ event, onAct, onClose }: EventDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { note: '' },
    save: ({ note }) => onAct({ event, note: note.trim() || null }),
    onSaved: onClose,
    problemText: ({ code }) => registerProblems[code] ?? generalProblem,
  });
  return (
    <FormDrawer title={formatMessage(eventNames[event])} form={form} saveLabel={formatMessage(eventNames[event])} onClose={onClose}>
      <p>{formatMessage(eventTexts[event])}</p>
      <TextArea {...form.field('note')} label={formatMessage(entryMessages.note)} rows={3} maxLength={2000} autoFocus />
    </FormDrawer>
  );
}
