import type { OptOutKind } from '@intake/api/rules';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { Skeleton } from '@intake/ui/Skeleton';
import { MessagesSquare } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { neighbourOf } from '../../../data/neighbourOf.ts';
import type { Outcome } from '../../../data/problem.ts';
import { ConversationKeys } from './ConversationKeys.tsx';
import { listMessages, paneMessages as texts } from './Conversations.messages.ts';
import type { ConversationsModel } from './Conversations.model.ts';
import { ConversationList } from './list/ConversationList.tsx';
import { ConversationsBar, type ConversationsBarProps } from './list/ConversationsBar.tsx';
import { OptOutDrawer } from './thread/OptOutDrawer.tsx';
import { ThreadPane, type ThreadPaneProps } from './thread/ThreadPane.tsx';
import type { Draft } from '../../../shared/texting/composer.model.ts';

export interface ConversationsScreenProps
  extends Pick<ConversationsBarProps, 'onView' | 'onLabel' | 'onSearch' | 'onCreate'>,
    Pick<ThreadPaneProps, 'onCancel' | 'onSettle' | 'onMoreMessages' | 'onRetryThread' | 'onDone' | 'onSnooze' | 'onAssign' | 'onUnread' | 'onPreview' | 'onSend' | 'onFilesOf' | 'onAttach' | 'onSwitch'> {
  model: ConversationsModel;
  /** What was written into a conversation and not sent. */
  draftOf: (conversation: { id: string }) => Draft | undefined;
  /** Null closes the conversation that is open. */
  onOpen: (open: { id: string | null }) => void;
  onClearFilters: () => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onDraft: (change: { id: string; draft: Draft }) => void;
  onLabels: (change: { labels: string[] }) => Outcome;
  onRecordOptOut: (record: { kind: OptOutKind; wording: string }) => Outcome;
}

/** What patients and the clinic write to each other. Knows nothing of network, router or store. */
export function ConversationsScreen({ model, draftOf, onOpen, onClearFilters, onMore, onRetry, onRetryDetail, onDraft, onLabels, onRecordOptOut, ...rest }: ConversationsScreenProps) {
  const { formatMessage } = useIntl();
  const search = useRef<HTMLInputElement>(null);
  const pane = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<'snooze' | 'labels' | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [recording, setRecording] = useState<OptOutKind | null>(null);
  const { list, detail, openId, may, userId } = model;
  const conversation = detail.state === 'ready' ? detail.value : null;
  const working = conversation && may.send ? conversation : null;
  const step = ({ by }: { by: 1 | -1 }) => {
    const id = neighbourOf(list, openId, by);
    if (id) onOpen({ id });
  };
  const close = () => onOpen({ id: null });
  const reply = () => pane.current?.querySelector('textarea')?.focus();
  return (
    <Workspace title={formatMessage(listMessages.title)}>
      <ConversationKeys
        isClosed={Boolean(conversation?.closedAt)}
        onStep={step}
        onSearch={() => search.current?.focus()}
        onCreate={may.send ? rest.onCreate : null}
        onReply={working ? reply : null}
        onTemplate={working && !working.reach.block ? () => setPicking(true) : null}
        onAssign={working ? () => rest.onAssign({ assigneeId: userId }) : null}
        onSnooze={working ? () => setOpened('snooze') : null}
        onLabels={working ? () => setOpened('labels') : null}
        onUnread={working ? rest.onUnread : null}
        onDone={working ? () => rest.onDone({ isClosed: !working.closedAt }) : null}
        onClose={openId ? close : null}
      />
      <ConversationsBar {...rest} model={model} searchRef={search} />
      <MasterDetail
        listLabel={formatMessage(listMessages.title)}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.34}
        minStart={300}
        minEnd={380}
        openId={openId}
        onClose={close}
        list={<ConversationList model={model} onOpen={onOpen} onClear={onClearFilters} onMore={onMore} onRetry={onRetry} />}
        detail={
          detail.state !== 'none' && (
            <Loaded of={detail} isPane waiting={<Skeleton lines={10} />} onRetry={onRetryDetail}>
              {(value) => (
                <ThreadPane
                  key={value.id}
                  {...rest}
                  ref={pane}
                  conversation={value}
                  model={model}
                  draft={draftOf(value)}
                  opened={opened}
                  isPicking={isPicking}
                  onOpened={setOpened}
                  onPicking={({ isOpen }) => setPicking(isOpen)}
                  onLabel={onLabels}
                  onDraft={(draft) => onDraft({ id: value.id, draft })}
                  onRecord={({ kind }) => setRecording(kind)}
                  onClose={close}
                />
              )}
            </Loaded>
          )
        }
        none={
          <EmptyState icon={<MessagesSquare aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {recording && conversation && <OptOutDrawer channel={conversation.channel} kind={recording} isOptedOut={conversation.isOptedOut} onRecord={onRecordOptOut} onClose={() => setRecording(null)} />}
    </Workspace>
  );
}
