import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { moveRequest, tell } from '../requestChange.ts';
import { attach, lockRequest, type StoredRequest } from '../request.store.ts';

/** A referral, and the event by which it was last asked for what is missing. */
export interface Asking {
  request: StoredRequest;
  askedId: string;
  /** Who referred, as the directory has them. */
  senderName: string | null;
  senderFax: string | null;
}

/** Null where nothing was asked, or it was taken back. */
export async function findAsking(tx: Tx, requestId: string, { isLocked = false } = {}): Promise<Asking | null> {
  const request = isLocked ? await lockRequest(tx, requestId) : await tx.selectFrom('request').selectAll().where('id', '=', requestId).executeTakeFirst();
  if (!request) return null;
  const asked = await tx
    .selectFrom('request_event')
    .select('id')
    .where('request_id', '=', requestId)
    .where('event', '=', 'ask')
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!asked) return null;
  const physician = request.physician_id ? await tx.selectFrom('physician').select(['clinic_name', 'fax_numbers']).where('id', '=', request.physician_id).executeTakeFirst() : undefined;
  return { request, askedId: asked.id, senderName: physician?.clinic_name ?? null, senderFax: physician?.fax_numbers[0] ?? null };
}

/**
 * Attaches pages that came by the link that asked for them: who has it was asked, so that nobody looks first. What was
 * asked for stays written until somebody has compared it.
 */
export async function takePages(tx: Tx, actor: AuditActor, clock: Clock, request: StoredRequest, faxIds: string[]): Promise<void> {
  for (const faxId of faxIds) await attach(tx, request.organization_id, request.id, faxId);
  await moveRequest(tx, actor, request, { event: 'inform', set: {}, stops: [], now: clock.now() });
  await tell(tx, actor, clock, request.id, 'U', { event: 'reply', isAwaited: true, faxes: faxIds.length });
}
