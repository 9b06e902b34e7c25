import { Checkbox } from '@intake/ui/Checkbox';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { toggle } from '../../../../data/forms/controls.ts';
import { FormDrawer } from '../../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../../data/forms/useForm.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { actionNames } from '../../words.messages.ts';
import { dialogMessages as texts } from '../Requests.messages.ts';
import type { Act } from '../Requests.model.ts';
import { RedirectFields, type Directory } from './RedirectFields.tsx';

export interface RedirectDrawerProps extends Directory {
  onAct: (act: Act) => Outcome;
  onClose: () => void;
}

/** Redirects without a letter, for whoever may send none. */
export function RedirectDrawer({ onAct, onClose, ...directory }: RedirectDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { clinicId: null as string | null, physicianId: null as string | null, redirectTo: '', note: '', isTold: false },
    check: ({ redirectTo }) => ({ redirectTo: redirectTo.trim() === '' && texts.redirectEmpty }),
    save: ({ clinicId, physicianId, redirectTo, note, isTold }) =>
      onAct({ event: 'redirect', to: redirectTo.trim(), clinicId, physicianId, note: note.trim() || null, isTold }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.redirectTitle)} form={form} saveLabel={formatMessage(actionNames.redirect)} onClose={onClose}>
      <RedirectFields form={form} {...directory} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={3} maxLength={2000} />
      <Checkbox {...toggle(form, 'isTold')} label={formatMessage(texts.told)} description={formatMessage(texts.toldText)} />
    </FormDrawer>
  );
}
