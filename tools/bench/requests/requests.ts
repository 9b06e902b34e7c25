// Milliseconds of a page of 10,000 open requests, beside fifty rows by their key.
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Actor } from '../../../apps/server/src/kernel/actor.ts';
import { createRequestService } from '../../../apps/server/src/modules/request/request.service.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds. */
const goalMs = 50;
const { values: options } = parseArgs({ options: { size: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '100' } } });
const [size, rounds] = [Number(options.size), Number(options.rounds)];

async function measureLists(): Promise<void> {
  await onBenchDatabase(2, async (client, database) => {
    const actor = await fill(client);
    const requests = createRequestService({ database, clock: systemClock });
    const query = { kind: 'referral', limit: 50, priority: undefined } as const;
    const { items } = await requests.list(actor, { ...query, view: 'open' });
    const second = (await requests.list(actor, { ...query, view: 'open' })).nextCursor ?? undefined;
    // In turn with a peer that does the least: fifty rows of one table by its key, in a transaction of the same kind.
    const questions: Record<string, () => Promise<unknown>> = {
      'fifty rows by key (peer)': () => database.asUser(actor, (tx) => tx.selectFrom('request').selectAll().orderBy('id').limit(50).execute()),
      'first page': () => requests.list(actor, { ...query, view: 'open' }),
      'second page': () => requests.list(actor, { ...query, view: 'open', cursor: second }),
      mine: () => requests.list(actor, { ...query, view: 'mine' }),
      'at risk': () => requests.list(actor, { ...query, view: 'at-risk' }),
      'counts of all views': () => requests.count(actor, { kind: 'referral' }),
      detail: () => requests.get(actor, items[0]!.id),
    };
    const times = new Map(Object.keys(questions).map((question) => [question, [] as number[]]));
    for (let round = -5; round < rounds; round += 1)
      for (const [question, ask] of Object.entries(questions)) {
        const start = performance.now();
        await ask();
        if (round >= 0) times.get(question)!.push(performance.now() - start);
      }
    const peer = quantile([...times.values()][0]!, 0.5);
    console.log(`${size.toLocaleString('en')} open referrals, milliseconds`);
    console.table(
      [...times].map(([question, all]) => ({
        question, p50: quantile(all, 0.5).toFixed(1), p95: quantile(all, 0.95).toFixed(1), 'times the peer': (quantile(all, 0.5) / peer).toFixed(1),
        goal: question === 'first page' ? (quantile(all, 0.95) <= goalMs ? 'met' : `OVER ${goalMs}`) : '',
      })),
    );
  });
}

/** A clinic with its people, and requests in every state, of every urgency, with a clock each. */
async function fill(client: pg.Client): Promise<Actor> {
  const actor = await addClerk(client);
  const { organizationId, userId } = actor;
  await client.query(`insert into patient (organization_id, family_name, given_name) select $1, 'Family' || n, 'Given' || n from generate_series(1, 2000) n`, [organizationId]);
  await client.query(`insert into modality (organization_id, name) select $1, 'Service ' || n from generate_series(1, 8) n`, [organizationId]);
  await client.query(
    `insert into request (organization_id, kind, reference, status, priority, source, patient_id, modality_id, assignee_id, received_at, clock_at_risk_at, clock_due_at, closed_at)
     select $1, 'referral', 'B' || n, (array['requested','received','on-hold','accepted','booking','booked','completed'])[1 + n % (case when n <= $3 then 6 else 7 end)],
       (array['stat','asap','urgent','routine','routine','routine','routine'])[1 + n % 7], 'fax', p.id, m.id, case when n % 4 = 0 then $2::uuid end,
       now() - n * interval '2 minutes', now() - n * interval '2 minutes' + interval '10 days', now() - n * interval '2 minutes' + interval '14 days', null
     from generate_series(1, $3::int) n
     join lateral (select id from patient where organization_id = $1 offset n % 2000 limit 1) p on true
     join lateral (select id from modality where organization_id = $1 offset n % 8 limit 1) m on true`,
    [organizationId, userId, size],
  );
  await client.query(
    `insert into request_clock (organization_id, request_id, clock, stops, started_at, at_risk_at, due_at)
     select organization_id, id, 'acknowledge', '{decision-delivered}', received_at, clock_at_risk_at, clock_due_at from request`,
  );
  await client.query('analyze');
  return actor;
}

await measureLists();
