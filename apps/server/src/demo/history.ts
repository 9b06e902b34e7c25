import { sql } from 'kysely';
import type { Database, Tx } from '../platform/database/database.port.ts';

export interface DemoHistory {
  organizationId: string;
  timeZone: string;
  /** Days before today; what comes today comes through the pipeline. */
  days?: number;
}

const senders = [
  'Lakeview Family Practice', 'Northgate Imaging', 'Dr. P. Bergström', 'Clinique du Ruisseau', 'Elm Street Walk-in', 'Ottawa Valley Laboratory',
  'Centre de santé des Collines', 'Dr. N. Haddad', 'Westboro Pharmacy', 'Gatineau Hospital, records',
];
const people = [
  'Abara, Chidi', 'Bouchard, Élise', 'Castellanos, Inés', 'Duarte, Mateus', 'Eriksen, Liv', 'Fournier, Hugo', 'Gagnon, Maëlle', 'Hashimoto, Ren',
  'Iyer, Kavya', 'Jankowski, Ola', 'Kovalenko, Daryna', 'Lavoie, Théo', 'Morin, Sacha', 'Nakamura, Yui', 'Osei, Kwabena', 'Pelletier, Noémie',
];
const types = ['referral', 'referral', 'referral', 'lab-result', 'lab-result', 'imaging-report', 'consult-report', 'correspondence', 'requisition', 'prescription'];

/**
 * Three months in which the clinic has worked already, so that its dashboard has something to say: faxes that were filed,
 * faxes that were sent, and referrals that were answered. Only rows: what nobody opens has no pages.
 */
export async function makeDemoHistory(database: Database, { organizationId, timeZone, days = 91 }: DemoHistory): Promise<void> {
  await database.asService(organizationId, async (tx) => {
    // The same three months at each first start.
    await sql`select setseed(0.4242)`.execute(tx);
    await insertFiled(tx, organizationId, timeZone, days);
    await correctSome(tx, organizationId);
    await insertSent(tx, organizationId, timeZone, days);
    await insertReferrals(tx, organizationId, timeZone, days);
  });
}

/** Days before today, each as its first moment in the zone; there is less to do at the weekend. */
const everyDay = (timeZone: string, days: number) => sql`(
  select day, extract(isodow from day) > 5 as is_weekend, ago, 1 - ago / ${days}::float as progress
  from (select ago, (now() at time zone ${timeZone})::date - ago as day from generate_series(1, ${days}::int) ago) past
) days`;

/** A moment of a day in the office, busiest before and after noon. */
const inOfficeHours = (timeZone: string) => sql`((day + make_interval(mins => (case when random() < 0.58 then 510 + 150 * (random() + random()) / 2 * 1.4 else 770 + 240 * random() end)::int)) at time zone ${timeZone})`;

const pick = (names: readonly string[]) => sql`(array[${sql.join(names)}])[1 + floor(random() * ${names.length})::int]`;

async function insertFiled(tx: Tx, organizationId: string, timeZone: string, days: number): Promise<void> {
  await sql`
    insert into fax (organization_id, location_id, source, sha256, size, from_number, sender_name, document_type, status, page_count, patient_name, next_step,
      received_at, completed_at, completed_by, filed_unchanged)
    select ${organizationId}, places[place], 'demo', 'demo-history-' || row_number() over (), 1, '+16135550' || 200 + floor(random() * 100)::int, ${pick(senders)}, ${pick(types)},
      'completed', 1 + floor(random() * 4)::int, ${pick(people)}, 'file', received_at,
      -- Quicker from month to month, and a few that lay until the next day.
      least(received_at + make_interval(secs => 60 * exp(3.9 - 0.9 * progress + 1.1 * (random() + random() + random() - 1.5)) + case when random() < 0.08 then 50000 else 0 end),
        (now() at time zone ${timeZone})::date::timestamp at time zone ${timeZone}),
      filers[case when random() < 0.58 then 1 when random() < 0.8 then 2 else 3 end], random() < 0.5 + 0.24 * progress
    from (
      select ${inOfficeHours(timeZone)} as received_at, progress, case when random() < 0.63 then 1 when random() < 0.9 then 2 end as place
      from ${everyDay(timeZone, days)}, lateral generate_series(1, (case when is_weekend then 2 + 4 * random() else 34 + 12 * random() + 6 * progress end)::int)
    ) came,
      (select array_agg(id order by name) as places from location where organization_id = ${organizationId}) locations,
      (select array_agg(app_user.id order by role.name = 'Administrator', role.name) as filers from mapping join app_user on app_user.id = mapping.user_id join role on role.id = mapping.role_id
        where mapping.organization_id = ${organizationId} and role.name in ('Clerk','Nurse','Administrator') and not app_user.is_super_admin) staff`.execute(tx);
}

