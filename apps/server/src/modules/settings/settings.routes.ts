import { settingsContract } from '@intake/api/contract';
import type { Actor } from '../../http/actor.ts';
import { conflict, invalid, notFound, versionConflict } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import { isTimeZone } from '../../platform/clock/timeZone.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import * as store from './settings.store.ts';

/** Every key of the contract is answered; a missing or an extra one does not compile. */
export const settingsRoutes = (database: Database) => {
  const changed = async (tx: Tx, actor: Actor, action: 'C' | 'U' | 'D', entity: string, entityId: string) => {
    await appendAudit(tx, { actor, action, entity, entityId, outcome: 'success' });
    await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity, entityId });
  };

  const readBin = async (tx: Tx, actor: Actor, id: string) => {
    const [bin] = await store.listBins(tx, actor.organizationId, id);
    if (!bin) throw notFound();
    return bin;
  };

  const flagged = (actor: Actor, flag: store.LocationFlag) =>
    database.asUser(actor, (tx) => store.listLocations(tx, actor.organizationId, flag));

  const setFlag = (actor: Actor, flag: store.LocationFlag, ids: string[]) =>
    database.asUser(actor, async (tx) => {
      const known = new Set((await store.listLocations(tx, actor.organizationId)).map(({ id }) => id));
      if (!ids.every((id) => known.has(id))) throw notFound();
      for (const id of await store.flagLocations(tx, actor.organizationId, flag, ids)) await changed(tx, actor, 'U', 'location', id);
      return store.listLocations(tx, actor.organizationId, flag);
    });

  return implement(settingsContract, {
    listLocations: ({ actor }) => database.asUser(actor, (tx) => store.listLocations(tx, actor.organizationId)),
    listLocationOptions: ({ actor }) =>
      database.asUser(actor, async (tx) =>
        (await store.listLocations(tx, actor.organizationId)).map(({ id, name, timeZone }) => ({ id, name, timeZone })),
      ),
    createLocation: ({ actor, body }) =>
      database.asUser(actor, async (tx) => {
        requireTimeZone(body.timeZone);
        const location = await store.insertLocation(tx, actor.organizationId, body);
        await changed(tx, actor, 'C', 'location', location.id);
        return location;
      }),
    updateLocation: ({ actor, body }) =>
      database.asUser(actor, async (tx) => {
        requireTimeZone(body.timeZone);
        if (!(await store.findLocation(tx, body.id))) throw notFound();
        const location = await store.updateLocation(tx, body);
        if (!location) throw versionConflict();
        await changed(tx, actor, 'U', 'location', body.id);
        return location;
      }),
    listUrgentLocations: ({ actor }) => flagged(actor, 'is_urgent'),
    setUrgentLocations: ({ actor, body }) => setFlag(actor, 'is_urgent', body.ids),
    listBilledLocations: ({ actor }) => flagged(actor, 'is_billing'),
    setBilledLocations: ({ actor, body }) => setFlag(actor, 'is_billing', body.ids),
    listBins: ({ actor }) => database.asUser(actor, (tx) => store.listBins(tx, actor.organizationId)),
    createBin: ({ actor, body }) =>
      database.asUser(actor, async (tx) => {
        const id = await store.insertBin(tx, actor.organizationId, body);
        await changed(tx, actor, 'C', 'bin', id);
        return readBin(tx, actor, id);
      }),
    updateBin: ({ actor, body }) =>
      database.asUser(actor, async (tx) => {
        await readBin(tx, actor, body.id);
        if (!(await store.updateBin(tx, body))) throw versionConflict();
        await changed(tx, actor, 'U', 'bin', body.id);
        return readBin(tx, actor, body.id);
      }),
    removeBin: ({ actor, body }) =>
      database.asUser(actor, async (tx) => {
        await readBin(tx, actor, body.id);
        if (await store.isBinUsed(tx, body.id)) throw conflict('bin-in-use', 'Faxes were received in this bin; it stays.');
        if (!(await store.removeBin(tx, body.id, body.version))) throw versionConflict();
        await changed(tx, actor, 'D', 'bin', body.id);
        return {};
      }),
    listColleagues: ({ actor }) => database.asUser(actor, (tx) => store.listColleagues(tx, actor.organizationId)),
  });
};

function requireTimeZone(name: string): void {
  if (!isTimeZone(name))
    throw invalid([{ path: 'timeZone', code: 'time-zone', message: 'not a time zone of the IANA database' }]);
}
