import type { Patient } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { crud } from '../../kernel/crud.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { AppError, conflict } from '../../kernel/errors.ts';
import { requireOwn } from '../../kernel/references.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { findByHealthNumber, findPatients, patientStore, type NewPatient } from './patient.store.ts';

/** The patients that a text names, the best first, for lists of another module. */
export const patientIdsOf = async (tx: Tx, organizationId: string, text: string, limit: number): Promise<string[]> =>
  (await findPatients(tx, organizationId, text, limit)).map(({ id }) => id);

export type PatientService = ReturnType<typeof createPatientService>;

/** The charts. Whoever looks at one, or at a list of them, leaves an event in the trail. */
export function createPatientService(database: Database) {
  const { read, create, update, updateIn } = crud<Patient, NewPatient>(database, {
    store: patientStore,
    entity: 'patient',
    topic: 'patient',
    before: {
      create: async ({ tx, actor, fields: { healthNumber, confirmedNew, locationId, sourceFaxId = null } }) => {
        await requireOwn(tx, actor, 'location', locationId, 'locationId');
        await requireOwn(tx, actor, 'fax', sourceFaxId, 'sourceFaxId');
        if (healthNumber && !confirmedNew) await refuseKnown(tx, actor, healthNumber);
      },
      update: async ({ tx, actor, stored, fields: { healthNumber, locationId } }) => {
        await requireOwn(tx, actor, 'location', locationId, 'locationId');
        if (stored.mergedInto) throw conflict('merged', 'This chart was merged into another one.');
        // Who shares a number since their chart was made is corrected in other fields all the same.
        if (healthNumber && healthNumber !== stored.healthNumber) await refuseKnown(tx, actor, healthNumber);
      },
    },
    audit: ({ id }) => ({ patientId: id }),
  });

  return {
    create,
    update,
    /** In the caller's transaction, for what else looks after a chart. */
    read,
    updateIn,

    /** By name in order, or, when a name is given, the closest names first (those have no further page). */
    list: (actor: Actor, { name, ...query }: PageQuery & { name?: string | undefined }) =>
      database.asUser(actor, async (tx) => {
        const page = name
          ? { items: await findPatients(tx, actor.organizationId, name, query.limit), nextCursor: null }
          : await patientStore.page(tx, actor.organizationId, query);
        // What was looked for is not written down: a name in the trail would be a second place for it.
        await appendAudit(tx, {
          actor, action: name ? 'E' : 'R', entity: 'patient-list', outcome: 'success', detail: { shown: page.items.length },
        });
        return page;
      }),

    get: (actor: Actor, id: string): Promise<Patient> =>
      database.asUser(actor, async (tx) => {
        const patient = await read(tx, actor, id);
        await appendAudit(tx, { actor, action: 'R', entity: 'patient', entityId: id, patientId: id, outcome: 'success' });
        return patient;
      }),
  };
}

/** Two people never have one health number: somebody compares the cards first. 409 that names the chart which has it. */
async function refuseKnown(tx: Tx, { organizationId }: Actor, healthNumber: string): Promise<void> {
  const known = await findByHealthNumber(tx, organizationId, healthNumber);
  if (!known) return;
  throw new AppError(409, 'health-number-known', 'A patient with this health number is here already.', {
    fields: [{ path: 'healthNumber', code: 'known', message: known }],
  });
}
