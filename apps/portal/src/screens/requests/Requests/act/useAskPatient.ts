import { useAskForMissingMutation } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { messagesPath } from '../../../../app/shell/textPatient.ts';
import { toasts } from '../../../../app/shell/toasts.ts';
import { newId } from '../../../../data/newId.ts';
import { problemIn } from '../../../../data/problemOf.ts';
import { textingProblem } from '../../../../shared/texting/texting.messages.ts';
import { toastMessages as texts } from '../Requests.messages.ts';

/** Asks the patient of a referral by text. Over a weak line the same press, however often, makes one text. */
export function useAskPatient(requestId: string | null): () => Promise<void> {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [ask] = useAskForMissingMutation();
  const key = useRef<{ requestId: string; clientKey: string } | null>(null);
  return async () => {
    if (!requestId) return;
    if (key.current?.requestId !== requestId) key.current = { requestId, clientKey: newId() };
    const asked = await ask({ body: key.current });
    const problem = problemIn(asked);
    if (problem?.code !== 'network') key.current = null;
    if (problem) showToast(toasts, { title: formatMessage(textingProblem(problem)), tone: 'danger' });
    if (!asked.data) return;
    const { conversationId } = asked.data;
    showToast(toasts, {
      title: formatMessage(texts.textAsked), tone: 'success',
      action: { label: formatMessage(texts.textShow), onAction: () => void navigate(`${messagesPath}?conversation=${conversationId}`) },
    });
  };
}
