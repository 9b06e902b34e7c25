import { CalendarDays, ClipboardList, FileText, History, Hourglass, Mail, MessageSquare, PhoneCall, Send } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { FilterChoices, FilterPopover } from '@intake/ui/FilterBar';
import { List } from '@intake/ui/List';
import { PagedList } from '@intake/ui/PagedList';
import { PaneSection } from '@intake/ui/Pane';
import { Skeleton } from '@intake/ui/Skeleton';
import type { TimelineEntry } from '@intake/api/contract';
import { timelineKinds, troubledMessageStatuses } from '@intake/api/rules';
import type { TimelineKind } from '@intake/api/rules';
import type { Paged } from '../../../../data/loadable.ts';
import { appointmentStatusNames, requestStatusNames } from '../../../../shared/states.messages.ts';
import { documentTypeNames, statusNames } from '../../../../shared/vocabulary.messages.ts';
import { chartMessages } from '../Patients.messages.ts';
import { hrefOf, isClosed } from './timeline.model.ts';
import { callOutcomeNames, kindNames, requestKindNames, timelineTexts as texts, waitNames } from './timeline.messages.ts';

export interface TimelinePartProps {
  entries: Paged<TimelineEntry>;
  /** None stands for all. */
  kinds: readonly TimelineKind[];
  onKinds: (change: { kinds: TimelineKind[] }) => void;
  onMore: () => void;
  onRetry: () => void;
}

export interface TimelineListProps extends TimelinePartProps {
  openFaxId: string | null;
  onOpenFax: (open: { faxId: string }) => void;
}

/** Everything that stands in a chart, whatever area it comes from, the newest first. Not drawn anew with each answer that the chart around it takes. */
export const TimelinePart = memo(function TimelinePart({ entries, kinds, openFaxId, onKinds, onMore, onRetry, onOpenFax }: TimelineListProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(texts.title);
  const itemOf = useTimelineItem();
  const clear = () => onKinds({ kinds: [] });
  const rows = entries.state === 'ready' ? entries.value.rows : [];
  return (
    <PaneSection
      title={title}
      actions={
        <FilterPopover
          label={formatMessage(texts.filter)}
          activeLabel={kinds.length > 0 ? formatMessage(texts.filtered, { count: kinds.length }) : undefined}
          isClear={kinds.length === 0}
          onClear={clear}
        >
          <FilterChoices
            label={formatMessage(texts.filter)}
            items={timelineKinds.map((id) => ({ id, label: formatMessage(kindNames[id]) }))}
            value={kinds}
            onChange={({ value }) => onKinds({ kinds: value })}
          />
        </FilterPopover>
      }
    >
      <PagedList
        of={entries}
        waiting={<Skeleton lines={6} />}
        waitingLabel={formatMessage(texts.loading)}
        failed={{ title: formatMessage(texts.failed) }}
        empty={{ icon: <History aria-hidden />, title: formatMessage(texts.emptyTitle), text: formatMessage(texts.emptyText) }}
        filtered={kinds.length > 0 ? { icon: <History aria-hidden />, title: formatMessage(texts.noneTitle), onClear: clear } : undefined}
        onMore={onMore}
        onRetry={onRetry}
      >
        {(shown) => (
          <List
            isFramed
            label={title}
            items={shown.map(itemOf)}
            current={openFaxId ?? undefined}
            onAction={({ id }) => {
              const entry = rows.find((row) => row.id === id);
              if (entry?.kind === 'document' || entry?.kind === 'sent') onOpenFax({ faxId: id });
            }}
          />
        )}
      </PagedList>
    </PaneSection>
  );
});

/** An entry as a row: what it is, what it says, how it stands, and when. */
function useTimelineItem() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const pagesOf = (count: number | null) => (count === null ? [] : [formatMessage(chartMessages.pages, { count })]);
  const words = (...parts: (string | null)[]) => {
    const said = parts.filter(Boolean);
    return said.length > 0 ? <bdi>{said.join(' · ')}</bdi> : undefined;
  };
  const typeOf = (type: (TimelineEntry & { kind: 'document' })['documentType']) => formatMessage(type ? documentTypeNames[type] : chartMessages.untyped);

  return (entry: TimelineEntry) => {
    const shared = { id: entry.id, href: hrefOf(entry) };
    switch (entry.kind) {
      case 'document':
        return {
          ...shared,
          title: typeOf(entry.documentType),
          detail: words(entry.name, entry.reason),
          icon: <FileText aria-hidden />,
          facts: [formats.moment(entry.at), ...pagesOf(entry.pageCount)],
          end: entry.status === 'completed' ? undefined : <Badge tone="warning">{formatMessage(statusNames[entry.status])}</Badge>,
        };
      case 'sent':
        return {
          ...shared,
          title: typeOf(entry.documentType),
          detail: words(entry.name && formatMessage(texts.to, { name: entry.name }), entry.reason),
          icon: <Send aria-hidden data-flip />,
          facts: [formats.moment(entry.at), ...pagesOf(entry.pageCount)],
          end: <Badge>{formatMessage(chartMessages.sent)}</Badge>,
        };
      case 'letter':
        return {
          ...shared,
          title: entry.subject,
          detail: words(entry.name && formatMessage(texts.to, { name: entry.name })),
          icon: <Mail aria-hidden />,
          facts: [formats.moment(entry.at)],
        };
      case 'request':
        return {
          ...shared,
          title: formatMessage(texts.numbered, { kind: formatMessage(requestKindNames[entry.requestKind]), reference: entry.reference }),
          detail: words(entry.service, entry.reason),
          icon: <ClipboardList aria-hidden />,
          facts: [formats.moment(entry.at)],
          end: <Badge tone={isClosed(entry.status) ? 'neutral' : 'accent'}>{formatMessage(requestStatusNames[entry.status])}</Badge>,
        };
      case 'appointment':
        return {
          ...shared,
          title: entry.visitType,
          detail: words(entry.physician, entry.location),
          icon: <CalendarDays aria-hidden />,
          facts: [formats.dateTime(entry.at, entry.timeZone)],
          end: <Badge tone={isClosed(entry.status) ? 'neutral' : 'accent'}>{formatMessage(appointmentStatusNames[entry.status])}</Badge>,
        };
      case 'waitlist':
        return {
          ...shared,
          title: formatMessage(texts.waitsFor, { visit: entry.visitType }),
          detail: words(entry.physician, entry.location),
          icon: <Hourglass aria-hidden />,
          facts: [formats.moment(entry.at)],
          end: <Badge tone={entry.status === 'waiting' ? 'accent' : 'neutral'}>{formatMessage(waitNames[entry.status])}</Badge>,
        };
      case 'message':
        return {
          ...shared,
          title: formatMessage(entry.direction === 'incoming' ? texts.fromPatient : texts.toPatient),
          detail: words(entry.text),
          icon: <MessageSquare aria-hidden />,
          facts: [formats.moment(entry.at)],
          end: troubledMessageStatuses.includes(entry.status) ? <Badge tone="warning">{formatMessage(texts.notSent)}</Badge> : undefined,
        };
      case 'call':
        return {
          ...shared,
          title: formatMessage(entry.direction === 'inbound' ? texts.callFrom : texts.callTo),
          detail: words(entry.agent),
          icon: <PhoneCall aria-hidden />,
          facts: [formats.moment(entry.at)],
          end: <Badge tone={entry.outcome === 'lost' || entry.outcome === 'not-reached' ? 'warning' : 'neutral'}>{formatMessage(entry.outcome ? callOutcomeNames[entry.outcome] : texts.callGoesOn)}</Badge>,
        };
    }
  };
}
