import {
  useAssignConversationMutation, useAttachConversationMutation, useCancelMessageMutation, useCloseConversationMutation, useLabelConversationMutation,
  useReadConversationMutation, useRecordOptOutMutation, useSettleMessageMutation, useSnoozeConversationMutation,
} from '@intake/api/client';
import type { ConversationDetail, FoundMessage } from '@intake/api/contract';
import type { MessageSettlement, OptOutKind } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { useIntl } from 'react-intl';
import { toasts } from '../../../app/shell/toasts.ts';
import type { Problem } from '../../../data/problem.ts';
import { problemIn, problemOf } from '../../../data/problemOf.ts';
import { textingProblem } from '../../../shared/texting/texting.messages.ts';
import { toastMessages as texts } from './Conversations.messages.ts';

/** What staff do with the open conversation but writing; what stands in the way is told by a toast, or where it was asked. */
export function useConversationActions(conversation: ConversationDetail | null, timeZone: string) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [assign] = useAssignConversationMutation();
  const [snooze] = useSnoozeConversationMutation();
  const [close] = useCloseConversationMutation();
  const [label] = useLabelConversationMutation();
  const [read] = useReadConversationMutation();
  const [attach] = useAttachConversationMutation();
  const [cancel] = useCancelMessageMutation();
  const [settle] = useSettleMessageMutation();
  const [record] = useRecordOptOutMutation();
  const seen = () => ({ id: conversation?.id ?? '', version: conversation?.version ?? 0 });
  const say = (title: string) => showToast(toasts, { title, tone: 'success' });
  const tell = (problem: Problem | null) => {
    if (problem) showToast(toasts, { title: formatMessage(textingProblem(problem)), tone: 'danger' });
    return problem;
  };
  return {
    tell,
    onAssign: async ({ assigneeId }: { assigneeId: string | null }) => void tell(problemIn(await assign({ body: { ...seen(), assigneeId } }))),
    onSnooze: async ({ until }: { until: string | null }) => {
      const problem = tell(problemIn(await snooze({ body: { ...seen(), until } })));
      if (!problem && until) say(formatMessage(texts.snoozed, { time: formats.dateTime(until, timeZone) }));
    },
    onDone: async ({ isClosed }: { isClosed: boolean }) => {
      const problem = tell(problemIn(await close({ body: { ...seen(), isClosed } })));
      if (!problem && isClosed) say(formatMessage(texts.closed));
      return problem;
    },
    onLabels: async ({ labels }: { labels: string[] }) => tell(problemIn(await label({ body: { ...seen(), labels } }))),
    onUnread: async () => tell(problemIn(await read({ body: { id: seen().id, lastReadId: null } }))),
    onAttach: async ({ patientId }: { patientId: string | null }) => void tell(problemIn(await attach({ body: { ...seen(), patientId } }))),
    onCancel: async ({ id, version }: FoundMessage) => {
      if (!tell(problemIn(await cancel({ body: { id, version } })))) say(formatMessage(texts.cancelled));
    },
    onSettle: async ({ message, settlement }: { message: FoundMessage; settlement: MessageSettlement }) =>
      void tell(problemIn(await settle({ body: { id: message.id, version: message.version, settlement } }))),
    onRecordOptOut: async ({ kind, wording }: { kind: OptOutKind; wording: string }) => {
      const { data, error } = await record({ body: { number: conversation?.number ?? '', kind, wording } });
      if (!data) return problemOf(error);
      say(formatMessage(texts.recorded, { count: data.withdrawnCount }));
      return null;
    },
  };
}
