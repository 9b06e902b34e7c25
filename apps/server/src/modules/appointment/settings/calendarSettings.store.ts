import { sql } from 'kysely';
import type { HoursException, HoursExceptionFields, Resource, ResourceFields, VisitType, VisitTypeFields, WorkingHours, WorkingHoursFields } from '@intake/api/contract';
import { tableStore, tableWrites, type Store } from '../../../kernel/table.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { registerNameOf } from '../../../platform/database/registerName.ts';

export const visitTypeStore = tableStore({
  table: 'visit_type',
  orderBy: ['name'],
  toApi: (row): VisitType => ({
    id: row.id,
    version: row.version,
    name: row.name,
    modalityId: row.modality_id,
    minutes: row.minutes,
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
    preparation: row.preparation,
    isReserved: row.is_reserved,
    isRetired: row.is_retired,
  }),
  toRow: (fields: VisitTypeFields) => ({
    name: fields.name,
    modality_id: fields.modalityId,
    minutes: fields.minutes,
    buffer_before_minutes: fields.bufferBeforeMinutes,
    buffer_after_minutes: fields.bufferAfterMinutes,
    preparation: fields.preparation,
    is_reserved: fields.isReserved,
    is_retired: fields.isRetired,
  }),
});

export const resourceStore = tableStore({
  table: 'resource',
  orderBy: ['name'],
  toApi: (row): Resource => ({ id: row.id, version: row.version, name: row.name, kind: row.kind, locationId: row.location_id, isRetired: row.is_retired }),
  toRow: ({ name, kind, locationId, isRetired }: ResourceFields) => ({ name, kind, location_id: locationId, is_retired: isRetired }),
});

const selectHours = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('working_hours')
    .innerJoin('location', 'location.id', 'working_hours.location_id')
    .leftJoin('physician', 'physician.id', 'working_hours.physician_id')
    .leftJoin('resource', 'resource.id', 'working_hours.resource_id')
    .where('working_hours.organization_id', '=', organizationId)
    .select([
      'working_hours.id', 'working_hours.version', 'working_hours.physician_id', 'working_hours.resource_id', 'working_hours.location_id',
      'working_hours.weekdays', 'working_hours.from_time', 'working_hours.until_time', 'working_hours.valid_from', 'working_hours.valid_until', 'working_hours.visit_type_ids',
      'location.name as location_name',
      sql<string>`coalesce(${registerNameOf('physician')}, resource.name)`.as('owner_name'),
    ])
    .orderBy('owner_name')
    .orderBy('working_hours.weekdays')
    .orderBy('working_hours.from_time')
    .orderBy('working_hours.id');

type HoursRow = Awaited<ReturnType<ReturnType<typeof selectHours>['executeTakeFirstOrThrow']>>;

export const toHours = (row: HoursRow): WorkingHours => ({
  id: row.id,
  version: row.version,
  physicianId: row.physician_id,
  resourceId: row.resource_id,
  locationId: row.location_id,
  weekdays: row.weekdays,
  from: row.from_time,
  until: row.until_time,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  visitTypeIds: row.visit_type_ids,
  ownerName: row.owner_name,
  locationName: row.location_name,
});

/** Read with the names of whose they are. */
export const workingHoursStore: Store<WorkingHours, WorkingHoursFields> = {
  ...tableWrites({
    table: 'working_hours',
    toRow: (fields: WorkingHoursFields) => ({
      physician_id: fields.physicianId,
      resource_id: fields.resourceId,
      location_id: fields.locationId,
      weekdays: [...new Set(fields.weekdays)].sort((one, other) => one - other),
      from_time: fields.from,
      until_time: fields.until,
      valid_from: fields.validFrom,
      valid_until: fields.validUntil,
      visit_type_ids: [...new Set(fields.visitTypeIds)],
    }),
  }),
  list: async (tx, organizationId) => (await selectHours(tx, organizationId).execute()).map(toHours),
  find: async (tx, organizationId, id) => {
    const row = await selectHours(tx, organizationId).where('working_hours.id', '=', id).executeTakeFirst();
    return row && toHours(row);
  },
};

/** Makes who saves hours and who removes one of their kinds wait for each other: no foreign key keeps an id in an array. */
export const lockVisitTypes = (tx: Tx, organizationId: string, ids: readonly string[]) =>
  tx.selectFrom('visit_type').select('id').where('organization_id', '=', organizationId).where('id', 'in', ids).orderBy('id').forUpdate().execute();

/** Whether some hours are for a kind of visit by its name. */
export const isKindOfHours = async (tx: Tx, organizationId: string, visitTypeId: string): Promise<boolean> =>
  (await tx.selectFrom('working_hours').select('id').where('organization_id', '=', organizationId).where(sql<boolean>`${visitTypeId}::uuid = any (visit_type_ids)`).executeTakeFirst()) !== undefined;

/** Who works at the clinic itself. */
export const listInternal = (tx: Tx, organizationId: string) =>
  tx
    .selectFrom('physician')
    .where('organization_id', '=', organizationId)
    .where('is_internal', '=', true)
    .where('merged_into', 'is', null)
    .select(['id', registerNameOf('physician').$notNull().as('name')])
    .orderBy('name')
    .orderBy('id')
    .execute();

/** The hours of a location. */
export const listHoursAt = async (tx: Tx, organizationId: string, locationId: string): Promise<WorkingHours[]> =>
  (await selectHours(tx, organizationId).where('working_hours.location_id', '=', locationId).execute()).map(toHours);

const exceptions = tableStore({
  table: 'hours_exception',
  orderBy: ['first_day'],
  toApi: (row): HoursException => ({
    id: row.id,
    version: row.version,
    physicianId: row.physician_id,
    locationId: row.location_id,
    firstDay: row.first_day,
    lastDay: row.last_day,
    from: row.from_time,
    until: row.until_time,
    isOpen: row.is_open,
    reason: row.reason,
  }),
  toRow: (fields: HoursExceptionFields) => ({
    physician_id: fields.physicianId,
    location_id: fields.locationId,
    first_day: fields.firstDay,
    last_day: fields.lastDay,
    from_time: fields.from,
    until_time: fields.until,
    is_open: fields.isOpen,
    reason: fields.reason,
  }),
});

/** Of this year and later: what is over tells nobody when to come. */
export const hoursExceptionStore: Store<HoursException, HoursExceptionFields> = {
  ...exceptions,
  list: async (tx, organizationId) => {
    const thisYear = `${new Date().getUTCFullYear()}-01-01`;
    return (await exceptions.list(tx, organizationId)).filter(({ lastDay }) => lastDay >= thisYear);
  },
};

/** Those that hold on any of these days, of a location and of everywhere. */
export const listExceptionsOn = async (tx: Tx, organizationId: string, { from, until }: { from: string; until: string }): Promise<HoursException[]> =>
  (await exceptions.list(tx, organizationId)).filter(({ firstDay, lastDay }) => firstDay <= until && lastDay >= from);
