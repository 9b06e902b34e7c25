import { z } from 'zod';
import { Account, CreditEntry, DailyUse } from '../../contract/money/account.contract.ts';
import { frozenNow, hoursAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

export const account = Account.parse({
  version: 3, plan: 'Clinic 2000', monthlyCredits: 2000, atZero: 'continue', floor: -500, lowAt: 250, prices: { 'fax-in': 1, 'fax-out': 2, text: 1, call: 5 },
  gstNumber: '12345 6789 RT0001', qstNumber: null, pstNumber: null, termsDays: 30, paymentText: 'By transfer, with the number of the invoice.',
  balance: 1284, reserved: 12,
  grants: [
    { id: fixtureId('grant', 1), amount: 2000, remaining: 784, priority: 5, isGift: true, expiresAt: '2026-12-01T05:00:00.000Z' },
    { id: fixtureId('grant', 2), amount: 500, remaining: 500, priority: 6, isGift: false, expiresAt: null },
  ],
});

const moves = [
  ['use', 'fax-in', -3, 3, null], ['reserve', 'fax-out', -8, 4, null], ['settle', 'fax-out', 0, 2, null], ['use', 'fax-in', -11, 11, null], ['release', 'fax-out', 6, 0, null],
  ['use', 'text', -2, 2, null], ['settle', 'call', -5, 7, null], ['correct', null, -20, null, 'Given twice on November 3'], ['grant', null, 500, null, 'Bought by transfer, INV-00031'],
  ['expire', null, -112, null, null], ['use', 'fax-in', -6, 6, null], ['grant', null, 2000, null, null],
] as const;

let balance = 1284;
export const creditEntries = z.array(CreditEntry).parse(
  moves.map(([kind, cause, amount, units, note], index) => {
    const after = balance;
    balance -= amount;
    return {
      sequence: 412 - index, kind, cause, amount, balance: after, units, objectId: cause ? fixtureId('fax', index + 1) : null, note,
      createdBy: note ? 'Ana Silva' : null, createdAt: hoursAgo(index * 5 + 1),
    };
  }),
);

const days = Array.from({ length: 30 }, (_, index) => new Date(Date.UTC(2026, 9, 25 + index)).toISOString().slice(0, 10));
export const dailyUse = DailyUse.parse({
  timeZone: 'America/Toronto', asOf: frozenNow,
  days: days.flatMap((day, index) => {
    // Nothing comes in at the weekend.
    const rest = new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0 ? 0 : 1;
    const pages = rest * (28 + ((index * 17) % 23));
    const sent = rest * (6 + ((index * 7) % 9));
    return [
      { day, cause: 'fax-in', units: pages, credits: pages }, { day, cause: 'fax-out', units: sent, credits: sent * 2 }, { day, cause: 'text', units: rest * 9, credits: rest * 9 },
    ].filter(({ units }) => units > 0);
  }),
});
