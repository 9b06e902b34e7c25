import { partnerLimits, type PartnerLimit } from '@intake/api/rules';
import type { Database } from '../database/database.port.ts';
import { createRateLimits, type RateLimits } from './rateLimits.ts';

export type PartnerLimits = RateLimits<`partner${PartnerLimit}`>;

/** One bucket for each limit that a partner can have; a full one is answered as 429, with the seconds to wait. */
export const createPartnerLimits = (database: Database): PartnerLimits =>
  createRateLimits(
    { schema: 'public', name: 'rate_limit', transact: (work) => database.asService(null, work) },
    Object.fromEntries(partnerLimits.map((points) => [`partner${points}`, { points, duration: 60 }])) as Record<`partner${PartnerLimit}`, { points: number; duration: number }>,
  );
