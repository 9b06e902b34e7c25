import { z } from 'zod';
import { AvailableNumber, ClinicNumber, NumberUse } from '../../contract/organization/clinicNumber.contract.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from './location.fixtures.ts';

const [main, urgent] = [locations[0]!, locations[1]!];
const own = {
  id: null, version: null, status: 'active', kind: null, region: '', monthlyCents: null, currency: null, failure: null, isProven: true, isApplied: true, isSender: false, sendsPictures: null,
  takesTexts: null, targets: [], orderedAt: null, orderedBy: null, releasedAt: null,
};
const ordered = { ...own, version: 2, kind: 'local', region: 'Toronto, ON', monthlyCents: 110, currency: 'USD', takesTexts: true, orderedAt: '2026-03-02T14:05:00.000Z', orderedBy: 'Ines Okafor' };
const at = ({ id, name }: { id: string; name: string }) => ({ kind: 'location', id, name, locationName: null });

export const clinicNumbers = z.array(ClinicNumber).parse([
  { ...own, number: '+14165550100', isSender: true, sendsPictures: true, targets: [at(main)] },
  { ...ordered, number: '+14165550120', id: fixtureId('phone_number', 1), targets: [at(urgent)] },
  { ...ordered, number: '+14165550134', id: fixtureId('phone_number', 2), targets: [{ kind: 'bin', id: fixtureId('bin', 1), name: 'Referrals', locationName: main.name }], takesTexts: false },
  { ...ordered, number: '+14165550142', id: fixtureId('phone_number', 3), targets: [{ kind: 'agent', id: fixtureId('voice_agent', 1), name: 'Front desk', locationName: null }] },
  { ...ordered, number: '+14165550147', id: fixtureId('phone_number', 4), version: 1, status: 'ordering', isProven: false, isApplied: false, orderedAt: '2026-03-09T15:58:00.000Z' },
  { ...ordered, number: '+14165550158', id: fixtureId('phone_number', 5), version: 1, status: 'unconfirmed', isProven: false, isApplied: false, orderedAt: '2026-03-09T15:40:00.000Z' },
  { ...ordered, number: '+18335550140', id: fixtureId('phone_number', 6), kind: 'toll-free', region: '', monthlyCents: 200 },
  { ...ordered, number: '+14165550163', id: fixtureId('phone_number', 7), status: 'failed', failure: 'unavailable', isProven: false },
  { ...ordered, number: '+14165550171', id: fixtureId('phone_number', 8), status: 'released', isProven: false, releasedAt: '2026-02-20T19:12:00.000Z', orderedAt: '2025-11-04T16:00:00.000Z' },
]);

export const availableNumbers = z.array(AvailableNumber).parse(
  [40, 41, 43, 44, 45].map((last) => ({ number: `+161355501${last}`, kind: 'local', region: 'Ottawa, ON', features: ['fax', 'sms', 'voice'], monthlyCents: 110, currency: 'USD' })),
);

export const numberUse = NumberUse.parse({ faxes: 128, lastFaxAt: '2026-03-09T14:30:00.000Z', conversations: 14, waiting: 3, calls: 0 });
