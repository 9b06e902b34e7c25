import type pg from 'pg';
import type { Filler } from './fillClinic.ts';

/** As many open referrals, in every state and of every urgency, with a clock each, of 2,000 patients and eight services. */
export async function fillReferrals(client: pg.Client, { organizationId, userId }: Filler, size: number): Promise<void> {
  await client.query(`insert into patient (organization_id, family_name, given_name) select $1, 'Family' || n, 'Given' || n from generate_series(1, 2000) n`, [organizationId]);
  await client.query(`insert into modality (organization_id, name) select $1, 'Service ' || n from generate_series(1, 8) n`, [organizationId]);
  await client.query(
    `insert into request (organization_id, kind, reference, status, priority, source, patient_id, modality_id, assignee_id, received_at, clock_at_risk_at, clock_due_at, closed_at)
     select $1, 'referral', 'B' || n, (array['requested','received','on-hold','accepted','booking','booked'])[1 + n % 6],
       (array['stat','asap','urgent','routine','routine','routine','routine'])[1 + n % 7], 'fax', p.id, m.id, case when n % 4 = 0 then $2::uuid end,
       now() - n * interval '2 minutes', now() - n * interval '2 minutes' + interval '10 days', now() - n * interval '2 minutes' + interval '14 days', null
     from generate_series(1, $3::int) n
     join lateral (select id from patient where organization_id = $1 and family_name = 'Family' || (1 + n % 2000) limit 1) p on true
     join lateral (select id from modality where organization_id = $1 and name = 'Service ' || (1 + n % 8) limit 1) m on true`,
    [organizationId, userId, size],
  );
  await client.query(
    `insert into request_clock (organization_id, request_id, clock, stops, started_at, at_risk_at, due_at)
     select organization_id, id, 'acknowledge', '{decision-delivered}', received_at, clock_at_risk_at, clock_due_at from request where organization_id = $1`,
    [organizationId],
  );
}
