import { Button } from '@intake/ui/Button';
import { FilterBar, FilterPopover, FilterViews } from '@intake/ui/FilterBar';
import { IconButton } from '@intake/ui/IconButton';
import { LinkButton } from '@intake/ui/Link';
import { Menu } from '@intake/ui/Menu';
import { Select } from '@intake/ui/Select';
import { CalendarPlus, Ellipsis, Hourglass } from 'lucide-react';
import { useIntl } from 'react-intl';
import { listMessages as texts } from './Appointments.messages.ts';
import { calendarViews, type AppointmentsModel, type CalendarPlace } from './Appointments.model.ts';

export interface CalendarFilterBarProps {
  model: AppointmentsModel;
  /** Address of the waitlist. */
  waitlist: string;
  onPlace: (change: Partial<CalendarPlace>) => void;
  /** Null where one may not. */
  onBook: (() => void) | null;
  onPrint: () => void;
  onExport: () => void;
}

const all = 'all';

/** Which days, of which location, and whose; what is chosen stays in the address. */
export function CalendarFilterBar({ model, waitlist, onPlace, onBook, onPrint, onExport }: CalendarFilterBarProps) {
  const { formatMessage } = useIntl();
  const { view, days, physicianId, resourceId, modalityId, by, services } = model;
  const value = days.state === 'ready' ? days.value : null;
  const hasResources = Boolean(value && value.resources.length > 0);
  const narrowed = [resourceId, modalityId, by === 'resource' ? by : null].filter(Boolean).length;
  return (
    <FilterBar
      lead={
        <FilterViews
          label={formatMessage(texts.views)}
          value={view}
          views={calendarViews.map((id) => ({ id, label: formatMessage(texts[id]) }))}
          onChange={(change) => onPlace({ view: change.value })}
        />
      }
    >
      {model.locations.length > 1 && (
        <Select
          label={formatMessage(texts.location)}
          isLabelHidden
          value={model.locationId}
          items={model.locations.map(({ id, label }) => ({ id, label }))}
          onChange={(change) => onPlace({ locationId: change.value, physicianId: null, resourceId: null, openId: null })}
        />
      )}
      {value && (
        <Select
          label={formatMessage(texts.physician)}
          isLabelHidden
          value={physicianId ?? all}
          items={[{ id: all, label: formatMessage(texts.everybody) }, ...value.physicians.map(({ id, name }) => ({ id, label: name }))]}
          onChange={(change) => onPlace({ physicianId: change.value === all ? null : change.value })}
        />
      )}
      {value && (hasResources || services.length > 1) && (
        <FilterPopover
          label={formatMessage(texts.filters)}
          activeLabel={narrowed > 0 ? formatMessage(texts.filtersSet, { count: narrowed }) : undefined}
          isClear={narrowed === 0}
          onClear={() => onPlace({ resourceId: null, modalityId: null, by: 'physician' })}
        >
          {services.length > 1 && (
            <Select
              label={formatMessage(texts.service)}
              value={modalityId ?? all}
              items={[{ id: all, label: formatMessage(texts.allServices) }, ...services]}
              onChange={(change) => onPlace({ modalityId: change.value === all ? null : change.value })}
            />
          )}
          {hasResources && (
            <>
              <Select
                label={formatMessage(texts.resource)}
                value={resourceId ?? all}
                items={[{ id: all, label: formatMessage(texts.everything) }, ...value.resources.map(({ id, name }) => ({ id, label: name }))]}
                onChange={(change) => onPlace({ resourceId: change.value === all ? null : change.value })}
              />
              <Select
                label={formatMessage(texts.columns)}
                value={by}
                items={[
                  { id: 'physician', label: formatMessage(texts.byPhysician) },
                  { id: 'resource', label: formatMessage(texts.byResource) },
                ]}
                onChange={(change) => onPlace({ by: change.value === 'resource' ? 'resource' : 'physician' })}
              />
            </>
          )}
        </FilterPopover>
      )}
      <LinkButton size="sm" variant="quiet" icon={<Hourglass aria-hidden />} href={waitlist}>
        {formatMessage(texts.waitlist)}
      </LinkButton>
      <Menu
        trigger={<IconButton size="sm" label={formatMessage(texts.more)} icon={<Ellipsis aria-hidden />} />}
        placement="bottom end"
        groups={[
          {
            id: 'day',
            items: [
              { id: 'print', label: formatMessage(texts.print) },
              { id: 'export', label: formatMessage(texts.export) },
            ],
          },
        ]}
        onAction={({ id }) => (id === 'print' ? onPrint() : onExport())}
      />
      {onBook && (
        <Button size="sm" variant="primary" icon={<CalendarPlus aria-hidden />} onPress={onBook}>
          {formatMessage(texts.book)}
        </Button>
      )}
    </FilterBar>
  );
}
