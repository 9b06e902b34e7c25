import { waitlistRemoveReasons, type WaitlistRemoveReason } from '@intake/api/rules';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { entryMessages as texts, problemText, removeReasonNames } from './Waitlist.messages.ts';

export interface RemoveDrawerProps {
  name: string;
  onRemove: (removed: { reason: WaitlistRemoveReason }) => Outcome;
  onClose: () => void;
}

/** Why somebody does not wait any more: a digit chooses, Enter takes them off the list. */
export function RemoveDrawer({ name, onRemove, onClose }: RemoveDrawerProps) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { reason: waitlistRemoveReasons[0] as string },
    save: ({ reason }) => onRemove({ reason: waitlistRemoveReasons.find((one) => one === reason) ?? 'other' }),
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.removeTitle, { name })} form={form} saveLabel={formatMessage(texts.remove)} onClose={onClose}>
      <p>{formatMessage(texts.removeText)}</p>
      <RadioGroup
        {...choice(form, 'reason')}
        label={formatMessage(texts.why)}
        autoFocus
        hasDigits
        items={waitlistRemoveReasons.map((id) => ({ id, label: formatMessage(removeReasonNames[id]) }))}
      />
    </FormDrawer>
  );
}
