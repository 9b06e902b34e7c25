import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { CallPatient } from '../../shared/calls/CallPatient.tsx';
import { callPatientMessages as texts } from '../../shared/calls/callPatient.messages.ts';
import type { CalledPatient } from './callPatient.ts';
import { toasts } from './toasts.ts';

/** The drawer that has a patient called, above whichever screen it was opened from. */
export function CallPatientLayer({ onClose, ...called }: CalledPatient & { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return <CallPatient {...called} onCalled={() => showToast(toasts, { title: formatMessage(texts.calling, { name: called.name }), tone: 'success' })} onClose={onClose} />;
}
