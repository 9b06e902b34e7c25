import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { revenueBounds } from '../../rules/revenue/revenueWords.ts';
import { Empty, Name, PhoneNumber } from '../base/common.contract.ts';
import { route } from '../base/route.ts';
import { LinkToken } from './subscription.contract.ts';

const within = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max);

/** What a clinic put into the estimate. */
export const RevenueAnswers = z.strictObject({
  faxesPerDay: within(revenueBounds.faxesPerDay),
  unansweredPercent: within(revenueBounds.unansweredPercent),
  visitPercent: within(revenueBounds.visitPercent),
  visitRevenue: within(revenueBounds.visitRevenue),
  minutesPerFax: within(revenueBounds.minutesPerFax),
  hourlyCost: within(revenueBounds.hourlyCost),
});
export type RevenueAnswers = z.infer<typeof RevenueAnswers>;

/** A Canadian or American number that costs no more than another: nobody makes money by having us call. */
export const DemoFaxNumber = z.string().regex(/^\+1(?!900|976)[2-9]\d{2}[2-9]\d{6}$/, 'phone');

const visitor = {
  email: z.email().max(254),
  contactName: Name,
  clinicName: z.string().trim().max(200).nullable(),
  locale: z.enum(locales),
  /** Ticked by the person: without it nothing is sent. */
  consent: z.literal(true),
  challenge: LinkToken,
  nonce: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
};

export const DemoFaxRequest = z.strictObject({ ...visitor, faxNumber: DemoFaxNumber, estimate: RevenueAnswers.nullable() });
export type DemoFaxRequest = z.infer<typeof DemoFaxRequest>;

export const EstimateRequest = z.strictObject({ ...visitor, estimate: RevenueAnswers });
export type EstimateRequest = z.infer<typeof EstimateRequest>;

/** What the link of the mail leads to. */
export const DemoFaxLink = z.object({
  /** `waiting`: confirmed, and nothing could be sent then: the same link sends it later. `refused`: the number gets no demo fax, or has had its one. */
  state: z.enum(['open', 'sent', 'waiting', 'refused', 'old']),
  /** Where it would go; null unless the link sends something. */
  faxNumber: PhoneNumber.nullable(),
});
export type DemoFaxLink = z.infer<typeof DemoFaxLink>;

export const demoFaxContract = {
  getDemoFaxChallenge: route({
    method: 'POST',
    path: '/api/demoFaxVelox/challenge',
    summary: 'What a page works on before it may ask for something',
    access: 'public',
    body: Empty,
    response: z.object({ challenge: LinkToken, bits: z.int() }),
  }),
  askDemoFax: route({
    method: 'POST',
    path: '/api/demoFaxVelox',
    summary: 'Ask for a demo fax: a mail asks whether it was really you, and nothing is faxed before that. The answer is the same whoever asks',
    access: 'public',
    body: DemoFaxRequest,
    response: Empty,
  }),
  mailEstimate: route({
    method: 'POST',
    path: '/api/demoFaxVelox/estimate',
    summary: 'Have an estimate sent by e-mail',
    access: 'public',
    body: EstimateRequest,
    response: Empty,
  }),
  openDemoFaxLink: route({
    method: 'POST',
    path: '/api/demoFaxVelox/link',
    summary: 'What the link of the mail leads to; changes nothing',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: DemoFaxLink,
  }),
  confirmDemoFax: route({
    method: 'POST',
    path: '/api/demoFaxVelox/confirm',
    summary: 'Have the demo fax sent, once',
    access: 'public',
    body: z.strictObject({ token: LinkToken }),
    response: DemoFaxLink,
  }),
  stopDemoFaxes: route({
    method: 'POST',
    path: '/api/demoFaxVelox/stop',
    summary: 'Never fax this number again, by the code that stands on the fax; the answer is the same whatever the code',
    access: 'public',
    body: z.strictObject({ faxNumber: PhoneNumber, code: z.string().trim().min(1).max(20) }),
    response: Empty,
  }),
};
