// Milliseconds of a page of 10,000 open requests, beside fifty rows by their key.
import { parseArgs } from 'node:util';
import { createRequestService } from '../../../apps/server/src/modules/request/request.service.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { fillReferrals } from '../clinic/fillReferrals.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds. */
const goalMs = 50;
const { values: options } = parseArgs({ options: { size: { type: 'string', default: '10000' }, rounds: { type: 'string', default: '100' } } });
const [size, rounds] = [Number(options.size), Number(options.rounds)];

async function measureLists(): Promise<void> {
  await onBenchDatabase(2, async (client, database) => {
    const actor = await addClerk(client);
    await fillReferrals(client, actor, size);
    await client.query('analyze');
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

await measureLists();
