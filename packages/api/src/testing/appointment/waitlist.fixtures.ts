import { z } from 'zod';
import { Opening, WaitlistCandidate, WaitlistEntry, WaitlistOffer } from '../../contract/appointment/waitlistEntry.contract.ts';
import { hoursAgo, minutesAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';
import { locations } from '../organization/location.fixtures.ts';
import { patients } from '../patient/patient.fixtures.ts';
import { physicians } from '../patient/physician.fixtures.ts';
import { appointments, visitTypes } from './appointment.fixtures.ts';

const [location] = locations as [(typeof locations)[number]];
const [physician, colleague] = physicians.filter(({ isInternal }) => isInternal);
const timeZone = 'America/Toronto';
const nameOf = ({ familyName, givenName }: { familyName: string; givenName: string }) => `${familyName}, ${givenName}`;
const instant = (time: string) => new Date(`2026-11-24T${time}:00-05:00`).toISOString();

const entryOf = (at: number, more: Partial<z.input<typeof WaitlistEntry>> & { type?: number; daysAgo?: number }): WaitlistEntry => {
  const { type = 1, daysAgo = 3, ...rest } = more;
  const patient = patients[at % patients.length]!;
  const visitType = visitTypes[type]!;
  return WaitlistEntry.parse({
    id: fixtureId('waitlist_entry', at + 1), version: 1, status: 'waiting', patientId: patient.id, patientName: nameOf(patient), patientPhone: `+1647555014${at}`,
    patientLanguage: 'en', patientAlerts: patient.alerts, visitTypeId: visitType.id, visitTypeName: visitType.name, minutes: visitType.minutes, physicianId: null, physicianName: null,
    locationId: null, locationName: null, weekdays: [], from: null, until: null, firstDay: null, lastDay: null, priority: 'routine', noticeHours: 24, travelMinutes: null,
    note: null, waitingSince: hoursAgo(24 * daysAgo), requestId: null, visit: null, declinedCount: 0, unansweredCount: 0, offeredUntil: null, ...rest,
  });
};

export const waitlistEntries: readonly WaitlistEntry[] = [
  entryOf(0, { priority: 'urgent', daysAgo: 12, type: 0, requestId: fixtureId('request', 1), note: 'Palpitations have become worse.' }),
  entryOf(1, { daysAgo: 41, physicianId: physician?.id, physicianName: physician && nameOf(physician), weekdays: [2, 4], from: '08:00', until: '12:00', noticeHours: 2, travelMinutes: 15 }),
  entryOf(2, { daysAgo: 20, unansweredCount: 1, travelMinutes: 90, visit: { id: appointments[15]!.id, startsAt: '2026-12-15T15:00:00.000Z', timeZone } }),
  entryOf(3, { daysAgo: 6, physicianId: colleague?.id, physicianName: colleague && nameOf(colleague), declinedCount: 2 }),
];

const [first, second, third, fourth] = waitlistEntries as [WaitlistEntry, WaitlistEntry, WaitlistEntry, WaitlistEntry];
const candidate = (entry: WaitlistEntry, until: string, reasons: WaitlistCandidate['reasons'], textBlock: WaitlistCandidate['textBlock'] = null) =>
  WaitlistCandidate.parse({ entry, textBlock, startsAt: instant('09:20'), endsAt: instant(until), points: reasons.reduce((sum, { points }) => sum + points, 0), reasons });

export const openings = z.array(Opening).parse([
  {
    physicianId: physician?.id, physicianName: physician && nameOf(physician), resourceId: null, resourceName: null, locationId: location.id, locationName: location.name,
    timeZone, startsAt: instant('09:20'), endsAt: instant('10:30'), candidateCount: 6,
    candidates: [
      candidate(first, '10:05', [{ sign: 'priority', points: 500 }, { sign: 'waited', points: 12 }]),
      candidate(second, '09:40', [{ sign: 'priority', points: 0 }, { sign: 'waited', points: 41 }, { sign: 'physician', points: 20 }, { sign: 'weekday', points: 20 }, { sign: 'time', points: 20 }, { sign: 'travel', points: -1 }]),
      candidate(third, '09:40', [{ sign: 'priority', points: 0 }, { sign: 'waited', points: 20 }, { sign: 'travel', points: -12 }], 'no-consent'),
      candidate(fourth, '09:40', [{ sign: 'priority', points: 0 }, { sign: 'waited', points: 6 }, { sign: 'physician', points: -60 }], 'number-shared'),
    ],
  },
  {
    physicianId: colleague?.id, physicianName: colleague && nameOf(colleague), resourceId: null, resourceName: null, locationId: location.id, locationName: location.name,
    timeZone, startsAt: instant('14:00'), endsAt: instant('14:30'), candidateCount: 0, candidates: [],
  },
]);

export const waitlistOffers = z.array(WaitlistOffer).parse([
  {
    id: fixtureId('waitlist_offer', 1), version: 1, entryId: second.id, patientId: second.patientId, patientName: second.patientName, patientPhone: second.patientPhone,
    patientLanguage: 'fr', patientAlerts: second.patientAlerts, channel: 'call', text: null, visitTypeName: second.visitTypeName, preparation: 'Bring a list of your medication and your health card.',
    physicianName: second.physicianName, locationName: location.name, startsAt: instant('09:20'), endsAt: instant('09:40'), timeZone, expiresAt: minutesAgo(-25), outcome: null,
    note: null, visit: { id: appointments[15]!.id, startsAt: '2026-12-15T15:00:00.000Z', timeZone }, appointmentId: null,
  },
]);
