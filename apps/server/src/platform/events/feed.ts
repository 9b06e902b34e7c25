import { sql } from 'kysely';
import type { Actor } from '../../kernel/actor.ts';
import type { Database, Tx } from '../database/database.port.ts';
import { createUnderWay } from '../jobs/underWay.ts';
import type { Log } from '../log/log.ts';
import { eventChannel, topics, type Topic } from './events.port.ts';

export interface SentEvent {
  id: number;
  topic: Topic;
  entity: string;
  entityId: string | null;
  payload: Record<string, unknown>;
  /** What changed, as a list shows it; absent where it has no rows, and to whoever catches up. */
  row?: unknown;
}

/**
 * What a portal is told: where it stands, one event, that it missed too much and starts afresh, or how many there are
 * of what it counts.
 */
export type Message =
  | { type: 'ready' | 'reset'; id: number }
  | { type: 'event'; id: number; event: SentEvent }
  | { type: 'counts'; counts: unknown };

/** What events are told with, so that nobody has to ask; both read as the organisation. */
export interface LiveAnswers {
  /** By entity, the rows of lists by id. */
  rows: Readonly<Record<string, (tx: Tx, ids: string[]) => Promise<ReadonlyMap<string, unknown>>>>;
  /** What depends on the events of one topic, as each person counts it. */
  counts: { topic: Topic; read: (tx: Tx, organizationId: string) => Promise<(userId: string) => unknown> };
}

interface Subscriber {
  who: () => Actor;
  /** Waits here while the subscriber catches up. */
  queue: SentEvent[] | undefined;
  /** Knows everything up to this id, which may be ahead of the feed. */
  position: number;
  send: (message: Message) => void;
}

interface Feed {
  /** Resolves once the position is known. */
  ready: Promise<void>;
  /** Everything up to this id has been handed on. */
  position: number;
  subscribers: Set<Subscriber>;
  pulling: boolean;
  pullAgain: boolean;
  prunedAt: number;
  /** When everything was counted last, and how long that took, in milliseconds. */
  counted: { at: number; took: number };
  countTimer: NodeJS.Timeout | undefined;
}

/** Where somebody goes on from: after an event, or with all of the last `within` seconds; left out, with what is new. */
export interface Start {
  lastId?: number;
  within?: number;
}

export interface EventFeeds {
  /**
   * Sends what somebody may hear, from where they start, in order and without gaps.
   * @param who asked for each event, because rights change; always of one organisation
   * @returns a function that ends it
   */
  subscribe(who: () => Actor, start: Start, send: Subscriber['send']): Promise<() => void>;
  /** Tells whose rights or session may have changed. What is missed while the database cannot be heard, the heartbeat finds. */
  onPermissionsChanged(tell: (userId: string) => void): void;
  /** Waits for what is being read: the database may be closed afterwards. */
  close(): Promise<void>;
}

const mostMissed = 1000;
const keptHours = 24;

/** Milliseconds between two counts; counting takes a twentieth of the time at most. */
const countSpacing = 400;
const countShare = 20;

/** One feed for each organisation with an open portal: read once, handed to everybody there. */
export async function openEventFeeds({
  database,
  log,
  live,
}: {
  database: Database;
  log: Log;
  live?: LiveAnswers;
}): Promise<EventFeeds> {
  const feeds = new Map<string, Feed>();
  const underWay = createUnderWay();

  const stopListening = await database.listen(eventChannel, (organizationId) => {
    for (const id of organizationId === null ? feeds.keys() : [organizationId]) {
      underWay.add(pull(id).catch((error) => log.error({ err: error }, 'events cannot be read')));
    }
  });

  const permissionListeners: ((userId: string) => void)[] = [];
  const unlistenPermissions = await database.listen('intake_permissions', (userId) => {
    if (userId !== null) permissionListeners.forEach((tell) => tell(userId));
  });

  /** Reads what is new and hands it on; a call during a pull makes it read once more. */
  async function pull(organizationId: string): Promise<void> {
    const feed = feeds.get(organizationId);
    if (!feed) return;
    await feed.ready;
    feed.pullAgain = true;
    if (feed.pulling) return;
    feed.pulling = true;
    try {
      while (feed.pullAgain) {
        feed.pullAgain = false;
        const events = await database.asService(organizationId, async (tx) => {
          await prune(tx, feed);
          return withRows(tx, live, await eventsAfter(tx, feed.position));
        });
        if (events.some(({ topic }) => topic === live?.counts.topic)) countSoon(organizationId, feed);
        for (const event of events) {
          feed.position = event.id;
          for (const subscriber of feed.subscribers) offer(subscriber, event);
        }
        if (events.length === mostMissed) feed.pullAgain = true;
      }
    } finally {
      feed.pulling = false;
    }
  }

  /** Counts once what changes close together, and tells everybody who may hear of it. */
  function countSoon(organizationId: string, feed: Feed): void {
    if (!live || feed.countTimer || feeds.get(organizationId) !== feed) return;
    const wait = feed.counted.at + Math.max(countSpacing, feed.counted.took * countShare) - Date.now();
    feed.countTimer = setTimeout(() => {
      feed.countTimer = undefined;
      underWay.add(count(live.counts, organizationId, feed).catch((error) => log.error({ err: error }, 'counts cannot be read')));
    }, Math.max(0, wait));
  }

  async function count({ topic, read }: LiveAnswers['counts'], organizationId: string, feed: Feed): Promise<void> {
    if (feed.subscribers.size === 0) return;
    const began = Date.now();
    const countsOf = await database.asService(organizationId, (tx) => read(tx, organizationId));
    feed.counted = { at: Date.now(), took: Date.now() - began };
    for (const { who, send, queue } of feed.subscribers)
      if (!queue && mayHear(who(), { topic })) send({ type: 'counts', counts: countsOf(who().userId) });
  }

  function openFeed(organizationId: string): Feed {
    const ready = database.asService(organizationId, async (tx) => {
      await prune(tx, feed);
      feed.position = await newest(tx);
    });
    const feed: Feed = {
      ready,
      position: 0,
      subscribers: new Set(),
      pulling: false,
      pullAgain: false,
      prunedAt: 0,
      counted: { at: 0, took: 0 },
      countTimer: undefined,
    };
    return feed;
  }

  return {
    async subscribe(who, start, send) {
      const { organizationId } = who();
      const feed = feeds.get(organizationId) ?? openFeed(organizationId);
      const subscriber: Subscriber = { who, send, queue: [], position: 0 };
      feeds.set(organizationId, feed);
      feed.subscribers.add(subscriber);
      const unsubscribe = () => {
        feed.subscribers.delete(subscriber);
        if (feed.subscribers.size > 0) return;
        clearTimeout(feed.countTimer);
        feeds.delete(organizationId);
      };
      try {
        await feed.ready;
        subscriber.position = await catchUp(database, subscriber, start);
        const waiting = subscriber.queue!;
        subscriber.queue = undefined;
        for (const event of waiting) offer(subscriber, event);
      } catch (error) {
        unsubscribe();
        throw error;
      }
      return unsubscribe;
    },
    onPermissionsChanged: (tell) => void permissionListeners.push(tell),
    async close() {
      await stopListening();
      await unlistenPermissions();
      for (const feed of feeds.values()) clearTimeout(feed.countTimer);
      feeds.clear();
      await underWay.ended();
    },
  };
}

