import type { WaitlistStatus } from '@intake/api/rules';
import { sql } from 'kysely';

// Of `waitlist_entry as e`.

/** Nobody waits for an earlier visit any more once they have come to the one that they have. */
export const isWaiting = sql<boolean>`(e.status = 'waiting' and not exists (select from appointment came
  where came.id = e.appointment_id and came.status in ('arrived', 'checked-in', 'fulfilled')))`;
/** How an entry stands: who has come to the visit that they have is seen, until that is taken back. */
export const standingOf = sql<WaitlistStatus>`(case when e.status = 'waiting' and not ${isWaiting} then 'booked' else e.status end)`;
