import type { ListedCall } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { Globe, PhoneCall, PhoneIncoming, PhoneOutgoing } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { callOutcomeNames, callPurposeNames, callStatusNames, proposalNames } from '../../../shared/calls/calls.messages.ts';
import { callTone, isLive } from '../../../shared/calls/callTone.ts';
import { callsMessages as texts } from './CallsHistory.messages.ts';
import { clockText, otherSideOf, secondsOf, type CallsModel } from './CallsHistory.model.ts';
import { Direction } from './CallsHistory.styles.ts';

export interface CallListProps {
  model: Pick<CallsModel, 'list' | 'openId' | 'view' | 'search' | 'agentId' | 'purpose' | 'now'>;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  onClear: () => void;
}

const idOf = ({ id }: ListedCall) => id;

/** Calls, newest first. */
export function CallList({ model, onOpen, onMore, onRetry, onClear }: CallListProps) {
  const { formatMessage } = useIntl();
  const { list, openId, view, search, agentId, purpose, now } = model;
  const row = useMemo(() => (call: ListedCall) => <CallRow call={call} now={now} />, [now]);
  const empty = view === 'all' ? ([texts.emptyTitle, texts.emptyText] as const) : ([texts.noneTitle, texts.noneText] as const);
  const isNarrowed = search.trim() !== '' || agentId !== null || purpose !== null;
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={list}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={openId}
      empty={{ icon: <PhoneCall aria-hidden />, title: formatMessage(empty[0]), text: formatMessage(empty[1]) }}
      filtered={isNarrowed ? { title: formatMessage(texts.noMatchTitle), text: formatMessage(texts.noMatchText), onClear } : undefined}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

function CallRow({ call, now }: { call: ListedCall; now: string }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { status, outcome, proposal, hit } = call;
  const seconds = secondsOf(call, now);
  const words = isLive(call) || status === 'unconfirmed' || !outcome ? callStatusNames[status] : proposal ? proposalNames[proposal.action] : callOutcomeNames[outcome];
  return (
    <RowLines
      title={
        <>
          <DirectionIcon call={call} />
          <bdi>{otherSideOf(call) ?? formatMessage(texts.unknownCaller)}</bdi>
        </>
      }
      end={formats.moment(call.createdAt)}
      detail={
        <>
          <Badge hasDot tone={callTone(call)}>
            {formatMessage(words)}
          </Badge>
          <bdi>{hit ? hit.text : [formatMessage(callPurposeNames[call.purpose]), call.agentName].join(' · ')}</bdi>
        </>
      }
      detailEnd={seconds === null ? null : clockText(seconds)}
    />
  );
}

/** Which way it went, also for those who do not see it. */
export function DirectionIcon({ call }: { call: Pick<ListedCall, 'channel' | 'direction'> }) {
  const { formatMessage } = useIntl();
  const [Icon, words] =
    call.channel === 'web' ? ([Globe, texts.web] as const) : call.direction === 'inbound' ? ([PhoneIncoming, texts.inbound] as const) : ([PhoneOutgoing, texts.outbound] as const);
  return (
    <Direction data-way={call.direction}>
      <Icon role="img" aria-label={formatMessage(words)} data-flip={call.channel === 'web' ? undefined : true} />
    </Direction>
  );
}
