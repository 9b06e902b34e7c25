import type { Selectable } from 'kysely';
import { isClosedRequest, takesTime, type AppointmentStatus, type RequestEvent } from '@intake/api/rules';
import { conflict, invalid } from '../../../kernel/errors.ts';
import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { lockRequest, type StoredRequest } from '../request.store.ts';
import { moveRequest, tell } from '../requestChange.ts';

/** An appointment that a request asked for. */
type Visit = Pick<Selectable<Tables['appointment']>, 'id' | 'request_id'>;

async function move(tx: Tx, actor: AuditActor, clock: Clock, request: StoredRequest, event: RequestEvent): Promise<void> {
  const stops = event === 'complete' ? (['visited', 'completed'] as const) : [];
  const status = await moveRequest(tx, actor, request, { event, set: {}, stops: [...stops], now: clock.now() });
  await tell(tx, actor, clock, request.id, 'U', { event, from: request.status, to: status });
}

/** 404 for a request that is not there, 422 for one of another patient, 409 for one that is closed. */
export async function requireRequest(tx: Tx, id: string, patientId: string): Promise<void> {
  const request = await lockRequest(tx, id);
  if (request.patient_id !== null && request.patient_id !== patientId)
    throw invalid([{ path: 'patientId', code: 'other-patient', message: 'The request is of another patient.' }]);
  if (isClosedRequest(request.status)) throw conflict('request-closed', 'The request is closed; open it again first.');
}

/** A referral has its visit. */
async function bookRequest(tx: Tx, actor: AuditActor, clock: Clock, request: StoredRequest): Promise<void> {
  if (request.kind !== 'referral' || !['accepted', 'booking'].includes(request.status)) return;
  await move(tx, actor, clock, request, 'booked');
}

/** What became of a visit is told to the request that asked for it: one that loses its place is to be booked again, one that took place is done. */
export async function followVisit(tx: Tx, actor: AuditActor, clock: Clock, visit: Visit, status: AppointmentStatus): Promise<void> {
  if (!visit.request_id) return;
  const request = await lockRequest(tx, visit.request_id);
  if (request.kind !== 'referral') return;
  if (status === 'fulfilled') {
    if (request.status === 'booked') await move(tx, actor, clock, request, 'complete');
    return;
  }
  if (takesTime(status)) return bookRequest(tx, actor, clock, request);
  if (request.status !== 'booked') return;
  const others = await tx
    .selectFrom('appointment')
    .select(['id', 'status'])
    .where('request_id', '=', request.id)
    .where('id', '<>', visit.id)
    .execute();
  if (!others.some((other) => takesTime(other.status))) await move(tx, actor, clock, request, 'unbook');
}

/** 409 when taking back a visit that took place would leave its referral completed. */
export async function requireOpenRequest(tx: Tx, requestId: string | null): Promise<void> {
  if (requestId && (await lockRequest(tx, requestId)).status === 'completed')
    throw conflict('request-closed', 'The referral was completed with the visit; open it again first.');
}
