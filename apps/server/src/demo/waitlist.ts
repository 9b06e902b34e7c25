import type { Priority } from '@intake/api/rules';
import type { Tx } from '../platform/database/database.port.ts';

/** What somebody of the demo waits for; the days are those that they have waited. */
const wishes: readonly { type: string; priority: Priority; days: number; noticeHours: number; weekdays: number[]; until: string | null; travelMinutes: number | null; note: string | null }[] = [
  { type: 'Cardiology, first visit', priority: 'urgent', days: 9, noticeHours: 2, weekdays: [], until: null, travelMinutes: 20, note: 'Palpitations have become worse; asks for the first time that is free.' },
  { type: 'Cardiology, follow-up', priority: 'routine', days: 46, noticeHours: 2, weekdays: [], until: '12:00', travelMinutes: 10, note: null },
  { type: 'Cardiology, follow-up', priority: 'routine', days: 31, noticeHours: 24, weekdays: [2, 4], until: null, travelMinutes: 75, note: 'Comes with the medical transport, which needs a day.' },
  { type: 'Cardiology, first visit', priority: 'routine', days: 62, noticeHours: 2, weekdays: [], until: null, travelMinutes: 40, note: null },
  { type: 'Dermatology, first visit', priority: 'urgent', days: 5, noticeHours: 2, weekdays: [], until: null, travelMinutes: null, note: null },
];

/** People who wait for a time that is freed, such as the morning that was cancelled. */
export async function insertWaitlist(
  tx: Tx,
  { organizationId, types, patients }: { organizationId: string; types: readonly { id: string; name: string }[]; patients: readonly { id: string }[] },
): Promise<void> {
  await tx
    .insertInto('waitlist_entry')
    .values(wishes.map(({ type, priority, days, noticeHours, weekdays, until, travelMinutes, note }, at) => ({
      organization_id: organizationId, patient_id: patients[patients.length - 1 - at * 3]!.id, visit_type_id: types.find(({ name }) => name === type)!.id,
      remove_reason: null, physician_id: null, location_id: null, weekdays, from_time: until && '08:00', until_time: until, first_day: null, last_day: null, priority,
      notice_hours: noticeHours, travel_minutes: travelMinutes, note, waiting_since: new Date(Date.now() - days * 86_400_000), request_id: null, appointment_id: null,
      created_by: null, updated_by: null,
    })))
    .execute();
}
