import { createOfferService } from '../../modules/appointment/waitlist/offer.service.ts';
import { createWaitlistService } from '../../modules/appointment/waitlist/waitlist.service.ts';
import type { TextingClinic } from './texting.ts';

/** A zone in which it is about noon now, whenever this runs: nobody is texted at night. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

/** A clinic that texts becomes one with a waitlist, where it is noon by the clock of the database too. */
export async function withWaitlist(clinic: TextingClinic) {
  const organizationId = clinic.organization.id;
  const timeZone = zoneAtNoon();
  clinic.time.now = new Date();
  const insert = async (text: string, ...values: unknown[]) => (await clinic.sql<{ id: string }>(text, [organizationId, ...values]))[0]!.id;
  await clinic.sql('update organization set time_zone = $2 where id = $1', [organizationId, timeZone]);
  const locationId = await insert('insert into location (organization_id, name, time_zone) values ($1, $2, $3) returning id', 'Harbour Street', timeZone);
  const visitTypeId = await insert("insert into visit_type (organization_id, name, minutes) values ($1, 'Follow-up', 30) returning id");
  const physicianId = await insert("insert into physician (organization_id, family_name, given_name, is_internal) values ($1, 'Rahman', 'Noor', true) returning id");
  await insert(
    "insert into working_hours (organization_id, physician_id, location_id, weekdays, from_time, until_time) values ($1, $2, $3, '{1,2,3,4,5,6,7}', '00:00', '24:00') returning id", physicianId, locationId);
  const offers = createOfferService(clinic);
  let quarters = 0;
  /** A quarter of an hour of its own each time, some days ahead. */
  const nextTime = () => new Date(Math.ceil(clinic.time.now.getTime() / 3_600_000) * 3_600_000 + 3 * 86_400_000 + (quarters += 2) * 15 * 60_000).toISOString();
  const place = { physicianId, resourceId: null, locationId };
  const wait = async (patientId: string, appointmentId: string | null = null) =>
    insert("insert into waitlist_entry (organization_id, patient_id, visit_type_id, priority, waiting_since, appointment_id) values ($1, $2, $3, 'routine', now(), $4) returning id", patientId, visitTypeId, appointmentId);
  return {
    offers, wait, nextTime, place, visitTypeId,
    waitlist: createWaitlistService(clinic),
    /** Offers the next time by text to somebody new with this number. */
    offerTo: async (number: string, { language = null as string | null, hasConsent = true } = {}) => {
      const patientId = await clinic.newPatient([number], { province: null, language, hasConsent });
      const entryId = await wait(patientId);
      const startsAt = nextTime();
      const offer = await offers.offer(clinic.actor, { entryId, ...place, startsAt, channel: 'text' });
      return { patientId, entryId, startsAt, offer };
    },
    /** A visit where it is noon too. */
    visitOf: async (patientId: string, startsAt: Date) => {
      const visit = await clinic.newVisit(patientId, startsAt);
      await clinic.sql('update appointment set time_zone = $2, starts_local = starts_at at time zone $2 where id = $1', [visit.id, timeZone]);
      return visit;
    },
    stateOf: async (offerId: string) =>
      (await clinic.sql<{ outcome: string | null; visits: number; holds: number; entry: string; message: string | null }>(
        `select o.outcome, e.status as entry, (select count(*)::int from appointment a where a.patient_id = e.patient_id and a.status = 'booked') as visits,
           (select count(*)::int from appointment a where a.patient_id = e.patient_id and a.status = 'proposed') as holds,
           (select m.status from message m where m.waitlist_offer_id = o.id) as message
         from waitlist_offer o join waitlist_entry e on e.id = o.entry_id where o.id = $1`, [offerId]))[0]!,
  };
}
