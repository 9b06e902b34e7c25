import { sql } from 'kysely';
import { holdingRefusals, type CallRefusal } from '@intake/api/rules/voice';
import { systemActor } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { publish } from '../../../platform/events/events.port.ts';
import { every } from '../../../platform/jobs/every.ts';
import type { Log } from '../../../platform/log/log.ts';
import { createPlacer, oneClaim, type PlaceParts } from '../call/placeCall.ts';
import { isBusy } from './callGate.ts';
import { nextCallTime } from './callHours.ts';
import { policyOf } from './policy.service.ts';
import { isStillWanted } from './queue.store.ts';

const everySeconds = 20;
/** What holds a call is looked at again after so long, where no clock says when. */
const heldMinutes = 15;

/** Makes the calls that are due, as long as it runs. Answers what ends it. */
export const startCallQueue = ({ log, ...parts }: PlaceParts & { log: Log }) =>
  every({ seconds: everySeconds, log, failure: 'calls that are due were not made' }, () => runCallQueue(parts));

/** One round: for each organisation, calls until nothing is due or its limits are reached. Answers how many it made. */
export async function runCallQueue(parts: PlaceParts): Promise<number> {
  if (!parts.voice) return 0;
  const organizations = await parts.database.asService(null, (tx) => tx.selectFrom('organization').select('id').execute());
  let made = 0;
  for (const { id } of organizations) while (await callNext(parts, id)) made += 1;
  return made;
}

/** Claims the next call that may be made and makes it. False when there is none. */
async function callNext(parts: PlaceParts, organizationId: string): Promise<boolean> {
  const { database, clock } = parts;
  const placer = createPlacer(parts);
  for (;;) {
    const done = await database.asService(organizationId, async (tx) => {
      const policy = await policyOf(tx, organizationId);
      if (policy.isPaused) return null;
      await oneClaim(tx, organizationId);
      // A line is free again once a call is over, and that is soon: nothing is put off for it.
      if (await isBusy(tx, organizationId, policy)) return null;
      const entry = await tx
        .selectFrom('voice_queue')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('status', '=', 'waiting')
        .where('not_before', '<=', clock.now())
        .orderBy('not_before')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!entry) return null;
      if (!(await isStillWanted(tx, organizationId, entry.kind, entry.patient_id))) {
        await hold(tx, entry.id, organizationId, 'settled', null, clock.now());
        return 'held' as const;
      }
      const claimed = await placer.claim(tx, {
        who: systemActor(organizationId), agentId: entry.agent_id, purpose: entry.kind, clientKey: null, overrideReason: null,
        wanted: { organizationId, patientId: entry.patient_id, appointmentId: entry.appointment_id, appointmentVersion: entry.appointment_version, to: entry.to_number, expiresAt: entry.expires_at },
      });
      if ('callId' in claimed) {
        await setEntry(tx, entry.id, organizationId, { status: 'calling', refusal: null, call_id: claimed.callId, attempts: entry.attempts + 1 });
        return claimed.callId;
      }
      await hold(tx, entry.id, organizationId, claimed.refusal, nextCallTime(clock.now(), claimed.timeZones, policy), clock.now());
      return 'held' as const;
    });
    if (done === null) return false;
    if (done === 'held') continue;
    await placer.ring(organizationId, done);
    return true;
  }
}

/** What ends a call stays for a person to see. */
async function hold(tx: Tx, id: string, organizationId: string, refusal: CallRefusal, opensAt: Date | null, now: Date): Promise<void> {
  const later = new Date(now.getTime() + heldMinutes * 60_000);
  if (holdingRefusals.includes(refusal)) return setEntry(tx, id, organizationId, { refusal, not_before: (refusal === 'outside-hours' ? opensAt : null) ?? later });
  return setEntry(tx, id, organizationId, { refusal, status: refusal === 'visit-changed' || refusal === 'settled' ? 'withdrawn' : 'failed' });
}

async function setEntry(tx: Tx, id: string, organizationId: string, set: object): Promise<void> {
  await tx.updateTable('voice_queue').set({ ...set, version: sql<number>`version + 1`, updated_at: sql<Date>`now()` }).where('organization_id', '=', organizationId).where('id', '=', id).execute();
  await publish(tx, { organizationId, topic: 'call', entity: 'voice_queue', entityId: id });
}
