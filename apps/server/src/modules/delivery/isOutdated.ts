import { takesTime } from '@intake/api/rules';
import type { Tx } from '../../platform/database/database.port.ts';

/** Whether the visit that a notice tells of was moved or cancelled after it was written. Of one that is not in the calendar nothing is known. */
export async function isOutdated(tx: Tx, letterId: string | null): Promise<boolean> {
  if (!letterId) return false;
  const visits = await tx
    .selectFrom('letter')
    .innerJoin('appointment', 'appointment.request_id', 'letter.referral_id')
    .select('appointment.status')
    .where('letter.id', '=', letterId)
    .where('letter.kind', '=', 'appointment-notice')
    .whereRef('appointment.created_at', '<=', 'letter.created_at')
    .execute();
  return visits.length > 0 && !visits.some(({ status }) => takesTime(status) || status === 'fulfilled');
}
