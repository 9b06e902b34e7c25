import { z } from 'zod';
import { clockKinds, clockPresetNames, clockStarts, clockStops, triageCategories } from '../../rules/request/requestWords.ts';
import { Province, Version } from '../base/common.contract.ts';
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
});
export type RequestPolicy = z.infer<typeof RequestPolicy>;

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
