import {
  useActOnRequestMutation, useAssignRequestMutation, useLinkRequestMutation, useNoteRequestMutation, usePlanRequestMutation, useSaveCheckInMutation, useSaveProjectMutation,
  useSaveReferralMutation, useSettleReplyMutation, useTakeStatedFieldMutation, useUndoRequestMutation,
} from '@intake/api/client';
import type { RequestAction, RequestDetail } from '@intake/api/contract';
import type { StatedKey } from '@intake/api/rules';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../../app/shell/toasts.ts';
import type { Problem } from '../../../../data/problem.ts';
import { problemIn } from '../../../../data/problemOf.ts';
import { replyMessages } from '../../../../shared/replies/replies.messages.ts';
import { problemText } from '../../../../shared/requests/problemText.ts';
import { nameOf } from '../list/RequestList.tsx';
import { listMessages, toastMessages } from '../Requests.messages.ts';
import { plainAct, type Act, type PlainEvent } from '../Requests.model.ts';
import type { SavedFields } from '../SaveDrawer.tsx';
import { eventNames, savedMessages } from '../../words.messages.ts';

/** What staff do with the open request; what stands in the way is told where it was asked, or by a toast. */
export function useRequestActions(request: RequestDetail | null) {
  const { formatMessage } = useIntl();
  const [act] = useActOnRequestMutation();
  const [undo] = useUndoRequestMutation();
  const [assign] = useAssignRequestMutation();
  const [plan] = usePlanRequestMutation();
  const [note] = useNoteRequestMutation();
  const [link] = useLinkRequestMutation();
  const [settle] = useSettleReplyMutation();
  const [take] = useTakeStatedFieldMutation();
  const [saveReferral] = useSaveReferralMutation();
  const [saveProject] = useSaveProjectMutation();
  const [saveCheckIn] = useSaveCheckInMutation();

  const name = () => (request ? nameOf(request, formatMessage(listMessages.noPatient)) : '');
  const seen = () => ({ id: request?.id ?? '', version: request?.version ?? 0 });
  const tell = (problem: Problem | null) => {
    if (problem) showToast(toasts, { title: formatMessage(problemText(problem)), tone: 'danger' });
    return problem;
  };
  const save = async ({ kind, fields }: SavedFields, of: RequestDetail | null) => {
    const saved = { id: of?.id ?? null, version: of?.version ?? null };
    if (kind === 'referral') return saveReferral({ body: { ...saved, ...fields } });
    return kind === 'project' ? saveProject({ body: { ...saved, ...fields } }) : saveCheckIn({ body: { ...saved, ...fields } });
  };
  const perform = async (wanted: Act) => {
    const problem = problemIn(await act({ body: { ...wanted, ...seen() } as RequestAction }));
    if (problem) return problem;
    showToast(toasts, { title: formatMessage(toastMessages.done, { event: formatMessage(eventNames[wanted.event]), name: name() }), tone: 'success' });
    return null;
  };
  return {
    /** Tells what stood in the way, and answers it. */
    tell,
    onAct: perform,
    onEvent: async (event: PlainEvent) => tell(await perform(plainAct(event))),
    onUndo: async () => {
      if (tell(problemIn(await undo({ body: seen() }))) === null) showToast(toasts, { title: formatMessage(toastMessages.undone, { name: name() }), tone: 'success' });
    },
    onAssign: async ({ assigneeId }: { assigneeId: string | null }) => tell(problemIn(await assign({ body: { ...seen(), assigneeId } }))),
    onPlan: async (wanted: { nextStep: string | null; nextStepOn: string | null }) => problemIn(await plan({ body: { ...seen(), ...wanted } })),
    onNote: async ({ text, mentions }: { text: string; mentions: string[] }) => problemIn(await note({ body: { id: seen().id, text, mentions } })),
    onTake: async ({ field }: { field: StatedKey }) => tell(problemIn(await take({ body: { ...seen(), field } }))),
    onLink: async (wanted: { otherId: string; isLinked: boolean }) => tell(problemIn(await link({ body: { ...seen(), ...wanted } }))),
    onReply: async (settled: { faxId: string; isReply: boolean }) => {
      if (tell(problemIn(await settle({ body: { ...seen(), ...settled } }))) === null)
        showToast(toasts, { title: formatMessage(settled.isReply ? replyMessages.settled : replyMessages.removed), tone: 'success' });
    },
    onTick: async ({ at, isDone }: { at: number; isDone: boolean }) => {
      if (!request) return;
      const { title, patientId, locationId, priority, note: text, requester, dueOn } = request;
      const checklist = request.checklist.map((line, index) => (index === at ? { ...line, isDone } : line));
      const fields = { title: title ?? '', patientId, locationId, priority, note: text, requester, dueOn, checklist };
      tell(problemIn(await save({ kind: 'project', fields }, request)));
    },
    onSave: async ({ isNew, ...fields }: SavedFields & { isNew: boolean }) => {
      const problem = problemIn(await save(fields, isNew ? null : request));
      if (!problem) showToast(toasts, { title: formatMessage(savedMessages.saved), tone: 'success' });
      return problem;
    },
  };
}
