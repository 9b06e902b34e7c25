import { useIntl } from 'react-intl';
import {
  useEditFaxPagesMutation, useExtractTextMutation, useFileFaxMutation, useHoldFaxMutation, useRejectFaxMutation, useRetryFaxMutation,
  useSplitFaxMutation,
} from '@intake/api/client';
import { showToast } from '@intake/ui/Toast';
import { toasts } from '../../../../app/shell/toasts.ts';
import { fileRequest } from '../model/draft.ts';
import type { PlannedPage } from '../model/pagePlan.ts';
import type { FaxActions } from '../model/screenModel.ts';
import type { Outcome } from '../../../../data/problem.ts';
import { toastMessages as texts } from '../problems.messages.ts';
import { outcomeOf } from './outcomeOf.ts';
import { untold } from './untold.ts';
import type { useOpenFax } from './useOpenFax.ts';
import type { useUndo } from './useUndo.ts';

interface FaxWorkParts {
  open: Pick<ReturnType<typeof useOpenFax>, 'detail' | 'version' | 'forgetClaim' | 'acceptVersion'>;
  tell: ReturnType<typeof useUndo>['tell'];
  /** Opens the next fax of the queue, or closes the list when it is empty. */
  onDone: () => void;
}

type FaxWork = Pick<FaxActions, 'onFile' | 'onHold' | 'onReject' | 'onRetryStage' | 'onReadAgain' | 'onEditPages' | 'onSplit'>;

/** What is done to the open fax. Every call waits for the server; a refusal leaves everything as it is. */
export function useFaxWork({ open, tell, onDone }: FaxWorkParts): FaxWork {
  const intl = useIntl();
  const [fileFax] = useFileFaxMutation(untold);
  const [holdFax] = useHoldFaxMutation(untold);
  const [rejectFax] = useRejectFaxMutation(untold);
  const [retryFax] = useRetryFaxMutation(untold);
  const [extractText] = useExtractTextMutation(untold);
  const [editFaxPages] = useEditFaxPagesMutation(untold);
  const [splitFax] = useSplitFaxMutation(untold);
  const fax = open.detail.state === 'ready' ? open.detail.value.fax : null;
  const faxId = fax?.id ?? '';
  const target = { faxId, version: open.version };

  const work = async (steps: () => Promise<unknown>): Outcome => {
    const problem = await outcomeOf(steps());
    if (problem?.code === 'version-conflict') await open.acceptVersion();
    return problem;
  };
  /** Work after which the fax leaves the queue. */
  const finish = (steps: () => Promise<unknown>, say: () => void): Outcome =>
    work(async () => {
      await steps();
      open.forgetClaim();
      say();
      onDone();
    });
  /** The version that the pages have once they are laid out as planned. */
  const laidOut = async (pages: readonly PlannedPage[] | null) =>
    pages ? (await editFaxPages({ body: { ...target, pages: [...pages] } }).unwrap()).version : target.version;

  return {
    onFile: ({ draft, turned }) =>
      finish(
        async () => {
          const version = await laidOut(turned);
          await fileFax({ body: fileRequest({ id: faxId }, version, draft) }).unwrap();
        },
        () => (draft.patient ? tell(texts.filed, faxId, { patient: draft.patient.name }) : tell(texts.filedWithoutPatient, faxId)),
      ),
    onHold: ({ hold, note }) =>
      hold
        ? finish(() => holdFax({ body: { ...target, hold, note } }).unwrap(), () => tell(texts.held, faxId))
        : work(async () => {
            await holdFax({ body: { ...target, hold, note } }).unwrap();
            showToast(toasts, { title: intl.formatMessage(texts.resumed), tone: 'success' });
          }),
    onReject: ({ reason }) => finish(() => rejectFax({ body: { ...target, reason } }).unwrap(), () => tell(texts.rejected, faxId)),
    onRetryStage: () =>
      work(async () => {
        await retryFax({ body: target }).unwrap();
        showToast(toasts, { title: intl.formatMessage(texts.retried) });
      }),
    onReadAgain: () =>
      work(async () => {
        await extractText({ body: target }).unwrap();
        open.forgetClaim();
      }),
    onEditPages: ({ pages, append }) =>
      work(async () => {
        const appended = append ? { append: { faxId: append.id, version: append.version } } : {};
        await editFaxPages({ body: { ...target, pages: [...pages], ...appended } }).unwrap();
        tell(texts.edited, faxId);
      }),
    onSplit: ({ pages, parts }) =>
      finish(
        async () => {
          const version = await laidOut(pages);
          await splitFax({ body: { faxId, version, parts: parts.map((part) => [...part]) } }).unwrap();
        },
        () => tell(texts.split, faxId, { count: parts.length }),
      ),
  };
}