/** Forgets what nobody can resume from any more, at most once an hour. */
async function prune(tx: Tx, feed: Pick<Feed, 'prunedAt'>): Promise<void> {
  if (Date.now() - feed.prunedAt < 3_600_000) return;
  feed.prunedAt = Date.now();
  await tx
    .deleteFrom('event')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${keptHours})`)
    .execute();
}

/** Sends what was missed; answers the id up to which everything is known. */
async function catchUp(
  database: Database,
  subscriber: Subscriber,
  start: Start,
): Promise<number> {
  return database.asUser(subscriber.who(), async (tx) => {
    const position = await newest(tx);
    const before = start.within === undefined ? undefined : await newest(tx, Math.min(start.within, keptHours * 3600));
    const lastId = start.lastId ?? before;
    if (lastId === undefined || lastId === position) {
      subscriber.send({ type: 'ready', id: position });
      return position;
    }
    // An id that is gone is older than what is kept: what came after it may be gone too.
    const isKnown = lastId === before || (await tx.selectFrom('event').select('id').where('id', '=', lastId).executeTakeFirst());
    const missed = isKnown ? await eventsAfter(tx, lastId) : [];
    if (!isKnown || missed.length === mostMissed) {
      subscriber.send({ type: 'reset', id: position });
      return position;
    }
    subscriber.send({ type: 'ready', id: lastId });
    for (const event of missed)
      if (mayHear(subscriber.who(), event)) subscriber.send({ type: 'event', id: event.id, event });
    return missed.at(-1)?.id ?? position;
  });
}

function offer(subscriber: Subscriber, event: SentEvent): void {
  if (subscriber.queue) return void subscriber.queue.push(event);
  if (event.id <= subscriber.position) return;
  subscriber.position = event.id;
  if (mayHear(subscriber.who(), event)) subscriber.send({ type: 'event', id: event.id, event });
}

function mayHear({ permissions, isSuperAdmin, userId }: Actor, { topic, payload }: Pick<SentEvent, 'topic'> & Partial<SentEvent>): boolean {
  if (payload?.['userId'] && payload['userId'] !== userId) return false;
  const needed = topics[topic];
  return needed === 'member' || isSuperAdmin || permissions.has(needed);
}

/** The events with what changed, read once for everybody and all of them. */
async function withRows(tx: Tx, live: LiveAnswers | undefined, events: SentEvent[]): Promise<SentEvent[]> {
  const entities = [...new Set(events.map(({ entity }) => entity))];
  const found = new Map<string, ReadonlyMap<string, unknown>>();
  for (const entity of entities) {
    const ids = new Set(events.flatMap((event) => (event.entity === entity && event.entityId) || []));
    const read = live?.rows[entity];
    if (read && ids.size > 0) found.set(entity, await read(tx, [...ids]));
  }
  return events.map((event) => {
    const row = found.get(event.entity)?.get(event.entityId ?? '');
    return row ? { ...event, row } : event;
  });
}

/** The last event, or the last that is older than so many seconds; 0 where there is none. */
async function newest(tx: Tx, seconds?: number): Promise<number> {
  const all = tx.selectFrom('event').select('id').orderBy('id', 'desc').limit(1);
  const wanted = seconds === undefined ? all : all.where('created_at', '<', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`);
  return (await wanted.executeTakeFirst())?.id ?? 0;
}

const eventsAfter = (tx: Tx, id: number): Promise<SentEvent[]> =>
  tx
    .selectFrom('event')
    .select(['id', 'topic', 'entity', 'entity_id as entityId', 'payload'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(mostMissed)
    .execute() as Promise<SentEvent[]>;
