import type { Registration } from '@intake/api/contract';
import type { RegistrationEvent } from '@intake/api/rules';
import { TextArea } from '@intake/ui/TextArea';
import { useIntl } from 'react-intl';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { StoreDialog } from '../StoreDialog.tsx';
import { Whole } from './AdminPage.styles.ts';
import { registrationMessages as texts } from './Registrations.messages.ts';

export interface DecideDialogProps {
  event: RegistrationEvent;
  registration: Registration;
  onApprove: (registration: Registration) => Outcome;
  onDecline: (registration: Registration, reason: string) => Outcome;
  onClose: () => void;
}

/** Says what comes of it, and asks for a reason where somebody is refused. */
export function DecideDialog({ event, registration, onApprove, onDecline, onClose }: DecideDialogProps) {
  const { formatMessage } = useIntl();
  const isDecline = event === 'decline';
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: isDecline && reason.trim() === '' && texts.reasonMissing }),
    save: ({ reason }) => (isDecline ? onDecline(registration, reason.trim()) : onApprove(registration)),
    onSaved: onClose,
  });
  const { organizationName: name, contactName, email, message } = registration;
  const told = { contact: <bdi>{contactName}</bdi>, email: <bdi>{email}</bdi> };
  return (
    <StoreDialog
      isDestructive={isDecline}
      title={formatMessage(isDecline ? texts.declineTitle : texts.approveTitle, { name })}
      confirmLabel={formatMessage(isDecline ? texts.decline : texts.approve)}
      form={form}
      onClose={onClose}
    >
      {message && <Whole dir="auto">{message}</Whole>}
      <p>{formatMessage(isDecline ? texts.declineText : texts.approveText, told)}</p>
      {isDecline && <TextArea {...form.field('reason')} label={formatMessage(texts.reason)} isRequired maxLength={2000} />}
    </StoreDialog>
  );
}
