import type { z } from 'zod';
import { Consents, type ConsentEvent } from '../../contract/patient/consent.contract.ts';
import { daysAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

const event = (number: number, channel: string, days: number, more: Partial<z.input<typeof ConsentEvent>>) => ({
  id: fixtureId('consent', number),
  patientId: fixtureId('patient', 1),
  channel,
  act: 'given',
  kind: 'express',
  source: 'form',
  wording: 'I agree to be reminded of my appointments by text message. I can stop this at any time by answering STOP.',
  note: null,
  effectiveAt: daysAgo(days),
  expiresAt: null,
  recordedAt: daysAgo(days),
  recordedBy: 'Amélie Tremblay',
  ...more,
});

/** Of the first patient: texts are welcome, e-mail is not any more, calls were implied once. */
export const consents = Consents.parse({
  states: [
    { channel: 'sms', status: 'given', kind: 'express', since: daysAgo(90), until: null },
    { channel: 'email', status: 'withdrawn', kind: null, since: daysAgo(12), until: null },
    { channel: 'voice', status: 'given', kind: 'implied-care', since: daysAgo(200), until: daysAgo(-530) },
  ],
  history: [
    event(4, 'email', 12, { act: 'withdrawn', kind: null, source: 'phone', wording: null, note: 'Gets too much mail.' }),
    event(3, 'sms', 90, {}),
    event(2, 'voice', 200, { kind: 'implied-care', source: 'in-person', wording: null, expiresAt: daysAgo(-530) }),
    event(1, 'email', 300, { wording: 'I agree to get letters about my appointments by e-mail.' }),
  ],
});

/** Nothing was said yet. */
export const noConsents = Consents.parse({
  states: ['sms', 'email', 'voice'].map((channel) => ({ channel, status: 'none', kind: null, since: null, until: null })),
  history: [],
});
