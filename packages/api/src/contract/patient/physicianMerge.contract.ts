import { z } from 'zod';
import { duplicateDegrees } from './duplicate.contract.ts';

/** What of two physicians was compared, and how alike it is; in words in the portal. */
export const physicianSigns = ['familyName', 'givenName', 'licenceNumber', 'billingNumber', 'fax', 'phone', 'clinic', 'specialty'] as const;

export const PhysicianReason = z.object({
  code: z.enum(physicianSigns),
  degree: z.enum(duplicateDegrees),
  /** Whether it speaks for one person. */
  agrees: z.boolean(),
  /** How much it counts for or against, in natural log odds; never negative. */
  weight: z.number(),
});
export type PhysicianReason = z.infer<typeof PhysicianReason>;
