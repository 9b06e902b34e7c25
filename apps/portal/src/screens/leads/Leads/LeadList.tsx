import type { Lead } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { PagedRows } from '@intake/ui/PagedRows';
import { RowLines } from '@intake/ui/VirtualList';
import { Handshake } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { kindNames, leadsMessages as texts, stateNames } from './Leads.messages.ts';
import { filterCount, isOverdue, nameOf, stateTones, type LeadsModel } from './Leads.model.ts';

export interface LeadListProps {
  model: LeadsModel;
  onOpen: (open: { id: string }) => void;
  onMore: () => void;
  onRetry: () => void;
  onClear: () => void;
}

const idOf = ({ id }: Lead) => id;

/** Leads, the newest first. */
export function LeadList({ model, onOpen, onMore, onRetry, onClear }: LeadListProps) {
  const { formatMessage } = useIntl();
  const { list, openId, view, search, today } = model;
  const row = useCallback((lead: Lead) => <LeadRow lead={lead} today={today} />, [today]);
  const hasNone = view === 'all' || view === 'new';
  return (
    <PagedRows
      label={formatMessage(texts.list)}
      of={list}
      rowId={idOf}
      rowHeight="3.75rem"
      row={row}
      selected={openId}
      empty={{ icon: <Handshake aria-hidden />, title: formatMessage(hasNone ? texts.emptyTitle : texts.noneTitle), text: formatMessage(hasNone ? texts.emptyText : texts.noneText) }}
      filtered={
        search.trim() !== '' || filterCount(model) > 0 ? { title: formatMessage(texts.noMatchTitle), text: formatMessage(texts.noMatchText), onClear } : undefined
      }
      onOpen={onOpen}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}

function LeadRow({ lead, today }: { lead: Lead; today: string }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { kind, state, nextStep, nextStepOn, createdAt, owner } = lead;
  const name = nameOf(lead);
  const who = [lead.clinicName && lead.contactName, name === lead.email ? null : lead.email].filter(Boolean).join(' · ');
  return (
    <RowLines
      title={<bdi>{name}</bdi>}
      end={formats.moment(createdAt)}
      detail={
        <>
          <Badge hasDot tone={stateTones[state]}>
            {formatMessage(stateNames[state])}
          </Badge>
          <bdi>{[formatMessage(kindNames[kind]), nextStep ?? who].filter(Boolean).join(' · ')}</bdi>
        </>
      }
      detailEnd={
        nextStepOn && isOverdue(lead, today) ? (
          <Badge tone="danger">{formatMessage(texts.due, { date: formats.calendarDate(nextStepOn) })}</Badge>
        ) : nextStepOn && (state === 'new' || state === 'contacted') ? (
          formatMessage(texts.due, { date: formats.calendarDate(nextStepOn) })
        ) : (
          owner && <bdi>{owner.name}</bdi>
        )
      }
    />
  );
}
