// Milliseconds until a chart of 5,000 entries answers: the patient, and the first page of its timeline.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Actor } from '../../../apps/server/src/kernel/actor.ts';
import { createChartService } from '../../../apps/server/src/modules/chart/chart.service.ts';
import { createPatientService } from '../../../apps/server/src/modules/patient/patient.service.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds, of the 150 within which a chart opens: painting it has the rest. */
const goalMs = 100;
const { values: options } = parseArgs({ options: { entries: { type: 'string', default: '5000' }, others: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '100' } } });
const [entries, others, rounds] = [Number(options.entries), Number(options.others), Number(options.rounds)];

await onBenchDatabase(2, async (client, database) => {
  const actor = await addClerk(client);
  const patientId = await fill(client, actor);
  const [patients, charts] = [createPatientService(database), createChartService(database)];
  const page = { patientId, limit: 50 };
  const cursor = (await charts.timeline(actor, page)).nextCursor ?? undefined;
  const questions: Record<string, () => Promise<unknown>> = {
    'the patient': () => patients.get(actor, patientId),
    'first page': () => charts.timeline(actor, page),
    'second page': () => charts.timeline(actor, { ...page, cursor }),
    'visits alone': () => charts.timeline(actor, { ...page, kinds: ['appointment'] }),
  };
  const times = new Map(Object.keys(questions).map((question) => [question, [] as number[]]));
  for (let round = -5; round < rounds; round += 1)
    for (const [question, ask] of Object.entries(questions)) {
      const start = performance.now();
      await ask();
      if (round >= 0) times.get(question)!.push(performance.now() - start);
    }
  console.log(`A chart of ${entries.toLocaleString('en')} entries among ${others.toLocaleString('en')}, milliseconds`);
  console.table(
    [...times].map(([question, all]) => ({
      question, p50: quantile(all, 0.5).toFixed(1), p95: quantile(all, 0.95).toFixed(1),
      goal: question === 'first page' ? (quantile(all, 0.95) <= goalMs ? 'met' : `OVER ${goalMs}`) : '',
    })),
  );
});

/** One chart with a third each of faxes, requests and visits, and as many entries in the charts of others. */
async function fill(client: pg.Client, { organizationId, userId }: Actor): Promise<string> {
  const one = async (sql: string, values: unknown[]) => (await client.query<{ id: string }>(`${sql} returning id`, values)).rows[0]!.id;
  const patientId = await one(`insert into patient (organization_id, family_name) values ($1, 'Bench')`, [organizationId]);
  const locationId = await one(`insert into location (organization_id, name) values ($1, 'Main')`, [organizationId]);
  const visitTypeId = await one(`insert into visit_type (organization_id, name, minutes) values ($1, 'Visit', 15)`, [organizationId]);
  const physicianId = await one(`insert into physician (organization_id, family_name) values ($1, 'Healer')`, [organizationId]);
  const { rows: people } = await client.query<{ id: string }>(`insert into patient (organization_id, family_name) select $1, 'Family' || n from generate_series(1, 1000) n returning id`, [organizationId]);
  const owner = `case when n <= $2 then $3::uuid else ($5::uuid[])[1 + n % 1000] end`;
  const count = Math.floor((entries + others) / 3);
  const own = Math.floor(entries / 3);
  const shared = [organizationId, own, patientId, count, people.map(({ id }) => id)];
  await client.query(
    `insert into fax (organization_id, source, media_type, sha256, size, status, patient_id, received_at, direction)
     select $1, 'upload', 'application/pdf', 'x', 1, 'completed', ${owner}, now() - n * interval '7 minutes', case when n % 5 = 0 then 'outbound' else 'inbound' end
     from generate_series(1, $4::int) n`,
    shared,
  );
  await client.query(
    `insert into request (organization_id, kind, reference, status, source, patient_id, received_at)
     select $1, 'referral', 'B' || n, 'completed', 'fax', ${owner}, now() - n * interval '7 minutes' from generate_series(1, $4::int) n`,
    shared,
  );
  await client.query(
    `insert into appointment (organization_id, status, visit_type_id, patient_id, physician_id, location_id, starts_at, ends_at, busy_from, busy_until, time_zone, starts_local, created_by)
     select $1, 'fulfilled', $6, ${owner}, $7, $8, t, t + interval '15 minutes', t, t + interval '15 minutes', 'America/Toronto', t at time zone 'America/Toronto', $9
     from generate_series(1, $4::int) n cross join lateral (select now() - n * interval '20 minutes' as t) as at`,
    [...shared, visitTypeId, physicianId, locationId, userId],
  );
  await client.query('analyze');
  return patientId;
}
