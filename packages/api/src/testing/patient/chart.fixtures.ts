import { z } from 'zod';
import { ChartViewer, TimelineEntry } from '../../contract/patient/chart.contract.ts';
import { daysAgo, hoursAgo } from '../base/clock.ts';
import { fixtureId } from '../base/ids.ts';

/** The chart of the first patient, the newest first; the visit that is to come stands before what was. */
export const timeline = z.array(TimelineEntry).parse([
  {
    kind: 'appointment', id: fixtureId('appointment', 501), at: daysAgo(-9), status: 'booked', visitType: 'First consultation',
    physician: 'Okonkwo, Adaeze', location: 'Main', timeZone: 'America/Toronto',
  },
  {
    kind: 'waitlist', id: fixtureId('waitlist_entry', 501), at: hoursAgo(20), status: 'waiting', priority: 'urgent', visitType: 'First consultation',
    physician: 'Okonkwo, Adaeze', location: null,
  },
  {
    kind: 'message', id: fixtureId('message', 501), at: daysAgo(1), conversationId: fixtureId('conversation', 1), direction: 'incoming', status: 'received', purpose: 'conversation',
    text: 'Bonjour, je peux venir plus tôt si une place se libère.',
  },
  {
    kind: 'call', id: fixtureId('voice_call', 501), at: hoursAgo(30), direction: 'outbound', purpose: 'reminder', outcome: 'proposed', agent: 'Reminder line',
  },
  {
    kind: 'sent', id: fixtureId('fax', 501), at: daysAgo(2), documentType: 'correspondence', name: 'Dr. Adaeze Okonkwo', reason: null, pageCount: 1,
  },
  {
    kind: 'request', id: fixtureId('request', 501), at: daysAgo(5), requestKind: 'referral', reference: 'R-2048', status: 'booked', priority: 'urgent',
    service: 'Cardiology', reason: 'Chest pain on exertion for six weeks.',
  },
  {
    kind: 'document', id: fixtureId('fax', 502), at: daysAgo(5), documentType: 'referral', name: 'Harbour Family Practice', reason: 'Chest pain on exertion',
    pageCount: 4, status: 'completed',
  },
  {
    kind: 'letter', id: fixtureId('letter', 501), at: daysAgo(30), letterKind: 'information-missing', subject: 'Information that is missing',
    name: 'Harbour Family Practice',
  },
  {
    kind: 'appointment', id: fixtureId('appointment', 502), at: daysAgo(410), status: 'noshow', visitType: 'Stress test', physician: null, location: 'South Office',
    timeZone: 'America/Toronto',
  },
  { kind: 'document', id: fixtureId('fax', 503), at: daysAgo(411), documentType: null, name: null, reason: null, pageCount: null, status: 'on-hold' },
]);

/** Who looked at the chart of the first patient, the last first. */
export const chartViewers = z.array(ChartViewer).parse([
  { userId: fixtureId('user', 1), name: 'Amélie Tremblay', views: 14, changes: 3, firstAt: daysAgo(410), lastAt: hoursAgo(1) },
  { userId: fixtureId('user', 2), name: 'Tomasz Nowak', views: 1, changes: 0, firstAt: daysAgo(5), lastAt: daysAgo(5) },
  { userId: null, name: 'Intake', views: 0, changes: 2, firstAt: daysAgo(411), lastAt: daysAgo(9) },
]);
