import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { filterMessages as texts } from '../Requests.messages.ts';

export interface KeepViewDrawerProps {
  onKeep: (keep: { name: string }) => Outcome;
  /** The list is kept: what was typed stands no longer in the way of showing it. */
  onKept: () => void;
  onClose: () => void;
}

/** Gives the list as it is narrowed now a name. */
export function KeepViewDrawer({ onKeep, onKept, onClose }: KeepViewDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' && texts.nameEmpty }),
    save: ({ name }) => onKeep({ name: name.trim() }),
    onSaved: () => {
      onKept();
      onClose();
    },
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.keep)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} description={formatMessage(texts.nameText)} autoFocus isRequired maxLength={60} />
    </FormDrawer>
  );
}
