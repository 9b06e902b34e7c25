import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { letterProblem } from '../../shared/letters/letters.messages.ts';
import { SendFax } from '../../shared/sendFax/SendFax.tsx';
import { sendMessages as texts } from '../../shared/sendFax/sendFax.messages.ts';
import { useAccount } from '../session/account.ts';
import { useWorkplace } from '../session/useWorkplace.ts';
import { toasts } from './toasts.ts';
import { sentPath } from './sendFax.ts';

export interface SendFaxLayerProps {
  faxId: string;
  onClose: () => void;
}

/** The drawer that sends a document on, above whichever screen it was opened from. */
export function SendFaxLayer({ faxId, onClose }: SendFaxLayerProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { may } = useAccount();
  const { timeZone } = useWorkplace();
  const tell = (id: string) =>
    showToast(toasts, {
      title: formatMessage(texts.queued),
      tone: 'success',
      action: { label: formatMessage(texts.show), onAction: () => void navigate(`${sentPath}?sent=${id}`) },
    });
  return (
    <SendFax
      faxId={faxId}
      timeZone={timeZone}
      mayReadDirectory={may('patients.read')}
      onSent={({ id }) => tell(id)}
      onFailed={({ problem }) => {
        showToast(toasts, { title: formatMessage(letterProblem(problem)), tone: 'danger' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
