import { cancelReasons, seriesScopes, type CancelReason, type SeriesScope } from '@intake/api/rules';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { cancelReasonNames, problemText } from '../words.messages.ts';
import { bookMessages as texts } from './Appointments.messages.ts';
import { ScopeField } from './series/ScopeField.tsx';

export interface CancelDrawerProps {
  name: string;
  /** Of a series: how far it reaches is asked. */
  isOfSeries: boolean;
  onCancel: (cancel: { reason: CancelReason; note: string | null; scope: SeriesScope }) => Outcome;
  onClose: () => void;
}

/** Why a visit does not take place: a digit chooses, Enter cancels it. */
export function CancelDrawer({ name, isOfSeries, onCancel, onClose }: CancelDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { reason: cancelReasons[0] as string, note: '', scope: 'this' },
    save: ({ reason, note, scope }) => onCancel({ reason: cancelReasons.find((one) => one === reason) ?? 'other', note: note.trim() || null, scope: seriesScopes.find((one) => one === scope) ?? 'this' }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.cancelTitle, { name })} form={form} saveLabel={formatMessage(texts.cancel)} onClose={onClose}>
      <p>{formatMessage(texts.cancelText)}</p>
      <RadioGroup
        {...choice(form, 'reason')}
        label={formatMessage(texts.why)}
        autoFocus
        hasDigits
        items={cancelReasons.map((id) => ({ id, label: formatMessage(cancelReasonNames[id]) }))}
      />
      {isOfSeries && <ScopeField form={form} />}
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={2} maxLength={2000} />
    </FormDrawer>
  );
}
