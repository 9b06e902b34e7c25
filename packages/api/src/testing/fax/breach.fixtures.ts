import type { z } from 'zod';
import { Breach, BreachDetail } from '../../contract/fax/breach.contract.ts';
import { clerk, physicianUser } from '../access/session.fixtures.ts';
import { daysAgo, hoursAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { statFax } from './fax.fixtures.ts';

/** A fax that was meant for another clinic; a fixture says what is different about it. */
export const breachWith = (number: number, different: Partial<z.input<typeof Breach>> = {}) =>
  Breach.parse({
    id: fixtureId('breach', number),
    version: 1,
    faxId: fixtureId('fax', 90 + number),
    from: statFax.from,
    senderName: 'Lakeshore General Hospital',
    pageCount: 3,
    receivedAt: daysAgo(number),
    reportedAt: daysAgo(number - 0.1),
    reportedBy: clerk.displayName,
    description: 'Discharge summary for a patient of another clinic.',
    information: ['identity', 'health', 'health-number'],
    peopleCount: 1,
    disposal: 'destroy',
    dueOn: '2026-11-27',
    notice: 'letter',
    noticeStatus: 'delivered',
    notifiedAt: daysAgo(number - 0.2),
    containedAt: null,
    containedBy: null,
    erasedAt: null,
    withdrawnAt: null,
    withdrawnBy: null,
    note: null,
    keptUntil: '2028-11-23',
    ...different,
  });

/** One in every state. */
export const breaches = [
  breachWith(9, { dueOn: '2026-11-20', notice: null, noticeStatus: null, notifiedAt: null, senderName: null }),
  breachWith(1),
  breachWith(2, { disposal: 'return', noticeStatus: 'failed', notifiedAt: null, description: 'Lab results of two people, dialled one digit wrong.', peopleCount: 2 }),
  breachWith(5, { containedAt: daysAgo(3), containedBy: physicianUser.displayName, erasedAt: daysAgo(3), note: 'Shredded.', notice: 'told' }),
  breachWith(12, { withdrawnAt: daysAgo(11), withdrawnBy: physicianUser.displayName, note: 'It was for Dr. Okonkwo after all.' }),
];

export const breachDetail = (breach = breaches[1]!, different: Partial<z.input<typeof BreachDetail>> = {}) =>
  BreachDetail.parse({
    ...breach,
    readers: [
      { name: clerk.displayName, times: 2, firstAt: hoursAgo(26), lastAt: hoursAgo(25), isSentOn: false },
      { name: 'Dr. Elena Marchetti', times: 1, firstAt: hoursAgo(25.5), lastAt: hoursAgo(25.5), isSentOn: true },
    ],
    lockedCount: 1,
    ...different,
  });
