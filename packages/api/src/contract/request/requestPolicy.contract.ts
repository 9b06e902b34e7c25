import { z } from 'zod';
import { checklistItems, clockKinds, clockPresetNames, clockStarts, clockStops, triageCategories } from '../../rules/request/requestWords.ts';
import { DateTime, Id, Province, Version } from '../base/common.contract.ts';
import { route } from '../base/route.ts';

const Span = z.object({ count: z.number().int().min(0).max(730), unit: z.enum(['days', 'business-days', 'months']) });

export const ClockRule = z.object({
  clock: z.enum(clockKinds).exclude(['due']),
  starts: z.enum(clockStarts),
  within: Span,
  byCategory: z.partialRecord(z.enum(triageCategories), Span).optional(),
  stoppedBy: z.array(z.enum(clockStops)).min(1).max(clockStops.length),
});

/** Which clocks run for the referrals of an organisation, and by which calendar. */
export const RequestPolicy = z.object({
  preset: z.enum(clockPresetNames),
  /** The rules of the preset "own", one for each clock. */
  own: z.array(ClockRule).max(clockKinds.length),
  /** The province whose public holidays are no business days. */
  region: Province,
  /** A clock is at risk when this share of its time is left, in percent. */
  atRiskPercent: z.number().int().min(5).max(90),
  /** What a referral has to bring, by the id of the service. */
  checklists: z.record(Id, z.array(z.enum(checklistItems)).max(checklistItems.length)),
});
export type RequestPolicy = z.infer<typeof RequestPolicy>;

/** By when something has to be done, for a referral that comes now. */
export const ClockPreview = z.object({
  clock: z.enum(clockKinds),
  starts: z.enum(clockStarts),
  /** Null for a referral without one. */
  category: z.enum(triageCategories).nullable(),
  atRiskAt: DateTime,
  dueAt: DateTime,
});
export type ClockPreview = z.infer<typeof ClockPreview>;

const Days = z.object({ count: z.number().int(), medianDays: z.number().nullable(), p90Days: z.number().nullable() });

export const requestPolicyContract = {
  getRequestPolicy: route({
    method: 'GET',
    path: '/api/requests/policy',
    summary: 'Which clocks run for referrals',
    access: 'requests.read',
    response: RequestPolicy.extend({ version: Version }),
  }),
  saveRequestPolicy: route({
    method: 'PUT',
    path: '/api/requests/policy',
    summary: 'Change which clocks run; what runs already keeps its deadline',
    access: 'settings.manage',
    body: RequestPolicy.extend({ version: Version }),
    response: RequestPolicy.extend({ version: Version }),
  }),
  previewRequestPolicy: route({
    method: 'POST',
    path: '/api/requests/policy/preview',
    summary: 'The deadlines that a referral which comes now would have by these rules; nothing is stored',
    access: 'settings.manage',
    body: RequestPolicy,
    response: z.object({ timeZone: z.string(), clocks: z.array(ClockPreview) }),
  }),
  getRequestTimes: route({
    method: 'GET',
    path: '/api/requests/times',
    summary: 'How long referrals of the last six months waited for their answer and for the first visit',
    access: 'requests.read',
    response: z.object({
      /** From arrival to the decision. */
      answer: Days,
      /** Wait 1: from arrival to the first visit. */
      visit: Days,
      /** Clocks that ended, and how many of them in time. */
      clocks: z.object({ ended: z.number().int(), inTime: z.number().int() }),
    }),
  }),
};
