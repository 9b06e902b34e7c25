import {
  useCountConversationsQuery, useGetConversationQuery, useGetSetupStateQuery, useListColleaguesQuery, useListConversationsInfiniteQuery, useListMessagesInfiniteQuery,
} from '@intake/api/client';
import type { ConversationDetail } from '@intake/api/contract';
import { openMessageStatuses } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { showToast } from '@intake/ui/Toast';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../../app/session/account.ts';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { useTextPatient } from '../../../app/shell/textPatient.ts';
import { toasts } from '../../../app/shell/toasts.ts';
import { useUnsaved } from '../../../data/forms/useUnsaved.ts';
import { loadableOf, pagedOf } from '../../../data/loadableOf.ts';
import { neighbourOf } from '../../../data/neighbourOf.ts';
import { useSettled } from '../../../data/useSettled.ts';
import { isBlank, type Draft } from '../../../shared/texting/composer.model.ts';
import { draftFileOf } from '../../../shared/texting/sentFile.ts';
import { useOutgoing } from '../../../shared/texting/useOutgoing.ts';
import { usePreview } from '../../../shared/texting/usePreview.ts';
import { useNow } from '../../../shared/useNow.ts';
import { phonesPath } from '../paths.ts';
import { toastMessages } from './Conversations.messages.ts';
import { addressOf, placeOf } from './Conversations.model.ts';
import { ConversationsScreen } from './ConversationsScreen.tsx';
import { useConversationActions } from './useConversationActions.ts';
import { useConversationPresence } from './useConversationPresence.ts';

const pageSize = 100;
const threadSize = 50;
/** Milliseconds: each search is written into the audit trail. */
const typingPause = 300;

/** Connects the URL and the API to the screen. The URL holds ids, views and labels, never a person. */
export function ConversationsRoute() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { user, may } = useAccount();
  const { timeZone } = useWorkplace();
  const now = useNow();
  const textPatient = useTextPatient();
  const [address, setAddress] = useSearchParams();
  const { view, label, openId } = placeOf(address);
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim(), typingPause);
  const drafts = useRef(new Map<string, Draft>());
  const [writingId, setWriting] = useState<string | null>(null);
  const [unreadId, setUnread] = useState<string | null>(null);
  useUnsaved(({ leavesPage }) => leavesPage && drafts.current.size > 0);

  const list = useListConversationsInfiniteQuery({ query: { view, limit: pageSize, ...(label && { label }), ...(settled && { search: settled }) } });
  const counts = useCountConversationsQuery();
  const detail = useGetConversationQuery(openId ? { params: { id: openId } } : skipToken);
  const thread = useListMessagesInfiniteQuery(openId ? { query: { conversationId: openId, limit: threadSize } } : skipToken);
  const { data: colleagues = [] } = useListColleaguesQuery();
  const { data: setup } = useGetSetupStateQuery();

  const conversation = openId ? (detail.currentData ?? null) : null;
  const { model: preview, onPreview } = usePreview(conversation?.patientId ?? null);
  const { tell: _tell, ...actions } = useConversationActions(conversation, timeZone);
  useConversationPresence(openId, conversation, { userId: user.id, maySend: may('messages.send'), isWriting: writingId === openId, isKeptUnread: unreadId === openId, now });
  const send = useOutgoing(({ status, notBefore }) => {
    if (notBefore && openMessageStatuses.includes(status))
      showToast(toasts, { title: formatMessage(toastMessages.scheduled, { time: formats.dateTime(notBefore, timeZone) }), tone: 'success' });
  });
  const rows = useMemo(() => pagedOf(list), [list]);
  const messages = useMemo(() => pagedOf(thread), [thread]);
  const open = (id: string | null) => {
    setUnread(null);
    // Back leads from a conversation to the list; from one to the next it does not pile up.
    setAddress(addressOf({ view, label, openId: id }), { replace: openId !== null && id !== null });
  };
  const next = () => neighbourOf(rows, openId, 1);

  /** There is a conversation by that channel, or the drawer begins one. */
  const switchTo = ({ patientId, otherWay }: ConversationDetail) => {
    if (otherWay?.conversationId) open(otherWay.conversationId);
    else if (otherWay?.number) textPatient({ patientId, number: otherWay.number });
  };

  const finish = async (change: { isClosed: boolean }) => {
    const following = next();
    const problem = await actions.onDone(change);
    if (!problem && change.isClosed) open(following);
  };

  return (
    <ConversationsScreen
      {...actions}
      model={{
        ...preview, view, label, search, openId, timeZone, now,
        counts: counts.currentData ?? null,
        list: rows,
        detail: openId ? loadableOf(detail) : { state: 'none' },
        thread: messages,
        colleagues: colleagues.map(({ id, displayName }) => ({ id, label: displayName })),
        userId: user.id,
        may: { send: may('messages.send'), readPatients: may('patients.read'), readVisits: may('appointments.read') },
        phonesHref: setup?.demo && may('messages.send') ? phonesPath : null,
      }}
      draftOf={({ id }) => drafts.current.get(id)}
      onView={(change) => setAddress(addressOf({ view: change.view, label }), { replace: true })}
      onLabel={(change) => setAddress(addressOf({ view, label: change.label }), { replace: true })}
      onSearch={({ text }) => setSearch(text)}
      onClearFilters={() => {
        setSearch('');
        setAddress(addressOf({ view }), { replace: true });
      }}
      onCreate={() => textPatient({ patientId: null })}
      onOpen={({ id }) => open(id)}
      onMore={() => void list.fetchNextPage()}
      onRetry={() => void list.refetch()}
      onRetryDetail={() => void detail.refetch()}
      onMoreMessages={() => void thread.fetchNextPage()}
      onRetryThread={() => void thread.refetch()}
      onDraft={({ id, draft }) => {
        if (isBlank(draft)) drafts.current.delete(id);
        else drafts.current.set(id, draft);
        setWriting(isBlank(draft) ? null : id);
      }}
      onPreview={onPreview}
      onFilesOf={({ files }) =>
        Promise.all(files.map(draftFileOf)).catch(() => {
          showToast(toasts, { title: formatMessage(toastMessages.filesMissing), tone: 'danger' });
          return [];
        })
      }
      onSwitch={() => conversation && switchTo(conversation)}
      // What is done goes, and the next one opens by itself.
      onDone={(change) => void finish(change)}
      onUnread={() => {
        setUnread(openId);
        void actions.onUnread();
      }}
      onSend={async (message) => {
        if (!conversation) return null;
        const shown = messages.state === 'ready' ? messages.value.rows : [];
        const lastSeenId = shown.find(({ direction }) => direction === 'incoming')?.id ?? null;
        return send({ id: conversation.id, to: { conversationId: conversation.id }, lastSeenId }, message);
      }}
    />
  );
}
