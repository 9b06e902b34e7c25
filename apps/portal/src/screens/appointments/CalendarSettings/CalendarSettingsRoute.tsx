import {
  useAddPublicHolidaysMutation, useCreateCalendarFeedMutation, useListBookedPhysiciansQuery, useListCalendarFeedsQuery, useListHoursExceptionsQuery, useListModalitiesQuery, useListResourcesQuery, useListVisitTypesQuery,
  useListWorkingHoursQuery, useRemoveCalendarFeedMutation, useRemoveHoursExceptionMutation, useRemoveResourceMutation, useRemoveVisitTypeMutation, useRemoveWorkingHoursMutation,
  useSaveHoursExceptionMutation, useSaveResourceMutation, useSaveVisitTypeMutation, useSaveWorkingHoursMutation,
} from '@intake/api/client';
import { provinces } from '@intake/api/rules';
import { matchLocale } from '@intake/i18n';
import { useIntl } from 'react-intl';
import { useWorkplace } from '../../../app/session/useWorkplace.ts';
import { loadableOf } from '../../../data/loadableOf.ts';
import { problemIn } from '../../../data/problemOf.ts';
import { useNow } from '../../../shared/useNow.ts';
import { CalendarSettingsScreen } from './CalendarSettingsScreen.tsx';

/** What says which version of a row is changed; nothing for a new one. */
const seen = (row: { id: string; version: number } | null) => (row ? { id: row.id, version: row.version } : {});

/** Connects the API to the screen. */
export function CalendarSettingsRoute() {
  const { locations } = useWorkplace();
  const now = useNow();
  const intl = useIntl();
  const [visitTypes, hours, exceptions, resources, feeds] = [
    useListVisitTypesQuery(), useListWorkingHoursQuery(), useListHoursExceptionsQuery(), useListResourcesQuery(), useListCalendarFeedsQuery(),
  ];
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
  const [createFeed] = useCreateCalendarFeedMutation();
  const [removeFeed] = useRemoveCalendarFeedMutation();
  const language = matchLocale([intl.locale]);
  const removals = { feed: removeFeed, type: removeType, hours: removeHours, exception: removeException, resource: removeResource };
  return (
    <CalendarSettingsScreen
      model={{
        visitTypes: loadableOf(visitTypes),
        hours: loadableOf(hours),
        exceptions: loadableOf(exceptions),
        resources: loadableOf(resources),
        feeds: loadableOf(feeds),
        modalities,
        locations: locations.map(({ id, name }) => ({ id, label: name })),
        physicians: physicians.map(({ id, name }) => ({ id, label: name })),
        year: new Date(now).getFullYear(),
      }}
      onRetry={() => {
        for (const query of [visitTypes, hours, exceptions, resources, feeds]) if (query.isError) void query.refetch();
      }}
      onStoreType={async ({ row, fields }) => problemIn(await saveType({ body: { ...fields, ...seen(row) } }))}
      onStoreHours={async ({ row, fields }) => problemIn(await saveHours({ body: { ...fields, ...seen(row) } }))}
      onStoreException={async ({ row, fields }) => problemIn(await saveException({ body: { ...fields, ...seen(row) } }))}
      onStoreResource={async ({ row, fields }) => problemIn(await saveResource({ body: { ...fields, ...seen(row) } }))}
      onAddHolidays={async ({ province, year }) =>
        problemIn(await addHolidays({ body: { province: provinces.find((one) => one === province) ?? 'ON', year, locationId: null, locale: language } }))
      }
      onCreateFeed={async (fields) => {
        const answer = await createFeed({ body: { ...fields, language } });
        if (answer.data) return { address: new URL(answer.data.path, window.location.origin).href };
        return { problem: problemIn(answer) ?? { code: 'failed' } };
      }}
      onRemove={async ({ what, id, version }) => problemIn(await removals[what]({ body: { id, version } }))}
    />
  );
}
