import type { Opening, SaveWaitlistEntry, WaitlistEntry, WaitlistOffer } from '@intake/api/contract';
import type { WaitlistRemoveReason } from '@intake/api/rules';
import type { Actor } from '../../../kernel/actor.ts';
import { conflict, invalid, versionConflict } from '../../../kernel/errors.ts';
import { requireOwn, unknownReference } from '../../../kernel/references.ts';
import type { Seen } from '../../../kernel/table.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.port.ts';
import { findVisitType } from '../freeTimes.store.ts';
import { requireOffered } from '../settings/requireOffered.ts';
import { requireRequest } from '../../request/visit/requestVisit.ts';
import { endOffers, tellEntry } from './entryVisit.ts';
import { findOpenings } from './openings.ts';
import { withTextBlocks } from './textBlocks.ts';
import { findEntry, insertEntry, listEntries, listOpenOffers, lockEntry, requireWaiting, updateEntry, type StoredEntry, type WaitlistQuery } from './waitlist.store.ts';

export type WaitlistService = ReturnType<typeof createWaitlistService>;

/** The row, locked, when the caller saw its version and it still waits. */
async function lockForChange(tx: Tx, { id, version }: Seen): Promise<StoredEntry> {
  const entry = await lockEntry(tx, id);
  await requireWaiting(tx, id);
  if (entry.version !== version) throw versionConflict();
  return entry;
}

/** Who waits for what, and what was freed for them. Each function is one transaction with its audit event. */
export function createWaitlistService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    list: (actor: Actor, query: WaitlistQuery) => database.asUser(actor, (tx) => listEntries(tx, query)),

    openings: (actor: Actor, query: { locationId?: string | undefined; days: number }): Promise<Opening[]> =>
      database.asUser(actor, async (tx) => {
        const now = clock.now();
        return withTextBlocks(tx, actor, await findOpenings(tx, { ...query, organizationId: actor.organizationId, now }), now);
      }),

    offers: (actor: Actor): Promise<WaitlistOffer[]> => database.asUser(actor, listOpenOffers),

    save: (actor: Actor, input: SaveWaitlistEntry): Promise<WaitlistEntry> =>
      database.asUser(actor, async (tx) => {
        await findVisitType(tx, actor.organizationId, input.visitTypeId);
        await requireOwn(tx, actor, 'physician', input.physicianId);
        await requireOwn(tx, actor, 'location', input.locationId);
        requireOrder(input);
        const entry = input.id ? await lockForChange(tx, { id: input.id, version: input.version ?? 0 }) : null;
        if (entry?.visit_type_id !== input.visitTypeId) await requireOffered(tx, { visitTypeId: input.visitTypeId, resourceId: null }, null);
        if (entry) await updateEntry(tx, entry, { ...columnsOf(input), updated_by: actor.userId });
        const id = entry?.id ?? (await create(tx, actor, input));
        await tellEntry(tx, actor, { id, patientId: entry?.patient_id ?? input.patientId }, entry ? 'U' : 'C');
        return findEntry(tx, id);
      }),

    remove: (actor: Actor, { reason, ...seen }: Seen & { reason: WaitlistRemoveReason }): Promise<WaitlistEntry> =>
      database.asUser(actor, async (tx) => {
        const entry = await lockForChange(tx, seen);
        await endOffers(tx, actor, entry.id, 'withdrawn');
        await updateEntry(tx, entry, { status: 'removed', remove_reason: reason, updated_by: actor.userId });
        await tellEntry(tx, actor, { id: entry.id, patientId: entry.patient_id }, 'U', { event: 'removed', reason });
        return findEntry(tx, entry.id);
      }),
  };

  /** Whoever was referred waits since the referral came, whoever asks at the desk since now. */
  async function create(tx: Tx, actor: Actor, input: SaveWaitlistEntry): Promise<string> {
    await requireOwn(tx, actor, 'patient', input.patientId);
    if (input.requestId) await requireRequest(tx, input.requestId, input.patientId);
    if (input.appointmentId) await requireVisit(tx, actor, input.appointmentId, input.patientId);
    const request = input.requestId ? await tx.selectFrom('request').select('received_at').where('id', '=', input.requestId).executeTakeFirst() : undefined;
    return insertEntry(tx, {
      ...columnsOf(input),
      organization_id: actor.organizationId, patient_id: input.patientId, request_id: input.requestId, appointment_id: input.appointmentId, remove_reason: null,
      waiting_since: request?.received_at ?? clock.now(), created_by: actor.userId, updated_by: actor.userId,
    });
  }
}

/** 422 for a stretch of days or hours that ends before it begins. */
function requireOrder({ from, until, firstDay, lastDay }: SaveWaitlistEntry): void {
  const backwards = (path: string) => invalid([{ path, code: 'backwards', message: 'It ends before it begins.' }]);
  if ((from === null) !== (until === null) || (from !== null && until !== null && until <= from)) throw backwards('until');
  if (firstDay && lastDay && lastDay < firstDay) throw backwards('lastDay');
}

/** 422 for a visit that is not the patient's, or is over. */
async function requireVisit(tx: Tx, actor: Actor, id: string, patientId: string): Promise<void> {
  const visit = await tx.selectFrom('appointment').select(['patient_id', 'status']).where('organization_id', '=', actor.organizationId).where('id', '=', id).executeTakeFirst();
  if (!visit) throw unknownReference('appointmentId');
  if (visit.patient_id !== patientId) throw invalid([{ path: 'patientId', code: 'other-patient', message: 'The visit is of another patient.' }]);
  if (visit.status !== 'booked' && visit.status !== 'pending') throw conflict('visit-over', 'The visit is not to come any more.');
}

const columnsOf = (input: SaveWaitlistEntry) => ({
  visit_type_id: input.visitTypeId,
  physician_id: input.physicianId,
  location_id: input.locationId,
  weekdays: [...new Set(input.weekdays)].toSorted((one, other) => one - other),
  from_time: input.from,
  until_time: input.until,
  first_day: input.firstDay,
  last_day: input.lastDay,
  priority: input.priority,
  notice_hours: input.noticeHours,
  travel_minutes: input.travelMinutes,
  note: input.note,
});
