import type { QueuedCall } from '@intake/api/contract';
import type { QueueStatus } from '@intake/api/rules/voice';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import type { Tone } from '@intake/ui/tokens';
import { RowLines } from '@intake/ui/VirtualList';
import { PhoneOutgoing } from 'lucide-react';
import { useIntl } from 'react-intl';
import { callPurposeNames, callRefusalNames } from '../../../shared/calls/calls.messages.ts';
import { queueMessages as texts, queueStatusNames } from './CallsHistory.messages.ts';
import type { CallsModel } from './CallsHistory.model.ts';

export interface QueueListProps {
  model: Pick<CallsModel, 'queue' | 'openId'>;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

export const queueTones: Record<QueueStatus, Tone> = {
  waiting: 'neutral', calling: 'accent', done: 'success', withdrawn: 'neutral', failed: 'danger', unconfirmed: 'warning',
};

const idOf = ({ id }: QueuedCall) => id;
const row = (call: QueuedCall) => <QueueRow call={call} />;

/** Who is called next. */
export function QueueList({ model, onOpen, onMore, onRetry }: QueueListProps) {
  const { formatMessage } = useIntl();
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={model.queue}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={model.openId}
      empty={{ icon: <PhoneOutgoing aria-hidden data-flip />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

function QueueRow({ call }: { call: QueuedCall }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { status, refusal, kind, attempts, appointment } = call;
  const facts = refusal
    ? formatMessage(callRefusalNames[refusal])
    : [formatMessage(callPurposeNames[kind]), appointment && formats.dateTime(appointment.startsAt, appointment.timeZone)].filter(Boolean).join(' · ');
  return (
    <RowLines
      title={<bdi>{call.patientName}</bdi>}
      end={status === 'waiting' ? formatMessage(texts.notBefore, { time: formats.moment(call.notBefore) }) : formats.moment(call.createdAt)}
      detail={
        <>
          <Badge hasDot tone={status === 'waiting' && refusal ? 'warning' : queueTones[status]}>
            {formatMessage(queueStatusNames[status])}
          </Badge>
          <bdi>{facts}</bdi>
        </>
      }
      detailEnd={attempts > 0 ? formatMessage(texts.attempts, { count: attempts }) : null}
    />
  );
}
