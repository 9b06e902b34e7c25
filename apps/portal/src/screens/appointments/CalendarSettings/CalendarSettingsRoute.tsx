import {
  useAddPublicHolidaysMutation, useListBookedPhysiciansQuery, useListHoursExceptionsQuery, useListModalitiesQuery, useListResourcesQuery, useListVisitTypesQuery,
  useListWorkingHoursQuery, useRemoveHoursExceptionMutation, useRemoveResourceMutation, useRemoveVisitTypeMutation, useRemoveWorkingHoursMutation,
  useSaveHoursExceptionMutation, useSaveResourceMutation, useSaveVisitTypeMutation, useSaveWorkingHoursMutation,
} from '@intake/api/client';
import { provinces } from '@intake/api/rules';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { useNow } from '../../../shared/useNow.ts';
import { CalendarSettingsScreen } from './CalendarSettingsScreen.tsx';

/** What says which version of a row is changed; nothing for a new one. */
const seen = (row: { id: string; version: number } | null) => (row ? { id: row.id, version: row.version } : {});

/** Wires the API to the screen. */
export function CalendarSettingsRoute() {
  const { locations } = useWorkplace();
  const now = useNow();
  const [visitTypes, hours, exceptions, resources] = [useListVisitTypesQuery(), useListWorkingHoursQuery(), useListHoursExceptionsQuery(), useListResourcesQuery()];
  const { data: modalities = [] } = useListModalitiesQuery();
  const { data: physicians = [] } = useListBookedPhysiciansQuery();
  const [saveType] = useSaveVisitTypeMutation();
  const [saveHours] = useSaveWorkingHoursMutation();
  const [saveException] = useSaveHoursExceptionMutation();
  const [saveResource] = useSaveResourceMutation();
  const [addHolidays] = useAddPublicHolidaysMutation();
  const [removeType] = useRemoveVisitTypeMutation();
  const [removeHours] = useRemoveWorkingHoursMutation();
  const [removeException] = useRemoveHoursExceptionMutation();
  const [removeResource] = useRemoveResourceMutation();
  const removals = { type: removeType, hours: removeHours, exception: removeException, resource: removeResource };
  return (
    <CalendarSettingsScreen
      model={{
        visitTypes: loadableOf(visitTypes),
        hours: loadableOf(hours),
        exceptions: loadableOf(exceptions),
        resources: loadableOf(resources),
        modalities,
        locations: locations.map(({ id, name }) => ({ id, label: name })),
        physicians: physicians.map(({ id, name }) => ({ id, label: name })),
        year: new Date(now).getFullYear(),
      }}
      onRetry={() => {
        for (const query of [visitTypes, hours, exceptions, resources]) if (query.isError) void query.refetch();
      }}
      onStoreType={async ({ row, fields }) => problemIn(await saveType({ body: { ...fields, ...seen(row) } }))}
      onStoreHours={async ({ row, fields }) => problemIn(await saveHours({ body: { ...fields, ...seen(row) } }))}
      onStoreException={async ({ row, fields }) => problemIn(await saveException({ body: { ...fields, ...seen(row) } }))}
      onStoreResource={async ({ row, fields }) => problemIn(await saveResource({ body: { ...fields, ...seen(row) } }))}
      onAddHolidays={async ({ province, year }) =>
        problemIn(await addHolidays({ body: { province: provinces.find((one) => one === province) ?? 'ON', year, locationId: null } }))
      }
      onRemove={async ({ what, id, version }) => problemIn(await removals[what]({ body: { id, version } }))}
    />
  );
}
