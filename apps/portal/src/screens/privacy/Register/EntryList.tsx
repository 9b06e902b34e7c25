import type { Breach } from '@intake/api/contract';
import { breachStateOn, phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { MailWarning } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { registerMessages as texts, stateNames } from './Register.messages.ts';
import { stateTones, type RegisterModel } from './Register.model.ts';

export interface EntryListProps {
  model: Pick<RegisterModel, 'list' | 'openId' | 'today'>;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
}

const idOf = ({ id }: Breach) => id;

/** The entries of a view of the register. */
export function EntryList({ model, onOpen, onMore, onRetry }: EntryListProps) {
  const { formatMessage } = useIntl();
  const { list, openId, today } = model;
  const row = useCallback((breach: Breach) => <EntryRow breach={breach} today={today} />, [today]);
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={list}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={openId}
      empty={{ icon: <MailWarning aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

function EntryRow({ breach, today }: { breach: Breach; today: string }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const state = breachStateOn(breach, today);
  const isOpen = state === 'open' || state === 'overdue';
  return (
    <RowLines
      title={<bdi>{breach.senderName ?? (breach.from ? phoneText(breach.from) : formatMessage(texts.unknownSender))}</bdi>}
      end={isOpen ? formatMessage(texts.due, { date: formats.calendarDate(breach.dueOn) }) : formats.date(breach.receivedAt)}
      detail={
        <>
          <Badge hasDot tone={stateTones[state]}>
            {formatMessage(stateNames[state])}
          </Badge>
          <bdi>{breach.description}</bdi>
        </>
      }
    />
  );
}
