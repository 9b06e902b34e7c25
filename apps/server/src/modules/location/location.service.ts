import type { Location, LocationFields, LocationOption } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { invalid, notFound } from '../../kernel/errors.ts';
import { crud } from '../../kernel/crud.ts';
import { isTimeZone } from '../../platform/clock/timeZone.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { flagLocations, listUnprovenNumbers, locationStore, type LocationFlag } from './location.store.ts';

export type LocationService = ReturnType<typeof createLocationService>;

/** Where the clinic works: each place with its numbers and its time. */
export function createLocationService(database: Database) {
  const { list, create, update, changed } = crud(database, {
    store: locationStore,
    entity: 'location',
    topic: 'settings',
    before: { create: requireTimeZone, update: requireTimeZone },
  });

  return {
    list,
    create,
    update,

    listOptions: async (actor: Actor): Promise<LocationOption[]> =>
      (await list(actor)).map(({ id, name, timeZone }) => ({ id, name, timeZone })),

    /** Of the organisation itself, its locations and its bins. */
    listUnproven: (actor: Actor): Promise<string[]> => database.asUser(actor, (tx) => listUnprovenNumbers(tx, actor.organizationId)),

    listFlagged: async (actor: Actor, flag: LocationFlag): Promise<Location[]> =>
      (await list(actor)).filter((location) => location[flag]),

    setFlag: (actor: Actor, flag: LocationFlag, ids: string[]): Promise<Location[]> =>
      database.asUser(actor, async (tx) => {
        const { organizationId } = actor;
        const known = new Set((await locationStore.list(tx, organizationId)).map(({ id }) => id));
        if (!ids.every((id) => known.has(id))) throw notFound();
        const flagged = await flagLocations(tx, organizationId, flag, ids);
        const locations = await locationStore.list(tx, organizationId);
        for (const id of flagged) await changed(tx, actor, 'U', id);
        return locations.filter((location) => location[flag]);
      }),
  };
}

function requireTimeZone({ fields }: { fields: LocationFields }): void {
  if (!isTimeZone(fields.timeZone))
    throw invalid([{ path: 'timeZone', code: 'time-zone', message: 'not a time zone of the IANA database' }]);
}
