import { sql } from 'kysely';
import type { CallDetail } from '@intake/api/contract';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, notFound, versionConflict } from '../../../kernel/errors.ts';
import type { Seen } from '../../../kernel/table.ts';
import { appendAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import type { AppointmentService } from '../../appointment/appointment.service.ts';
import { readDetail } from './callRows.ts';

interface Parts {
  database: Database;
  clock: Clock;
  appointments: Pick<AppointmentService, 'changeIn'>;
}

export type ProposalService = ReturnType<typeof createProposalService>;

/** What calls propose, and a person decides. The visit changes in the transaction of the decision, or neither does. */
export function createProposalService({ database, clock, appointments }: Parts) {
  const lockOpen = async (tx: Tx, { organizationId }: Actor, { id, version }: Seen) => {
    const row = await tx.selectFrom('voice_proposal').selectAll().where('organization_id', '=', organizationId).where('id', '=', id).forUpdate().executeTakeFirst();
    if (!row) throw notFound();
    if (row.version !== version) throw versionConflict();
    if (row.status !== 'open') throw conflict('decided', 'Somebody has decided this.');
    return row;
  };
  type Row = Awaited<ReturnType<typeof lockOpen>>;

  const decide = async (tx: Tx, actor: Actor, row: Row, status: 'accepted' | 'dismissed'): Promise<CallDetail> => {
    await tx
      .updateTable('voice_proposal')
      .set({ status, decided_by: actor.userId, decided_at: clock.now(), version: row.version + 1, updated_at: sql<Date>`now()` })
      .where('id', '=', row.id)
      .execute();
    const event = status === 'accepted' ? 'accept' : 'dismiss';
    await appendAudit(tx, { actor, action: 'E', entity: 'voice_proposal', entityId: row.id, patientId: row.patient_id, outcome: 'success', detail: { event, action: row.action } });
    await publish(tx, { organizationId: actor.organizationId, topic: 'call', entity: 'voice_proposal', entityId: row.id });
    return readDetail(tx, actor.organizationId, row.call_id);
  };

  const carryOut = async (tx: Tx, actor: Actor, { action, appointment_id: id, appointment_version: version }: Row): Promise<void> => {
    if (action !== 'confirm' && action !== 'cancel') return;
    const visit = id ? await tx.selectFrom('appointment').select('version').where('organization_id', '=', actor.organizationId).where('id', '=', id).forUpdate().executeTakeFirst() : undefined;
    if (!id || !visit || visit.version !== version) throw conflict('visit-changed', 'The visit is not what the caller spoke about any more.');
    const set = action === 'confirm' ? { confirmed_at: clock.now(), confirmed_by: 'patient' as const } : { cancel_reason: 'patient' as const };
    await appointments.changeIn(tx, actor, { id, version }, action, set);
  };

  return {
    accept: (actor: Actor, seen: Seen): Promise<CallDetail> =>
      database.asUser(actor, async (tx) => {
        const row = await lockOpen(tx, actor, seen);
        await carryOut(tx, actor, row);
        return decide(tx, actor, row, 'accepted');
      }),

    dismiss: (actor: Actor, seen: Seen): Promise<CallDetail> =>
      database.asUser(actor, async (tx) => decide(tx, actor, await lockOpen(tx, actor, seen), 'dismissed')),
  };
}
