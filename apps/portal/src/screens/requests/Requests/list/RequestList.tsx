import type { RequestSummary } from '@intake/api/contract';
import { isClosedRequest } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { ClipboardCheck } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { PriorityBadge } from '../../../../shared/PriorityBadge.tsx';
import { requestStatusNames } from '../../../../shared/states.messages.ts';
import { requestSourceNames } from '../../words.messages.ts';
import { listMessages as texts } from '../Requests.messages.ts';
import { toneOf, type RequestsModel } from '../Requests.model.ts';

export interface RequestListProps {
  model: Pick<RequestsModel, 'list' | 'openId' | 'now'>;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

const idOf = ({ id }: RequestSummary) => id;

/** The work list: what is urgent first, then what runs out first. */
export function RequestList({ model, onOpen, onMore, onRetry }: RequestListProps) {
  const { formatMessage } = useIntl();
  const { list, openId, now } = model;
  const row = useCallback((request: RequestSummary) => <RequestRow request={request} now={now} />, [now]);
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={list}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={openId}
      empty={{ icon: <ClipboardCheck aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

/** Whom or what it is about. */
export const nameOf = (request: Pick<RequestSummary, 'title' | 'patientName'>, unknown: string) => request.title ?? request.patientName ?? unknown;

function RequestRow({ request, now }: { request: RequestSummary; now: number }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { clock, assignee, claim, missing } = request;
  const tone = clock ? toneOf(clock, now) : 'neutral';
  // The deadline is the first moment of the day after the last.
  const last = clock && formats.moment(Date.parse(clock.dueAt) - 1);
  const holder = claim && Date.parse(claim.until) > now ? claim : null;
  const person = holder ?? assignee;
  // What came from outside as data says so; a fax shows its pages.
  const origin = (request.source === 'partner' || request.source === 'requisition') && formatMessage(requestSourceNames[request.source]);
  const facts = [origin, request.modalityName, request.reason].filter(Boolean).join(' · ');
  const due = clock && last && formatMessage(tone === 'danger' ? texts.overdue : texts.due, { date: last });
  return (
    <RowLines
      title={
        <>
          <PriorityBadge priority={request.priority} />
          <bdi>{nameOf(request, formatMessage(texts.noPatient))}</bdi>
        </>
      }
      end={due ?? formats.moment(request.receivedAt)}
      tone={tone === 'warning' || tone === 'danger' ? tone : undefined}
      detail={
        <>
          <Badge hasDot tone={request.status === 'requested' ? 'accent' : request.status === 'on-hold' ? 'warning' : 'neutral'}>
            {formatMessage(requestStatusNames[request.status])}
          </Badge>
          {request.status === 'on-hold' && missing.length > 0 ? <span>{formatMessage(texts.missing, { count: missing.length })}</span> : <bdi>{facts}</bdi>}
        </>
      }
      detailEnd={
        person ? (
          <span role="img" aria-label={formatMessage(holder ? texts.heldBy : texts.ownedBy, { name: person.displayName })} title={person.displayName}>
            <Avatar name={person.displayName} size="sm" isDecorative />
          </span>
        ) : (
          !isClosedRequest(request.status) && formatMessage(texts.unowned)
        )
      }
    />
  );
}
