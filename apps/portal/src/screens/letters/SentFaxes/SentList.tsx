import type { SentFax } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { Send } from 'lucide-react';
import { useIntl } from 'react-intl';
import { deliveryTones } from '../../../shared/letters/deliveryTone.ts';
import { deliveryStatusNames, failureNames, letterKindNames } from '../../../shared/letters/letters.messages.ts';
import { PriorityBadge } from '../../../shared/PriorityBadge.tsx';
import { sentMessages as texts } from './SentFaxes.messages.ts';
import { recipientOf, type SentFaxesModel } from './SentFaxes.model.ts';

export interface SentListProps {
  model: Pick<SentFaxesModel, 'list' | 'openId' | 'view'>;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

const idOf = ({ id }: SentFax) => id;
const row = (sent: SentFax) => <SentRow sent={sent} />;

/** What left the clinic, newest first. */
export function SentList({ model, onOpen, onMore, onRetry }: SentListProps) {
  const { formatMessage } = useIntl();
  const { list, openId, view } = model;
  const empty = view === 'all' ? [texts.emptyTitle, texts.emptyText] as const : [texts.noneTitle, texts.noneText] as const;
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={list}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={openId}
      empty={{ icon: <Send aria-hidden data-flip />, title: formatMessage(empty[0]), text: formatMessage(empty[1]) }}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

function SentRow({ sent }: { sent: SentFax }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { status, failure, priority, letterKind, patientName, settledAt } = sent;
  const reason = failure && status !== 'delivered' ? formatMessage(failureNames[failure]) : null;
  const facts = [reason, formatMessage(letterKind ? letterKindNames[letterKind] : texts.forwarded), patientName].filter(Boolean).join(' · ');
  return (
    <RowLines
      title={
        <>
          <PriorityBadge priority={priority} />
          <bdi>{recipientOf(sent)}</bdi>
        </>
      }
      end={formats.moment(status === 'scheduled' && sent.scheduledAt ? sent.scheduledAt : sent.createdAt)}
      detail={
        <>
          <Badge hasDot tone={settledAt ? 'neutral' : deliveryTones[status]}>
            {formatMessage(settledAt ? texts.settled : deliveryStatusNames[status])}
          </Badge>
          <bdi>{facts}</bdi>
        </>
      }
      detailEnd={formatMessage(texts.pages, { count: sent.pageCount })}
    />
  );
}
