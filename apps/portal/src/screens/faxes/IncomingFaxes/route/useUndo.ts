import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { askOnce, faxApi, useUndoActionMutation } from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { useAppDispatch } from '../../../../app/entry/store.ts';
import { toasts } from '../../../../app/shell/toasts.ts';
import { problemText, toastMessages as texts } from '../problems.messages.ts';
import { problemOf } from '../../../../data/problemOf.ts';
import { untold } from './untold.ts';

/** Takes back one of my last actions, and tells of every step that can be taken back. */
export function useUndo(onUndone: (undone: { faxId: string }) => void) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [undoAction] = useUndoActionMutation(untold);

  /** Null takes back the latest one; with a fax, the latest of that fax. */
  const undo = async (wanted: { actionId: string | null; faxId?: string }) => {
    try {
      const actions = await askOnce(dispatch(faxApi.endpoints.listMyActions.initiate(undefined, { forceRefetch: true })));
      const action = actions.find(({ id, faxId }) => (wanted.actionId ? id === wanted.actionId : !wanted.faxId || faxId === wanted.faxId));
      if (!action) {
        showToast(toasts, { title: intl.formatMessage(texts.nothingToUndo) });
        return;
      }
      const fax = await undoAction({ body: { actionId: action.id } }).unwrap();
      showToast(toasts, { title: intl.formatMessage(texts.undone), tone: 'success' });
      onUndone({ faxId: fax.id });
    } catch (error) {
      showToast(toasts, { title: intl.formatMessage(problemText(problemOf(error))), tone: 'danger' });
    }
  };

  /** Says what was done to a fax, with a way back. */
  const tell = (title: MessageDescriptor, faxId: string, values?: Record<string, string | number>) =>
    showToast(toasts, {
      title: intl.formatMessage(title, values),
      tone: 'success',
      action: { label: intl.formatMessage(texts.undo), onAction: () => void undo({ actionId: null, faxId }) },
    });

  return { undo, tell };
}