/** A few that were filed as proposed and should not have been: taken back, and filed again another way. */
async function correctSome(tx: Tx, organizationId: string): Promise<void> {
  const { rows } = await sql<{ id: string; completed_at: Date; completed_by: string }>`
    select id, completed_at, completed_by from fax where organization_id = ${organizationId} and filed_unchanged and completed_at > now() - interval '25 days'
    order by sha256 limit 4`.execute(tx);
  for (const { id, completed_at: filedAt, completed_by: filedBy } of rows) {
    await tx.updateTable('fax').set({ status: 'ready', completed_at: null, completed_by: null, filed_unchanged: null }).where('id', '=', id).execute();
    await tx.updateTable('fax').set({ status: 'completed', completed_at: filedAt, completed_by: filedBy, filed_unchanged: false }).where('id', '=', id).execute();
  }
}

async function insertSent(tx: Tx, organizationId: string, timeZone: string, days: number): Promise<void> {
  await sql`
    with asked as (
      select gen_random_uuid() as id, ${inOfficeHours(timeZone)} as at, ${pick(senders)} as recipient, random() as luck, 1 + floor(random() * 3)::int as pages, row_number() over () as n
      from ${everyDay(timeZone, days)}, lateral generate_series(1, (case when is_weekend then 0 else 2 + 4 * random() end)::int)
    ), staff as (
      select mapping.user_id, (select id from location where organization_id = ${organizationId} order by name limit 1) as place
      from mapping join role on role.id = mapping.role_id where mapping.organization_id = ${organizationId} and role.name = 'Clerk'
    ), documents as (
      insert into fax (id, organization_id, location_id, direction, source, sha256, size, to_number, status, page_count, received_at, completed_at)
      select id, ${organizationId}, place, 'outbound', 'upload', 'demo-sent-' || n, 1, '+16135550' || 300 + n % 100, 'completed', pages, at, at from asked, staff
      returning id
    )
    insert into fax_delivery (fax_id, organization_id, status, attempts, recipient_clinic, created_by, created_at, delivered_at, failure, settled_by, settled_at)
    select id, ${organizationId}, case when luck < 0.035 then 'failed' else 'delivered' end, case when luck < 0.11 then 2 + floor(luck * 100)::int % 2 else 1 end, recipient, user_id, at,
      case when luck >= 0.035 then at + make_interval(secs => 90 + luck * 600) end, case when luck < 0.035 then 'busy' end,
      case when luck < 0.035 then user_id end, case when luck < 0.035 then at + interval '2 hours' end
    from asked, staff`.execute(tx);
}

async function insertReferrals(tx: Tx, organizationId: string, timeZone: string, days: number): Promise<void> {
  await sql`
    insert into request (organization_id, kind, reference, status, source, patient_id, modality_id, location_id, reason, received_at, acknowledged_at, decided_at, closed_at, decline_reason, created_at)
    select ${organizationId}, 'referral', 'H-' || lpad(row_number() over (order by at)::text, 4, '0'), case when luck < 0.15 then 'rejected' else 'completed' end, 'fax',
      patients[1 + n % array_length(patients, 1)], (select id from modality where organization_id = ${organizationId} and code = (array['CARD', 'CARD', 'NEUR', 'DERM', 'US', 'CARD'])[1 + n % 6]), places[1 + n % 2],
      (array['Palpitations', 'Chest pain on exertion', 'Chronic headache', 'Skin lesion, changing', 'Shoulder pain, six months', 'Abnormal ECG'])[1 + n % 6], at,
      at + make_interval(hours => (2 + 30 * luck)::int), at + make_interval(hours => (20 + 150 * (1.3 - progress) * (0.3 + luck))::int),
      at + make_interval(days => 12), case when luck < 0.15 then 'out-of-scope' end, at
    from (
      select ${inOfficeHours(timeZone)} as at, random() as luck, progress, (row_number() over ())::int as n
      from ${everyDay(timeZone, days)}, lateral generate_series(1, (case when is_weekend then 0 else 0.7 + 0.9 * random() end)::int)
      where ago > 14
    ) came,
      (select array_agg(id order by created_at, id) as patients from patient where organization_id = ${organizationId}) charts,
      (select array_agg(id order by name) as places from location where organization_id = ${organizationId}) locations`.execute(tx);
}
