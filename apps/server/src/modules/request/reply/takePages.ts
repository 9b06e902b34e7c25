import type { AuditActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { moveRequest, tell } from '../requestChange.ts';
import { attach, lockRequest, type StoredRequest } from '../request.store.ts';

/** A referral, and the letter that asked last for what it lacks. */
export interface Asking {
  request: StoredRequest;
  letterId: string;
  replyToken: string;
  expiresAt: Date;
  /** Who referred, as the directory has them. */
  senderName: string | null;
  senderFax: string | null;
}

/** What the letter with this code asked for, or one that asked anew. Null where no letter about a referral has it. */
export async function findAsking(tx: Tx, replyToken: string, { isLocked = false } = {}): Promise<Asking | null> {
  const told = await tx.selectFrom('letter').select('referral_id').where('reply_token', '=', replyToken).executeTakeFirst();
  if (!told?.referral_id) return null;
  const request = isLocked ? await lockRequest(tx, told.referral_id) : await tx.selectFrom('request').selectAll().where('id', '=', told.referral_id).executeTakeFirst();
  if (!request) return null;
  const newest = await tx
    .selectFrom('letter')
    .select(['id', 'reply_token', 'reply_expires_at'])
    .where('referral_id', '=', request.id)
    .where('reply_token', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const physician = request.physician_id ? await tx.selectFrom('physician').select(['clinic_name', 'fax_numbers']).where('id', '=', request.physician_id).executeTakeFirst() : undefined;
  return {
    request, letterId: newest.id, replyToken: newest.reply_token!, expiresAt: newest.reply_expires_at!,
    senderName: physician?.clinic_name ?? null, senderFax: physician?.fax_numbers[0] ?? null,
  };
}

/**
 * Attaches pages that came with the code of the letter that asked for them: who has it was asked, so that nobody looks
 * first. What was asked for stays written until somebody has compared it.
 */
export async function takePages(tx: Tx, actor: AuditActor, clock: Clock, request: StoredRequest, faxIds: string[]): Promise<void> {
  for (const faxId of faxIds) await attach(tx, request.organization_id, request.id, faxId);
  await moveRequest(tx, actor, request, { event: 'inform', set: {}, stops: [], now: clock.now() });
  await tell(tx, actor, clock, request.id, 'U', { event: 'reply', isAwaited: true, faxes: faxIds.length });
}
