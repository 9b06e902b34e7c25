// Milliseconds of the list of conversations, of a thread and of searches among many text messages.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Actor } from '../../../apps/server/src/kernel/actor.ts';
import { createConversationService } from '../../../apps/server/src/modules/message/conversation/conversation.service.ts';
import { createMessageService } from '../../../apps/server/src/modules/message/message.service.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import type { Database } from '../../../apps/server/src/platform/database/database.port.ts';
import { openDiskFiles } from '../../../apps/server/src/platform/files/disk.adapter.ts';
import { createFileLinks } from '../../../apps/server/src/platform/files/fileLinks.ts';
import { addClerk, onBenchDatabase } from '../benchDatabase.ts';
import { quantile } from '../quantile.ts';

/** At the 95th percentile, milliseconds. */
const goals = { list: 25, thread: 20, search: 100 };
const { values: options } = parseArgs({ options: { messages: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '40' } } });
const [size, rounds] = [Number(options.messages), Number(options.rounds)];
const anything = { status: undefined, purpose: undefined };

await onBenchDatabase(6, async (client, database) => {
  // The smaller clinic is the peer: what one asks for must not depend on what else there is.
  const small = await fill(client, Math.max(1000, Math.round(size / 100)), '+16135550101');
  await client.query("update app_user set email = 'peer@bench.example'");
  const large = await fill(client, size, '+16135550102');
  await client.query('vacuum analyze');
  const before = await measure(database, small);
  const after = await measure(database, large);
  let isGood = true;
  for (const [what, goal] of [['list', goals.list], ['unread', goals.list], ['label', goals.list], ['thread', goals.thread], ['a rare word', goals.search], ['a word of every twentieth', goals.search], ['a common word', goals.search], ['two words', goals.search], ['a name', goals.search]] as const) {
    const [p95, peer] = [quantile(after.get(what)!, 0.95), quantile(before.get(what)!, 0.95)];
    isGood &&= p95 <= goal;
    console.log(`${what}: p95 ${p95.toFixed(1)} ms among ${size} messages (goal ${goal}), ${peer.toFixed(1)} ms among ${Math.max(1000, Math.round(size / 100))}`);
  }
  if (!isGood) process.exitCode = 1;
});

/** A clinic with ten messages in each conversation, written over two years. */
async function fill(client: pg.Client, messages: number, ours: string): Promise<Actor> {
  const actor = await addClerk(client);
  const { organizationId } = actor;
  await client.query("update organization set telnyx_from = $2 where id = $1", [organizationId, ours]);
  const started = Date.now();
  await client.query('drop index if exists message_search');
  const conversations = Math.round(messages / 10);
  await client.query(
    `insert into patient (organization_id, family_name, given_name, phones, name_keys)
     select $1, 'Family' || n % 5000, 'Given' || n % 700, array['+1902' || lpad(n::text, 7, '0')], array['family' || n % 5000, 'given' || n % 700] from generate_series(1, $2::int) n`,
    [organizationId, conversations],
  );
  await client.query(
    `insert into conversation (organization_id, ours, theirs, patient_id, last_at, last_text, last_direction, last_status, unread_count, labels)
     select $1, $2, p.phones[1], p.id, now() - random() * interval '2 years', 'See you', 'outgoing', 'delivered', case when random() < 0.01 then 1 else 0 end,
       case when random() < 0.02 then array['parking'] else '{}'::text[] end
     from patient p where p.organization_id = $1`,
    [organizationId, ours],
  );
  await client.query(
    `insert into message (organization_id, conversation_id, direction, status, purpose, body, segments, patient_id, at, search)
     select $1, c.id, case when n % 3 = 0 then 'incoming' else 'outgoing' end, case when n % 3 = 0 then 'received' else 'delivered' end, 'conversation', s.body, 1, c.patient_id,
       c.last_at - n * interval '1 hour', to_tsvector('simple', s.body)
     from conversation c cross join generate_series(0, 9) n
     cross join lateral (select 'visit ' || case when random() < 0.05 then 'parking ' else '' end || case when random() < 0.0001 then 'wheelchair ' else '' end
       || 'word' || (random() * 4000)::int || ' word' || (random() * 400)::int || ' ' || n || c.theirs as body) s
     where c.organization_id = $1`,
    [organizationId],
  );
  await client.query('create index message_search on public.message using gin (organization_id, search) with (fastupdate = off)');
  console.log(`${messages} messages in ${conversations} conversations made in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  return actor;
}

async function measure(database: Database, actor: Actor): Promise<Map<string, number[]>> {
  // Nothing is sent: what opens files is asked for none.
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-texts-'));
  const parts = { database, files: await openDiskFiles(folder), links: createFileLinks(Buffer.from('of this measurement'), systemClock), clock: systemClock };
  const [conversations, messages] = [createConversationService(parts), createMessageService(parts)];
  const found = new Map<string, number[]>();
  const time = async <Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await work();
    found.set(what, [...(found.get(what) ?? []), performance.now() - start]);
    return answer;
  };
  for (let round = 0; round < rounds; round += 1) {
    const first = await time('list', () => conversations.list(actor, { view: 'open', limit: 50 }));
    const cursor = first.nextCursor ?? undefined;
    const next = await time('list', () => conversations.list(actor, { view: 'open', limit: 50, cursor }));
    await time('unread', () => conversations.list(actor, { view: 'unread', limit: 50 }));
    await time('label', () => conversations.list(actor, { view: 'open', label: 'parking', limit: 50 }));
    const { id: conversationId } = next.items[round % next.items.length]!;
    await time('thread', () => messages.list(actor, { ...anything, conversationId, limit: 50 }));
    for (const [what, search] of [['a rare word', 'wheelchair'], ['a word of every twentieth', 'parking '], ['a common word', 'visit '], ['two words', `parking word${round}`], ['a name', `Family${round * 7}`]] as const) {
      if (what === 'a name') await time(what, () => conversations.list(actor, { view: 'open', search, limit: 50 }));
      else await time(what, () => messages.list(actor, { ...anything, search, limit: 50 }));
    }
  }
  await rm(folder, { recursive: true });
  return found;
}
