import type { EmrExport, EmrExportFilter, EmrPlaces as Offered, EmrTarget, EmrTargetFields } from '@intake/api/contract';
import { hrmFacilityLength, transportsOf } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import { conflict, invalid, notFound } from '../../kernel/errors.ts';
import { requireAllOwn } from '../../kernel/references.ts';
import type { Seen } from '../../kernel/table.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import type { EmrPlaces } from '../../platform/emr/emrPlaces.ts';
import { publish } from '../../platform/events/events.port.ts';
import { enqueue } from '../../platform/jobs/jobs.port.ts';
import { tryPlace } from './deliver.ts';
import { emrTargetStore, findExport, findOpen, insertExport, listExports, listOfFax, settleExport, type ExportQuery } from './emr.store.ts';
import { exportJob, exportTries } from './exportJob.ts';
import { repeatJob } from './repeatJob.ts';
import { countRepeatable } from './repeatJob.store.ts';

export type EmrService = ReturnType<typeof createEmrService>;

/** The systems that filed faxes are given to, and what became of it. */
export function createEmrService({ database, places }: { database: Database; places: EmrPlaces }) {
  const offered: Offered = { hasFolder: places.folder !== undefined, connections: Object.keys(places.connections).toSorted() };
  const check = async ({ tx, actor, fields }: { tx: Tx; actor: Actor; fields: EmrTargetFields }) => {
    const refuse = (path: string, code: string, message: string) => invalid([{ path, code, message }]);
    if (!transportsOf(fields.format).includes(fields.transport)) throw refuse('transport', 'not-with-format', 'Only HL7 is sent on a connection.');
    if (fields.transport === 'folder' && !offered.hasFolder) throw refuse('transport', 'no-folder', 'No folder for exports is set up.');
    if (fields.transport === 'mllp' && !offered.connections.includes(fields.place)) throw refuse('place', 'unknown', 'There is no such connection.');
    if (fields.format === 'hrm' && !fields.facility) throw refuse('facility', 'required', 'HRM names who sends a report.');
    if (fields.format === 'hrm' && (fields.facility ?? '').length > hrmFacilityLength) throw refuse('facility', 'too-long', `HRM takes ${hrmFacilityLength} characters.`);
    await requireAllOwn(tx, actor, 'bin', fields.binIds, 'binIds');
  };
  // Nobody removes one: what it was given refers to it.
  const targets = crud<EmrTarget, EmrTargetFields>(database, {
    store: { ...emrTargetStore, remove: () => Promise.resolve(false) },
    entity: 'emr_target',
    topic: 'settings',
    before: { create: check, update: check },
  });

  const give = async (tx: Tx, actor: Actor, asked: { faxId: string; targetId: string }, event: 'C' | 'again'): Promise<EmrExport> => {
    const { isActive } = await targets.read(tx, actor, asked.targetId);
    if (!isActive) throw conflict('switched-off', 'Nothing is exported there any more.');
    const fax = await findFax(tx, actor, asked.faxId);
    if (fax.status !== 'completed' || fax.locked_at !== null) throw conflict('not-filed', 'Only a filed fax can be exported.');
    const id = await insertExport(tx, actor, asked);
    if (id === undefined) {
      const open = await findOpen(tx, actor.organizationId, asked);
      if (!open) throw conflict('changed-since', 'It has just ended; try again.');
      return open;
    }
    await enqueue(tx, { kind: exportJob, organizationId: actor.organizationId, faxId: asked.faxId, payload: { exportId: id }, maxAttempts: exportTries });
    await appendAudit(tx, {
      actor, action: event === 'C' ? 'C' : 'E', entity: 'emr_export', entityId: id, patientId: fax.patient_id, outcome: 'success', ...(event === 'again' && { detail: { event } }),
    });
    await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'emr_export', entityId: id });
    return (await findExport(tx, actor.organizationId, id))!;
  };

  return {
    list: async (actor: Actor) => ({ targets: await targets.list(actor), places: offered }),
    create: targets.create,
    update: (actor: Actor, change: EmrTargetFields & Seen) => targets.update(actor, change),

    /** Outside a transaction: the other side may take its time. */
    try: async (actor: Actor, id: string) => {
      const target = await targets.get(actor, id);
      const error = await tryPlace(places, { ...target, organizationId: actor.organizationId });
      await database.asUser(actor, (tx) =>
        appendAudit(tx, { actor, action: 'E', entity: 'emr_target', entityId: id, outcome: error === null ? 'success' : 'failure', detail: { event: 'try', ...(error && { error }) } }),
      );
      return { error };
    },

    page: (actor: Actor, query: ExportQuery) => database.asUser(actor, (tx) => listExports(tx, actor.organizationId, query)),

    ofFax: (actor: Actor, faxId: string) =>
      database.asUser(actor, async (tx) => {
        await findFax(tx, actor, faxId);
        const all = await emrTargetStore.list(tx, actor.organizationId);
        return { targets: all.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, name })), exports: await listOfFax(tx, actor.organizationId, faxId) };
      }),

    give: (actor: Actor, asked: { faxId: string; targetId: string }) => database.asUser(actor, (tx) => give(tx, actor, asked, 'C')),

    /** As a message of its own: whoever has refused the one before remembers it. */
    again: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        const before = await findExport(tx, actor.organizationId, id);
        if (!before) throw notFound();
        if (before.state === 'waiting' || before.state === 'sending') throw conflict('underway', 'It is on its way.');
        const made = await give(tx, actor, before, 'again');
        // What takes its place is the work from now on.
        await settleExport(tx, actor.organizationId, id);
        return made;
      }),

    /** What fails from now on is not meant: the job ends. */
    againAll: (actor: Actor, filter: EmrExportFilter) =>
      database.asUser(actor, async (tx) => {
        if (filter.targetId) await targets.read(tx, actor, filter.targetId);
        const { count, now } = await countRepeatable(tx, actor.organizationId, filter);
        if (count === 0) throw conflict('nothing-to-repeat', 'Nothing of this failed and could be given again.');
        await enqueue(tx, { kind: repeatJob, organizationId: actor.organizationId, payload: { ...filter, until: now, userId: actor.userId } });
        await appendAudit(tx, { actor, action: 'E', entity: 'emr_export', outcome: 'success', detail: { event: 'again-all', count, ...filter } });
        return { count };
      }),

    settle: (actor: Actor, id: string) =>
      database.asUser(actor, async (tx) => {
        if (!(await findExport(tx, actor.organizationId, id))) throw notFound();
        if (!(await settleExport(tx, actor.organizationId, id))) throw conflict('nothing-to-settle', 'Nobody has to see to this export.');
        await appendAudit(tx, { actor, action: 'U', entity: 'emr_export', entityId: id, outcome: 'success', detail: { event: 'settle' } });
        await publish(tx, { organizationId: actor.organizationId, topic: 'settings', entity: 'emr_export', entityId: id });
        return {};
      }),
  };
}

/** @throws 404 for a fax that was sent, and for what the actor may not see */
async function findFax(tx: Tx, { organizationId }: Actor, id: string) {
  const fax = await tx
    .selectFrom('fax')
    .select(['status', 'locked_at', 'patient_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('direction', '=', 'inbound')
    .executeTakeFirst();
  if (!fax) throw notFound();
  return fax;
}
