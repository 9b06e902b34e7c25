import type { CallDetail, CallPolicy, CallProposal, CallTurn, QueuedCall } from '@intake/api/contract';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Loaded } from '@intake/ui/Loaded';
import { MasterDetail, Workspace } from '@intake/ui/MasterDetail';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { Skeleton } from '@intake/ui/Skeleton';
import { PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Outcome } from '../../../data/problem.ts';
import { listKeys } from '../../../shared/listKeys.ts';
import { CallList } from './CallList.tsx';
import { CallPane } from './CallPane.tsx';
import { CallsFilterBar } from './CallsFilterBar.tsx';
import { callsMessages as texts, keyMessages, queueMessages } from './CallsHistory.messages.ts';
import { canAccept, openProposal, type CallPlace, type CallsModel } from './CallsHistory.model.ts';
import { PolicyDrawer } from './PolicyDrawer.tsx';
import { QueuedPane } from './QueuedPane.tsx';
import { QueueDrawer, type QueueDrawerProps } from './QueueDrawer.tsx';
import { QueueList } from './QueueList.tsx';
import { ReplayDrawer } from './ReplayDrawer.tsx';

export interface CallsHistoryScreenProps {
  model: CallsModel;
  /** The words as they were said, once somebody asked for them. */
  raw: readonly CallTurn[] | null;
  links: { visit: ((visit: { id: string }) => string) | null; chart: ((patient: { id: string }) => string) | null; call: (call: { id: string }) => string };
  onPlace: (change: Partial<CallPlace>) => void;
  onSearch: (change: { search: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  onRetryDetail: () => void;
  onAccept: (call: CallDetail, proposal: CallProposal) => void;
  onDismiss: (call: CallDetail, proposal: CallProposal) => void;
  onRaw: () => void;
  /** Null closes what was played. */
  onReplay: (replay: { call: CallDetail; version: number } | null) => void;
  onWithdraw: (call: QueuedCall) => void;
  /** Null closes the choice. */
  onSuggest: (change: { kind: QueueDrawerProps['kind'] | null }) => void;
  onRetrySuggested: () => void;
  onQueue: QueueDrawerProps['onQueue'];
  onPolicy: (policy: CallPolicy) => Outcome;
}

/** What voice agents said and heard, what a person has to decide, and who is called next. Knows nothing of network, router or store. */
export function CallsHistoryScreen(props: CallsHistoryScreenProps) {
  const { model, onPlace } = props;
  const { formatMessage } = useIntl();
  const [isPolicy, setPolicy] = useState(false);
  const { view, openId, list, queue, detail, policy, suggested, may } = model;
  const isQueue = view === 'queue';
  const rows = isQueue ? queue : list;
  const open = (opened: { id: string | null }) => onPlace({ openId: opened.id });
  const close = () => open({ id: null });
  const call = detail.state === 'ready' && !isQueue ? detail.value : null;
  const proposal = call && may.decide ? openProposal(call) : null;
  const keys = { group: formatMessage(keyMessages.group), next: formatMessage(keyMessages.next), previous: formatMessage(keyMessages.previous), close: formatMessage(keyMessages.close) };
  return (
    <Workspace title={formatMessage(texts.title)}>
      <ShortcutSheet
        shortcuts={listKeys({ words: keys, list: rows, openId, onOpen: open }, [
          { id: 'accept', group: keys.group, keys: ['a'], label: formatMessage(keyMessages.accept), isDisabled: !proposal || !canAccept(proposal), onTrigger: () => call && proposal && props.onAccept(call, proposal) },
          { id: 'dismiss', group: keys.group, keys: ['d'], label: formatMessage(keyMessages.dismiss), isDisabled: !proposal, onTrigger: () => call && proposal && props.onDismiss(call, proposal) },
        ])}
      />
      <CallsFilterBar model={model} onPlace={onPlace} onSearch={props.onSearch} onAdd={() => props.onSuggest({ kind: 'reminder' })} onPolicy={() => setPolicy(true)} />
      {isQueue && policy.state === 'ready' && policy.value.isPaused && (
        <Banner
          isEdge
          tone="warning"
          actions={
            may.manage && (
              <Button size="sm" onPress={() => void props.onPolicy({ ...policy.value, isPaused: false })}>
                {formatMessage(queueMessages.resume)}
              </Button>
            )
          }
        >
          {formatMessage(queueMessages.paused)}
        </Banner>
      )}
      <MasterDetail
        listLabel={formatMessage(isQueue ? queueMessages.list : texts.list)}
        detailLabel={formatMessage(texts.detail)}
        defaultRatio={0.36}
        minStart={320}
        minEnd={400}
        openId={openId}
        onClose={close}
        list={
          isQueue ? (
            <QueueList model={model} onOpen={open} onMore={props.onMore} onRetry={props.onRetry} />
          ) : (
            <CallList model={model} onOpen={open} onMore={props.onMore} onRetry={props.onRetry} onClear={() => { props.onSearch({ search: '' }); onPlace({ agentId: null, purpose: null }); }} />
          )
        }
        detail={<Detail {...props} onClose={close} />}
        none={
          <EmptyState icon={<PhoneCall aria-hidden />} title={formatMessage(texts.chooseTitle)}>
            {formatMessage(texts.chooseText)}
          </EmptyState>
        }
      />
      {isPolicy && policy.state === 'ready' && <PolicyDrawer policy={policy.value} onSave={props.onPolicy} onClose={() => setPolicy(false)} />}
      {model.replay && <ReplayDrawer {...model.replay} onClose={() => props.onReplay(null)} />}
      {suggested && (
        <QueueDrawer
          kind={suggested.kind}
          people={suggested.people}
          onKind={props.onSuggest}
          onRetry={props.onRetrySuggested}
          onQueue={props.onQueue}
          onClose={() => props.onSuggest({ kind: null })}
        />
      )}
    </Workspace>
  );
}

function Detail({ model, raw, links, onClose, ...props }: CallsHistoryScreenProps & { onClose: () => void }) {
  const { view, openId, queue, detail, now, search, may } = model;
  if (view === 'queue') {
    const queued = queue.state === 'ready' ? queue.value.rows.find(({ id }) => id === openId) : undefined;
    return queued ? <QueuedPane call={queued} mayPlace={may.place} chartHref={links.chart} callHref={links.call} onWithdraw={props.onWithdraw} onClose={onClose} /> : null;
  }
  if (detail.state === 'none') return null;
  return (
    <Loaded of={detail} isPane waiting={<Skeleton lines={12} />} onRetry={props.onRetryDetail}>
      {(call) => {
        const agent = model.agents.find(({ id }) => id === call.agentId);
        return (
          <CallPane
            key={call.id}
            call={call}
            now={now}
            search={search}
            raw={raw}
            mayDecide={may.decide}
            mayReadRaw={may.readRaw}
            visitHref={links.visit}
            chartHref={links.chart}
            onAccept={(proposal) => props.onAccept(call, proposal)}
            onDismiss={(proposal) => props.onDismiss(call, proposal)}
            onRaw={props.onRaw}
            onReplay={agent && may.manage ? () => props.onReplay({ call, version: agent.version }) : null}
            onClose={onClose}
          />
        );
      }}
    </Loaded>
  );
}
