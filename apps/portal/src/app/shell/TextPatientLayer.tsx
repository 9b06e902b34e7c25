import { openMessageStatuses } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { TextPatient } from '../../shared/texting/TextPatient.tsx';
import { textPatientMessages as texts } from '../../shared/texting/textPatient.messages.ts';
import { useAccount } from '../session/account.ts';
import { useWorkplace } from '../session/useWorkplace.ts';
import { messagesPath } from './textPatient.ts';
import { toasts } from './toasts.ts';

export interface TextPatientLayerProps {
  patientId: string | null;
  number: string | null;
  onClose: () => void;
}

/** The drawer that writes to a patient, above whichever screen it was opened from. */
export function TextPatientLayer({ patientId, number, onClose }: TextPatientLayerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const navigate = useNavigate();
  const { may } = useAccount();
  const { timeZone } = useWorkplace();
  return (
    <TextPatient
      patientId={patientId}
      number={number}
      timeZone={timeZone}
      mayReadVisits={may('appointments.read')}
      onSent={({ conversationId, status, notBefore }) =>
        showToast(toasts, {
          title: notBefore && openMessageStatuses.includes(status) ? formatMessage(texts.scheduled, { time: formats.dateTime(notBefore, timeZone) }) : formatMessage(texts.sent),
          tone: 'success',
          action: { label: formatMessage(texts.show), onAction: () => void navigate(`${messagesPath}?conversation=${conversationId}`) },
        })
      }
      onClose={onClose}
    />
  );
}
