// Entries a second of a hundred writers at one account of credits, beside one that locks the latest entry, and whether any balance is broken.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { reserveCredits, useCredits } from '../../../apps/server/src/modules/credit/credit.ts';
import type { Tx } from '../../../apps/server/src/platform/database/database.port.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { quantile } from '../quantile.ts';

const { values } = parseArgs({ options: { entries: { type: 'string', default: '4000' }, writers: { type: 'string', default: '100' } } });
const [entries, writers] = [Number(values.entries), Number(values.writers)];

/** What a ledger is without an account row: the latest entry is locked, and the next says what it finds. */
const peerSql = `create function peer_post(organization uuid) returns void language sql as $$
  with latest as (select balance from peer_entry where organization_id = organization order by sequence desc limit 1 for update)
  insert into peer_entry (organization_id, balance) select organization, balance - 3 from latest $$`;

await onBenchDatabase(20, async (client, database) => {
  const { organizationId } = await addClerk(client);
  await client.query('create table peer_entry (sequence bigint generated always as identity primary key, organization_id uuid not null, balance bigint not null)');
  await client.query('grant all on peer_entry to authenticated, service_role');
  await client.query(peerSql);
  await client.query('insert into peer_entry (organization_id, balance) values ($1, 0)', [organizationId]);

  const run = async (work: (tx: Tx) => Promise<void>) => {
    const times: number[] = [];
    let next = 0;
    const start = performance.now();
    await Promise.all(
      Array.from({ length: writers }, async () => {
        while (next++ < entries) {
          const asked = performance.now();
          await database.asService(organizationId, work);
          times.push(performance.now() - asked);
        }
      }),
    );
    return { perSecond: entries / ((performance.now() - start) / 1000), p95: quantile(times, 0.95) };
  };

  const brokenIn = async (table: string, amount: string) => {
    const { rows } = await client.query<{ broken: string }>(`select count(*) as broken from (
      select balance, ${amount} as amount, lag(balance) over (order by sequence) as before from ${table} where organization_id = $1) e where before is not null and balance <> before + amount`, [organizationId]);
    return Number(rows[0]!.broken);
  };

  const own = await run((tx) => useCredits(tx, { organizationId, cause: 'fax-in', units: 3, objectId: randomUUID() }));
  const ownBroken = await brokenIn('credit_entry', 'amount');
  const held = await run((tx) => reserveCredits(tx, { organizationId, cause: 'fax-out', units: 3, objectId: randomUUID() }));
  const other = await run(async (tx) => void (await tx.selectNoFrom((own) => own.fn('peer_post', [own.val(organizationId)]).as('done')).execute()));
  const otherBroken = await brokenIn('peer_entry', '-3');
  const line = (name: string, { perSecond, p95 }: typeof own, broken: number) => console.log(`${name.padEnd(22)} ${perSecond.toFixed(0).padStart(6)}/s   p95 ${p95.toFixed(0).padStart(5)} ms   ${broken} broken balances`);
  line('ledger, use', own, ownBroken);
  line('ledger, reserve', held, await brokenIn('credit_entry', 'amount'));
  line('peer, latest entry', other, otherBroken);
  if (ownBroken > 0) process.exitCode = 1;
});
