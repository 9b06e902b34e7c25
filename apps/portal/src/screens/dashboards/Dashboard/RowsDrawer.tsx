import type { StatRow } from '@intake/api/contract';
import { creditCauses, creditKinds, documentTypes, phoneText } from '@intake/api/rules';
import { Drawer } from '@intake/ui/Drawer';
import { List } from '@intake/ui/List';
import { SkeletonRows } from '@intake/ui/Loaded';
import { PagedList } from '@intake/ui/PagedList';
import { useIntl } from 'react-intl';
import { creditCauseNames, creditKindNames } from '../../../shared/credits/credits.messages.ts';
import { documentTypeNames } from '../../../shared/vocabulary.messages.ts';
import { dashboardMessages, figureNames, rowsMessages as texts } from './Dashboard.messages.ts';
import { hrefOf, type DashboardModel, type Drill } from './Dashboard.model.ts';
import { Drilled } from './Dashboard.styles.ts';
import { useDashboardText } from './useDashboardText.ts';

export interface RowsDrawerProps extends Pick<DashboardModel, 'rows' | 'may' | 'locations'> {
  drill: Drill;
  timeZone: string;
  onClose: () => void;
  onMore: () => void;
  onRetry: () => void;
}

/** What stands behind a figure, each where it is worked on. */
export function RowsDrawer({ drill, rows, may, locations, timeZone, onClose, onMore, onRetry }: RowsDrawerProps) {
  const { formatMessage } = useIntl();
  const { dateTime, duration, list, calendarDate, weekday, hour } = useDashboardText();
  const title = formatMessage(figureNames[drill.figure]);
  const place = locations.find(({ id }) => id === drill.locationId)?.name ?? (drill.locationId === 'none' && formatMessage(dashboardMessages.noLocation));
  const said = [
    place,
    drill.figure !== 'open' && (drill.from === drill.to ? calendarDate(drill.from) : formatMessage(texts.days, { from: calendarDate(drill.from), to: calendarDate(drill.to) })),
    drill.cause && formatMessage(creditCauseNames[drill.cause]),
    drill.weekday !== undefined && drill.hour !== undefined && formatMessage(texts.hour, { weekday: weekday(drill.weekday, 'long'), hour: hour(drill.hour) }),
  ].filter((part) => typeof part === 'string');
  const spentOn = ({ about, status }: StatRow) => {
    const [cause, kind] = [creditCauses.find((one) => one === about), creditKinds.find((one) => one === status)];
    return [cause && formatMessage(creditCauseNames[cause]), kind && formatMessage(creditKindNames[kind])].filter(Boolean).join(' · ');
  };
  const aboutOf = (row: StatRow) => {
    const { about } = row;
    if (row.kind === 'credit') return spentOn(row);
    const type = documentTypes.find((one) => one === about);
    return type ? formatMessage(documentTypeNames[type]) : about;
  };
  const itemOf = (row: StatRow, index: number) => ({
    id: `${row.id} ${index}`,
    title: row.patientName ?? (row.name && phoneText(row.name)) ?? (row.kind === 'credit' ? spentOn(row) : formatMessage(texts.nameless)),
    detail: [row.patientName && row.name && phoneText(row.name), aboutOf(row), row.locationName, row.userName].filter(Boolean).join(' · '),
    facts: [dateTime(row.at, timeZone), ...(row.seconds === null ? [] : [formatMessage(texts.within, { time: duration(row.seconds) })]), ...(row.credits === null ? [] : [formatMessage(texts.credits, { credits: row.credits })])],
    ...(hrefOf(row, may) && { href: hrefOf(row, may)! }),
  });
  return (
    <Drawer title={title} isOpen size="lg" onOpenChange={({ isOpen }) => !isOpen && onClose()}>
      <Drilled>
        {said.length > 0 && <p>{list(said, 'plain')}</p>}
        <PagedList
          of={rows}
          waiting={<SkeletonRows count={8} lines={2} />}
          empty={{ title: formatMessage(texts.empty), text: formatMessage(texts.emptyText) }}
          onMore={onMore}
          onRetry={onRetry}
        >
          {(all) => <List label={title} isFramed isWrapped items={all.map(itemOf)} />}
        </PagedList>
      </Drilled>
    </Drawer>
  );
}
