import { useAttachFaxMutation, useUndoRequestMutation } from '@intake/api/client';
import { showToast, type ToastQueue } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../data/problem.ts';
import { problemIn } from '../../data/problemOf.ts';
import { attachMessages as texts } from './attach.messages.ts';
import { problemText } from './problemText.ts';

export interface Attachment {
  request: { id: string; version: number };
  faxId: string;
  isAttached: boolean;
}

/** Attaches a fax to a request or takes it off, and offers to take that back. */
export function useAttach(toasts: ToastQueue) {
  const { formatMessage } = useIntl();
  const [attach] = useAttachFaxMutation();
  const [undo] = useUndoRequestMutation();
  const takeBack = async (seen: Attachment['request']) => {
    const problem = problemIn(await undo({ body: seen }));
    showToast(toasts, problem ? { title: formatMessage(problemText(problem)), tone: 'danger' } : { title: formatMessage(texts.undone), tone: 'success' });
  };
  return async ({ request: { id, version }, faxId, isAttached }: Attachment): Outcome => {
    const answer = await attach({ body: { id, version, faxId, isAttached } });
    const { data } = answer;
    if (data)
      showToast(toasts, {
        title: formatMessage(isAttached ? texts.attached : texts.detached),
        tone: 'success',
        action: { label: formatMessage(texts.undo), onAction: () => void takeBack({ id, version: data.version }) },
      });
    return problemIn(answer);
  };
}
