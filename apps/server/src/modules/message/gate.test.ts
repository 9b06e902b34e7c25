import { describe, expect, test } from 'vitest';
import { decide, type GateFacts } from './gate.ts';

const now = new Date('2026-11-24T17:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const fine: GateFacts = {
  channel: 'sms', purpose: 'reminder', isProviderOn: true, optOut: null, patientId: 'p', hasNumber: true, owners: 1, consent: 'given', lastIncomingAt: null,
  visit: { status: 'booked', version: 3, startsAt: later(24), told: 3 }, isOfferOver: false, isRequestOver: false, expiresAt: later(20), zones: ['America/Toronto'], quietReason: null, lacksMedia: false, hasCredits: true,
};
const visit = { status: 'booked', version: 3, startsAt: later(24), told: 3 } as const;

test('what nothing speaks against goes out', () => {
  expect(decide(fine, now)).toEqual({ act: 'send' });
  expect(decide({ ...fine, visit: 'none', expiresAt: null, purpose: 'conversation' }, now)).toEqual({ act: 'send' });
  expect(decide({ ...fine, visit: { ...visit, status: 'pending' } }, now)).toEqual({ act: 'send' });
});

describe('each refusal has its code', () => {
  test.each([
    ['provider-off', { isProviderOn: false }],
    ['expired', { expiresAt: now }],
    ['expired', { expiresAt: later(-1) }],
    ['opted-out', { optOut: 'stop' }],
    ['wrong-number', { optOut: 'wrong-number' }],
    ['number-changed', { hasNumber: false }],
    ['number-shared', { patientId: null, owners: 2, visit: 'none' }],
    ['number-shared', { purpose: 'waitlist-offer', owners: 2, visit: 'none' }],
    ['offer-ended', { purpose: 'waitlist-offer', isOfferOver: true, visit: 'none' }],
    ['referral-moved-on', { purpose: 'missing-documents', isRequestOver: true, visit: 'none' }],
    ['no-consent', { purpose: 'waitlist-offer', consent: 'none', lastIncomingAt: later(-1), visit: 'none' }],
    ['appointment-changed', { visit: { ...visit, version: 4 } }],
    ['appointment-changed', { visit: { ...visit, status: 'cancelled' } }],
    ['appointment-changed', { visit: { ...visit, status: 'arrived' } }],
    ['appointment-changed', { visit: { ...visit, startsAt: later(-1) } }],
    ['no-media', { lacksMedia: true }],
    ['no-consent', { consent: 'none' }],
    ['no-consent', { consent: 'expired' }],
    ['no-consent', { consent: 'withdrawn' }],
    ['no-consent', { consent: 'none', lastIncomingAt: later(-1) }],
    ['no-consent', { consent: 'withdrawn', lastIncomingAt: later(-1), purpose: 'conversation' }],
    ['no-consent', { consent: null, patientId: null, owners: 0, visit: 'none', purpose: 'conversation', lastIncomingAt: later(-24 * 190) }],
    ['zone-unknown', { zones: [] }],
    ['zone-unknown', { zones: ['America/Toronto', 'Asia/Shanghai'] }],
    ['no-credits', { hasCredits: false }],
  ] as [string, Partial<GateFacts>][])('%s: %o', (block, change) => {
    expect(decide({ ...fine, ...change }, now)).toEqual({ act: 'block', block });
  });
});

test('of several, the one comes first that nothing else helps against', () => {
  expect(decide({ ...fine, optOut: 'stop', consent: 'none', zones: [] }, now)).toMatchObject({ block: 'opted-out' });
  expect(decide({ ...fine, isProviderOn: false, optOut: 'stop' }, now)).toMatchObject({ block: 'provider-off' });
});

test('whoever wrote is answered for half a year, also where nobody knows who it is', () => {
  const asked = { ...fine, purpose: 'conversation', visit: 'none', lastIncomingAt: later(-24 * 180) } as const;
  expect(decide({ ...asked, consent: 'expired' }, now)).toEqual({ act: 'send' });
  expect(decide({ ...asked, consent: null, patientId: null, owners: 0 }, now)).toEqual({ act: 'send' });
});

test('by night it waits for the morning, and dies where that is too late', () => {
  const night = new Date('2026-11-25T03:00:00Z');
  expect(decide(fine, night)).toEqual({ act: 'block', block: 'expired' });
  const long = { ...fine, expiresAt: later(48), visit: { ...visit, startsAt: later(50) } };
  expect(decide(long, night)).toEqual({ act: 'hold', until: new Date('2026-11-25T14:00:00Z') });
  expect(decide({ ...long, quietReason: 'The clinic is on fire' }, night)).toEqual({ act: 'send' });
});

test('an e-mail of a person goes out by night, and from nowhere known; what is sent by itself keeps to the day', () => {
  const night = new Date('2026-11-25T03:00:00Z');
  const mail = { ...fine, channel: 'email', purpose: 'conversation', visit: 'none', expiresAt: null } as const;
  expect(decide(mail, night)).toEqual({ act: 'send' });
  expect(decide({ ...mail, zones: [] }, now)).toEqual({ act: 'send' });
  expect(decide({ ...mail, purpose: 'reminder' }, night)).toMatchObject({ act: 'hold' });
  expect(decide({ ...mail, optOut: 'stop' }, night)).toEqual({ act: 'block', block: 'opted-out' });
});

test('a notice answers what the number has just said: it passes what stops others, and not a line that is off', () => {
  const notice = { ...fine, purpose: 'notice', optOut: 'stop', consent: 'none', owners: 4, patientId: null, visit: 'none' } as const;
  expect(decide(notice, later(21))).toMatchObject({ act: 'block', block: 'expired' });
  expect(decide({ ...notice, expiresAt: null }, new Date('2026-11-25T03:00:00Z'))).toEqual({ act: 'send' });
  expect(decide({ ...notice, isProviderOn: false }, now)).toMatchObject({ block: 'provider-off' });
});
