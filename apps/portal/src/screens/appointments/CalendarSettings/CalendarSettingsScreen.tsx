import type { HoursException, Resource, VisitType, WorkingHours } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Button } from '@intake/ui/Button';
import { CrudTable, Muted } from '@intake/ui/CrudTable';
import { Page } from '@intake/ui/Page';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { CalendarClock, CalendarOff, DoorOpen, Rss, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { answerText } from '../../../shared/answers/answers.messages.ts';
import { dateOfWeekday } from '../weekdays.ts';
import { exceptionMessages, feedMessages, hoursMessages, resourceMessages, settingsMessages as texts, typeMessages } from './CalendarSettings.messages.ts';
import type { CalendarSettingsActions, CalendarSettingsModel, Removable } from './CalendarSettings.model.ts';
import { ExceptionDrawer, HolidaysDrawer, HoursDrawer, ResourceDrawer, TypeDrawer } from './drawers.tsx';
import { FeedDrawer } from './FeedDrawer.tsx';

export interface CalendarSettingsScreenProps extends CalendarSettingsActions {
  model: CalendarSettingsModel;
}

type Open =
  | { what: 'type'; row: VisitType | null }
  | { what: 'hours'; row: WorkingHours | null }
  | { what: 'exception'; row: HoursException | null }
  | { what: 'resource'; row: Resource | null }
  | { what: 'holidays' }
  | { what: 'feed' }
  | { what: 'remove'; of: Removable; name: string; id: string; version: number }
  | null;

/** What follows when it is removed. */
const consequences: Record<Removable, MessageDescriptor> = {
  type: texts.removeUsed, resource: texts.removeUsed, hours: texts.removeText, exception: texts.removeText, feed: feedMessages.removeText,
};

/** What can be booked, when, and with whom. Knows nothing of network, router or store. */
export function CalendarSettingsScreen({ model, onRetry, onRemove, ...actions }: CalendarSettingsScreenProps) {
  const { formatMessage, formatDate } = useIntl();
  const formats = useFormats();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const dayNames = (days: readonly number[]) => formats.list(days.map((day) => formatDate(dateOfWeekday(day), { timeZone: 'UTC', weekday: 'short' })));
  const types = model.visitTypes.state === 'ready' ? model.visitTypes.value : [];
  const kindNames = (ids: readonly string[]) => formats.list(types.filter(({ id }) => ids.includes(id)).map(({ name }) => name));
  const locationOf = (id: string | null) => model.locations.find((location) => location.id === id)?.label ?? formatMessage(exceptionMessages.everywhere);
  const removal = (of: Removable, name: string, { id, version }: { id: string; version: number }) => setOpen({ what: 'remove', of, name, id, version });
  const range = (from: string, until: string) => formatMessage(hoursMessages.range, { from, until });
  const drawer = { model, onClose: close };
  return (
    <Page title={formatMessage(texts.title)} description={formatMessage(texts.description)}>
      <CrudTable
        title={formatMessage(typeMessages.title)}
        rows={model.visitTypes}
        empty={{ icon: <Stethoscope aria-hidden />, title: formatMessage(typeMessages.emptyTitle), text: formatMessage(typeMessages.emptyText) }}
        create={{ label: formatMessage(typeMessages.create), onCreate: () => setOpen({ what: 'type', row: null }) }}
        onRetry={onRetry}
        columns={[
          {
            id: 'name',
            title: formatMessage(texts.name),
            isRowHeader: true,
            cell: ({ name, isReserved, isRetired }) => (
              <>
                <bdi>{name}</bdi> {isReserved && <Badge>{formatMessage(typeMessages.reserved)}</Badge>} {isRetired && <Badge>{formatMessage(texts.retired)}</Badge>}
              </>
            ),
          },
          { id: 'length', title: formatMessage(typeMessages.minutes), cell: ({ minutes }) => formatMessage(typeMessages.length, { minutes }) },
          {
            id: 'buffers',
            title: formatMessage(typeMessages.buffers),
            cell: ({ bufferBeforeMinutes: before, bufferAfterMinutes: after }) =>
              before + after > 0 ? formatMessage(typeMessages.buffersOf, { before, after }) : <Muted>{formatMessage(typeMessages.none)}</Muted>,
          },
          {
            id: 'service',
            title: formatMessage(typeMessages.service),
            cell: ({ modalityId }) => model.modalities.find(({ id }) => id === modalityId)?.name ?? <Muted>{formatMessage(typeMessages.anyService)}</Muted>,
          },
        ]}
        nameOf={({ name }) => name}
        onEdit={(row) => setOpen({ what: 'type', row })}
        onRemove={(row) => removal('type', row.name, row)}
      />
      <CrudTable
        title={formatMessage(hoursMessages.title)}
        description={formatMessage(hoursMessages.text)}
        rows={model.hours}
        empty={{ icon: <CalendarClock aria-hidden />, title: formatMessage(hoursMessages.emptyTitle), text: formatMessage(hoursMessages.emptyText) }}
        create={{ label: formatMessage(hoursMessages.create), onCreate: () => setOpen({ what: 'hours', row: null }) }}
        onRetry={onRetry}
        columns={[
          { id: 'whose', title: formatMessage(hoursMessages.whose), isRowHeader: true, cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
          { id: 'days', title: formatMessage(hoursMessages.days), cell: ({ weekdays }) => dayNames(weekdays) },
          { id: 'times', title: formatMessage(hoursMessages.times), cell: ({ from, until }) => range(from, until) },
          { id: 'location', title: formatMessage(texts.location), cell: ({ locationName }) => <bdi>{locationName}</bdi> },
          {
            id: 'kinds',
            title: formatMessage(hoursMessages.kinds),
            cell: ({ visitTypeIds }) => (visitTypeIds.length > 0 ? kindNames(visitTypeIds) : <Muted>{formatMessage(hoursMessages.everyKind)}</Muted>),
          },
        ]}
        nameOf={({ ownerName, weekdays, from, until }) => `${ownerName}, ${dayNames(weekdays)}, ${range(from, until)}`}
        onEdit={(row) => setOpen({ what: 'hours', row })}
        onRemove={(row) => removal('hours', row.ownerName, row)}
      />
      <CrudTable
        title={formatMessage(exceptionMessages.title)}
        rows={model.exceptions}
        empty={{ icon: <CalendarOff aria-hidden />, title: formatMessage(exceptionMessages.emptyTitle), text: formatMessage(exceptionMessages.emptyText) }}
        create={{ label: formatMessage(exceptionMessages.create), onCreate: () => setOpen({ what: 'exception', row: null }) }}
        onRetry={onRetry}
        columns={[
          { id: 'reason', title: formatMessage(exceptionMessages.reason), isRowHeader: true, cell: ({ reason }) => <bdi>{reason}</bdi> },
          {
            id: 'when',
            title: formatMessage(exceptionMessages.when),
            cell: ({ firstDay, lastDay, from, until }) =>
              [
                firstDay === lastDay ? formats.calendarDate(firstDay) : range(formats.calendarDate(firstDay), formats.calendarDate(lastDay)),
                from && until ? range(from, until) : null,
              ].filter(Boolean).join(', '),
          },
          {
            id: 'who',
            title: formatMessage(exceptionMessages.who),
            cell: ({ physicianId }) => model.physicians.find(({ id }) => id === physicianId)?.label ?? formatMessage(exceptionMessages.everybody),
          },
          { id: 'where', title: formatMessage(texts.location), cell: ({ locationId }) => <bdi>{locationOf(locationId)}</bdi> },
        ]}
        nameOf={({ reason, firstDay }) => `${reason}, ${formats.calendarDate(firstDay)}`}
        onEdit={(row) => setOpen({ what: 'exception', row })}
        onRemove={(row) => removal('exception', row.reason, row)}
      />
      <div>
        <Button onPress={() => setOpen({ what: 'holidays' })}>{formatMessage(exceptionMessages.holidays)}</Button>
      </div>
      <CrudTable
        title={formatMessage(resourceMessages.title)}
        rows={model.resources}
        empty={{ icon: <DoorOpen aria-hidden />, title: formatMessage(resourceMessages.emptyTitle), text: formatMessage(resourceMessages.emptyText) }}
        create={{ label: formatMessage(resourceMessages.create), onCreate: () => setOpen({ what: 'resource', row: null }) }}
        onRetry={onRetry}
        columns={[
          {
            id: 'name',
            title: formatMessage(texts.name),
            isRowHeader: true,
            cell: ({ name, isRetired }) => (
              <>
                <bdi>{name}</bdi> {isRetired && <Badge>{formatMessage(texts.retired)}</Badge>}
              </>
            ),
          },
          { id: 'kind', title: formatMessage(resourceMessages.kind), cell: ({ kind }) => formatMessage(resourceMessages[kind]) },
          { id: 'location', title: formatMessage(texts.location), cell: ({ locationId }) => <bdi>{locationOf(locationId)}</bdi> },
        ]}
        nameOf={({ name }) => name}
        onEdit={(row) => setOpen({ what: 'resource', row })}
        onRemove={(row) => removal('resource', row.name, row)}
      />
      <CrudTable
        title={formatMessage(feedMessages.title)}
        description={formatMessage(feedMessages.text)}
        rows={model.feeds}
        empty={{ icon: <Rss aria-hidden />, title: formatMessage(feedMessages.emptyTitle), text: formatMessage(feedMessages.emptyText) }}
        create={{ label: formatMessage(feedMessages.create), onCreate: () => setOpen({ what: 'feed' }) }}
        onRetry={onRetry}
        columns={[
          { id: 'name', title: formatMessage(feedMessages.name), isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'whose',
            title: formatMessage(feedMessages.whose),
            cell: ({ physicianId, locationId }) =>
              [
                model.physicians.find(({ id }) => id === physicianId)?.label ?? formatMessage(feedMessages.everybody),
                locationId && locationOf(locationId),
              ].filter(Boolean).join(' · '),
          },
          { id: 'shows', title: formatMessage(feedMessages.shows), cell: ({ hasInitials }) => formatMessage(hasInitials ? feedMessages.hasInitials : feedMessages.timesAlone) },
          {
            id: 'read',
            title: formatMessage(feedMessages.lastRead),
            cell: ({ lastReadAt }) => (lastReadAt ? formats.moment(lastReadAt) : <Muted>{formatMessage(feedMessages.never)}</Muted>),
          },
        ]}
        nameOf={({ name }) => name}
        onRemove={(row) => removal('feed', row.name, row)}
      />
      {open?.what === 'type' && <TypeDrawer {...drawer} row={open.row} onStoreType={actions.onStoreType} />}
      {open?.what === 'hours' && <HoursDrawer {...drawer} row={open.row} onStoreHours={actions.onStoreHours} />}
      {open?.what === 'exception' && <ExceptionDrawer {...drawer} row={open.row} onStoreException={actions.onStoreException} />}
      {open?.what === 'resource' && <ResourceDrawer {...drawer} row={open.row} onStoreResource={actions.onStoreResource} />}
      {open?.what === 'feed' && <FeedDrawer {...drawer} onCreateFeed={actions.onCreateFeed} />}
      {open?.what === 'holidays' && <HolidaysDrawer {...drawer} onAddHolidays={actions.onAddHolidays} />}
      {open?.what === 'remove' && (
        <RemoveDialog
          title={formatMessage(open.of === 'feed' ? feedMessages.remove : texts.remove, { name: open.name })}
          onConfirm={async () => {
            const problem = await onRemove({ what: open.of, id: open.id, version: open.version });
            return problem && formatMessage(answerText(problem));
          }}
          onClose={close}
        >
          {formatMessage(consequences[open.of])}
        </RemoveDialog>
      )}
    </Page>
  );
}
