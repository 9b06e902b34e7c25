import type { ClockStop, LetterKind } from '@intake/api/rules';
import { systemActor } from '../../../platform/audit/audit.ts';
import { systemClock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/database/database.port.ts';
import { lockRequest, updateRequest, type StoredRequest } from '../request.store.ts';
import { tell } from '../requestChange.ts';
import { stopClocks } from '../clock/requestClock.store.ts';

/** The duties that are met once a letter has arrived. Asking for more says that the referral is here, and decides nothing. */
const met: Partial<Record<LetterKind, ClockStop[]>> = {
  acknowledgement: ['acknowledgement-delivered'],
  'information-missing': ['acknowledgement-delivered'],
  accepted: ['acknowledgement-delivered', 'decision-delivered'],
  declined: ['acknowledgement-delivered', 'decision-delivered'],
  'appointment-notice': ['acknowledgement-delivered', 'decision-delivered'],
};

/** What was decided when a letter left may have been decided otherwise by the time that it arrives: then it answers nothing. */
function standsIn({ status, decided_at }: Pick<StoredRequest, 'status' | 'decided_at'>, kind: LetterKind): boolean {
  if (kind === 'declined') return status === 'rejected';
  return kind !== 'accepted' || (decided_at !== null && status !== 'rejected');
}

/** A letter has arrived at whoever referred: its duties end at that moment, in the transaction that learns of it. */
export async function letterArrived(tx: Tx, letterId: string, at: Date): Promise<void> {
  const letter = await tx.selectFrom('letter').select(['organization_id', 'referral_id', 'kind']).where('id', '=', letterId).executeTakeFirst();
  const stops = letter && met[letter.kind];
  if (!letter?.referral_id || !stops) return;
  const request = await lockRequest(tx, letter.referral_id);
  await stopClocks(tx, request, standsIn(request, letter.kind) ? stops : stops.filter((stop) => stop !== 'decision-delivered'), at);
  // What was done before it can no longer be taken back: somebody has read the answer.
  await updateRequest(tx, request, { acknowledged_at: request.acknowledged_at ?? at });
  await tell(tx, systemActor(letter.organization_id), systemClock, request.id, 'U', { event: 'letter-arrived', letterId });
}
