import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FaxCounts, FaxSummary } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { openEventFeeds, type EventFeeds, type Message } from '../../platform/events/feed.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { createLog } from '../../platform/log/log.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../testing/faxes.ts';
import { createFaxService, type FaxService } from './fax.service.ts';
import { liveFaxes } from './liveFaxes.ts';
import { patiently } from '../../testing/patiently.ts';

let clinic: TestClinic;
let feeds: EventFeeds;
let faxes: FaxService;
let clerk: Actor;
let colleague: Actor;
const endings: (() => void)[] = [];

beforeAll(async () => {
  clinic = await createTestClinic();
  feeds = await openEventFeeds({ database: clinic.database, log: createLog('silent'), live: liveFaxes(systemClock) });
  faxes = createFaxService({ ...clinic, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock });
  clerk = actorOf(clinic);
  colleague = await makeColleague(clinic);
});
afterEach(() => endings.splice(0).forEach((end) => end()));
afterAll(async () => {
  await feeds.close();
  await clinic.close();
});

const count = (locationId?: string) => clinic.database.asUser(clerk, (tx) => faxes.count(tx, clerk, locationId));
const soon = (check: () => void) => vi.waitFor(check, patiently);

async function listen(actor: Actor) {
  const messages: Message[] = [];
  endings.push(await feeds.subscribe(() => actor, {}, (message) => messages.push(message)));
  return {
    rows: () => messages.flatMap((message) => (message.type === 'event' ? [message.event.row as FaxSummary] : [])),
    events: () => messages.flatMap((message) => (message.type === 'event' ? [message.event] : [])),
    counts: () => messages.flatMap((message) => (message.type === 'counts' ? [message.counts as FaxCounts] : [])),
  };
}

const makeFax = async () =>
  (
    await clinic.sql<{ id: string }>(
      `insert into fax (organization_id, source, sha256, size, status, location_id, bin_id, from_number)
       select organization_id, 'upload', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 1, 'ready', location_id, id, '+14165550142'
       from bin where id = $1 returning id`,
      [clinic.binId],
    )
  )[0]!.id;

test('a claim publishes the row and the open counts to each user', async () => {
  const [mine, theirs] = [await listen(clerk), await listen(colleague)];
  const id = await makeFax();
  await faxes.claim(clerk, id);
  await soon(() => expect(theirs.rows()).toHaveLength(1));
  const listed = await faxes.list(clerk, { view: 'open', limit: 50, sort: 'urgent' } as never);
  expect(theirs.rows()).toEqual(listed.items);
  expect(theirs.events()[0]?.payload).toEqual({ event: 'claim' });
  await soon(() => expect([mine.counts(), theirs.counts()].every(({ length }) => length > 0)).toBe(true));
  const { places, bins } = mine.counts().at(-1)!;
  expect(bins).toEqual({ [clinic.binId]: 1 });
  expect(places.map(({ views }) => views)).toEqual([{ open: 1, mine: 1, urgent: 0, failed: 0, 'on-hold': 0, duplicates: 0 }]);
  expect(theirs.counts().at(-1)?.places[0]?.views.mine).toBe(0);
  expect((await count(places[0]!.locationId!)).views).toEqual(places[0]!.views);
});

test('a user without the permission to read faxes receives neither rows nor counts', async () => {
  const [reader, nobody] = [await listen(clerk), await listen({ ...colleague, permissions: new Set() })];
  await faxes.claim(clerk, await makeFax());
  await soon(() => expect(reader.counts()).not.toEqual([]));
  expect([...nobody.events(), ...nobody.counts()]).toEqual([]);
});

test('many changes at once are counted once or twice', async () => {
  const reader = await listen(clerk);
  const ids = await Promise.all(Array.from({ length: 10 }, makeFax));
  for (const id of ids) await faxes.claim(clerk, id);
  await soon(() => expect(reader.rows()).toHaveLength(10));
  const { views } = await count();
  await soon(() => expect(reader.counts().at(-1)?.places[0]?.views).toEqual(views));
  expect(reader.counts().length).toBeLessThan(10);
});

test('what a user can undo is published to them alone', async () => {
  const [mine, theirs] = [await listen(clerk), await listen(colleague)];
  const id = await makeFax();
  const { version } = await faxes.claim(clerk, id);
  await faxes.reject(clerk, { faxId: id, version, reason: 'junk' });
  await soon(() => expect(mine.events().map(({ entity }) => entity)).toEqual(expect.arrayContaining(['action'])));
  await soon(() => expect(theirs.events()).toHaveLength(2));
  expect(theirs.events().map(({ entity }) => entity)).toEqual(['fax', 'fax']);
});

test('a view is audited when a fax is opened, not when the page refetches it', async () => {
  const id = await makeFax();
  const views = async (actor: Actor) =>
    (await clinic.sql(`select from audit_event where entity_id = $1 and actor_id = $2 and action = 'R'`, [id, actor.userId])).length;
  await faxes.get(clerk, id);
  await faxes.get(clerk, id, { again: true });
  expect(await views(clerk)).toBe(1);
  await faxes.get(clerk, id);
  expect(await views(clerk)).toBe(2);
  // Saying so does not hide a first look.
  await faxes.get(colleague, id, { again: true });
  expect(await views(colleague)).toBe(1);
});
