import type { Updateable } from 'kysely';
import { faxLifecycle, transition, type FaxEvent } from '@intake/api/rules';
import type { FaxSummary } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { conflict, versionConflict } from '../../kernel/errors.ts';
import { appendAudit, type AuditEntry } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/database.port.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { publish } from '../../platform/events/events.port.ts';
import { findFax, lockFax, updateFax, type StoredFax } from './fax.store.ts';
import { toSummary } from './faxRow.ts';

/** The locked fax, if it is still the one the caller saw and nobody else holds it. Otherwise a 409 that says which. */
export async function lockForChange(tx: Tx, actor: Actor, id: string, version: number, now: Date): Promise<StoredFax> {
  const fax = await lockFax(tx, id);
  if (fax.direction === 'outbound') throw conflict('sent', 'A fax that was sent stays as it was sent.');
  refuseOthersClaim(fax, actor, now);
  if (fax.version !== version) throw versionConflict();
  return fax;
}

export function refuseOthersClaim(fax: StoredFax, actor: Actor, now: Date): void {
  const held = fax.status === 'claimed' && fax.claimed_until !== null && fax.claimed_until > now;
  if (held && fax.claimed_by !== actor.userId) throw conflict('claimed', 'Somebody else is working on this fax.');
}

interface Change {
  event?: FaxEvent;
  set: Updateable<Tables['fax']>;
  audit: Pick<AuditEntry, 'action' | 'detail'>;
}

/** One change of a fax: lifecycle, row, audit event and notice to the others, all in the caller's transaction. */
export async function changeFax(tx: Tx, actor: Actor, clock: Clock, fax: StoredFax, change: Change): Promise<FaxSummary> {
  const status = change.event ? transition(faxLifecycle, fax.status, change.event) : fax.status;
  const keepsClaim = status === 'claimed';
  await updateFax(tx, fax, {
    ...change.set,
    status,
    updated_by: actor.userId,
    ...(keepsClaim ? {} : { claimed_by: null, claimed_until: null }),
  });
  const row = await findFax(tx, fax.id);
  await appendAudit(tx, {
    actor,
    ...change.audit,
    entity: 'fax',
    entityId: fax.id,
    patientId: row.patient_id ?? fax.patient_id,
    outcome: 'success',
  });
  await publish(tx, { organizationId: actor.organizationId, topic: 'fax', entity: 'fax', entityId: fax.id, payload: { event: change.event ?? 'changed' } });
  return toSummary(row, clock.now());
}
