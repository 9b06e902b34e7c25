import type { Registration } from '@intake/api/contract';
import type { RegistrationEvent } from '@intake/api/rules';
import { TextArea } from '@intake/ui/TextArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Stored } from '../administration.model.ts';
import { StoreDialog } from '../StoreDialog.tsx';
import { Whole } from './AdminPage.styles.ts';
import { registrationMessages as texts } from './Registrations.messages.ts';

export interface DecideDialogProps {
  event: RegistrationEvent;
  registration: Registration;
  onApprove: (registration: Registration) => Stored;
  onDecline: (registration: Registration, reason: string) => Stored;
  onClose: () => void;
}

/** Says what comes of it, and asks for a reason where somebody is refused. */
export function DecideDialog({ event, registration, onApprove, onDecline, onClose }: DecideDialogProps) {
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState('');
  const { organizationName: name, contactName: contact, email, message } = registration;
  if (event === 'approve')
    return (
      <StoreDialog
        title={formatMessage(texts.approveTitle, { name })}
        confirmLabel={formatMessage(texts.approve)}
        onStore={() => onApprove(registration)}
        onClose={onClose}
      >
        {() => (
          <>
            {message && <Whole dir="auto">{message}</Whole>}
            <p>{formatMessage(texts.approveText, { contact: <bdi>{contact}</bdi>, email: <bdi>{email}</bdi> })}</p>
          </>
        )}
      </StoreDialog>
    );
  const isValid = reason.trim() !== '';
  return (
    <StoreDialog
      isDestructive
      title={formatMessage(texts.declineTitle, { name })}
      confirmLabel={formatMessage(texts.decline)}
      isValid={isValid}
      onStore={() => onDecline(registration, reason.trim())}
      onClose={onClose}
    >
      {({ isTried }) => (
        <>
          {message && <Whole dir="auto">{message}</Whole>}
          <p>{formatMessage(texts.declineText, { email: <bdi>{email}</bdi> })}</p>
          <TextArea
            label={formatMessage(texts.reason)}
            isRequired
            maxLength={2000}
            error={isTried && !isValid ? formatMessage(texts.reasonMissing) : undefined}
            onChange={({ value }) => setReason(value)}
          />
        </>
      )}
    </StoreDialog>
  );
}
