import type { Patient, PatientFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import type { PageQuery } from '../../kernel/cursor.ts';
import { AppError, notFound, versionConflict } from '../../kernel/errors.ts';
import { appendAudit } from '../../platform/audit/audit.ts';
import type { Database, Tx } from '../../platform/database/database.port.ts';
import { publish } from '../../platform/events/events.port.ts';
import { findByHealthNumber, findPatient, insertPatient, listPatients, updatePatient } from './patient.store.ts';

export type PatientService = ReturnType<typeof createPatientService>;

export function createPatientService(database: Database) {
  return {
    list: (actor: Actor, query: PageQuery & { name?: string | undefined }) =>
      database.asUser(actor, async (tx) => {
        const page = await listPatients(tx, actor.organizationId, query);
        // What was looked for is not written down: a name in the trail would be a second place for it.
        await appendAudit(tx, {
          actor, action: query.name ? 'E' : 'R', entity: 'patient-list', outcome: 'success', detail: { shown: page.items.length },
        });
        return page;
      }),

    get: (actor: Actor, id: string): Promise<Patient> =>
      database.asUser(actor, async (tx) => {
        const patient = await findPatient(tx, id);
        if (!patient) throw notFound();
        await appendAudit(tx, { actor, action: 'R', entity: 'patient', entityId: id, patientId: id, outcome: 'success' });
        return patient;
      }),

    create: (
      actor: Actor,
      { sourceFaxId, confirmedNew, ...fields }: PatientFields & { sourceFaxId: string | null; confirmedNew: boolean },
    ): Promise<Patient> =>
      database.asUser(actor, async (tx) => {
        const known =
          fields.healthNumber && !confirmedNew
            ? await findByHealthNumber(tx, actor.organizationId, fields.healthNumber)
            : undefined;
        if (known) {
          throw new AppError(409, 'health-number-known', 'A patient with this health number is here already.', {
            fields: [{ path: 'healthNumber', code: 'known', message: known }],
          });
        }
        const patient = await insertPatient(tx, actor.organizationId, actor.userId, fields, sourceFaxId);
        await changed(tx, actor, 'C', patient.id);
        return patient;
      }),

    update: (actor: Actor, change: PatientFields & { id: string; version: number }): Promise<Patient> =>
      database.asUser(actor, async (tx) => {
        if (!(await findPatient(tx, change.id))) throw notFound();
        const patient = await updatePatient(tx, actor.userId, change);
        if (!patient) throw versionConflict();
        await changed(tx, actor, 'U', patient.id);
        return patient;
      }),
  };
}

/** Into the trail, and to the portals that show the chart. */
async function changed(tx: Tx, actor: Actor, action: 'C' | 'U', id: string): Promise<void> {
  await appendAudit(tx, { actor, action, entity: 'patient', entityId: id, patientId: id, outcome: 'success' });
  await publish(tx, { organizationId: actor.organizationId, topic: 'patient', entity: 'patient', entityId: id });
}
