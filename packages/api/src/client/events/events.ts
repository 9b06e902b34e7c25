import type { FaxCounts } from '../../contract/fax/fax.contract.ts';
import { invalidate } from '../base/apiOf.ts';
import { identify } from '../base/environment.ts';
import type { ApiEnvironment } from '../base/environment.ts';
import { followStream } from './eventStream.ts';
import { liveTypes, tagsOf } from './eventTags.ts';
import type { ChangeEvent } from './eventTags.ts';
import type { ApiDispatch } from '../live/cached.ts';
import { patchFaxes } from '../live/patchFaxes.ts';
import { listTag } from '../base/tags.ts';
import type { Tag } from '../base/tags.ts';

export interface Told {
  /** Few credits are left. */
  onLow: () => void;
}

/** Changes that come close together are one; after that, the same lists are asked for at most this often. */
const gather = 200;
const spacing = 2000;

/** Of a page that was opened not longer ago, the server tells whatever has changed since; milliseconds. */
const young = 60_000;
/** How long the request for that may be on its way, milliseconds. */
const longestWay = 30_000;

/**
 * Keeps what is on screen fresh while somebody is signed in. A change that comes with its row is put where it shows;
 * every other makes the answers that show it old. Answers a function that ends it.
 */
export function followEvents(dispatch: ApiDispatch, environment: ApiEnvironment, { onLow }: Partial<Told> = {}): () => void {
  const invalidator = gatherTags((tags) => dispatch(invalidate(tags)));
  const faxes = patchFaxes(dispatch);
  let started = false;
  /** When all that happened since the page was opened was asked for; null where only what is new was. */
  let askedAt: number | null = null;
  let token: string | null = null;

  const stop = followStream({
    async open(lastEventId, signal) {
      const caller = await identify(environment);
      token = caller.token;
      const opened = performance.now();
      askedAt = !started && lastEventId === null && opened < young ? opened : null;
      // By the server's clock, when the request arrives: earlier than any answer on the page was given.
      const within = askedAt === null ? '' : `?within=${Math.ceil((opened + longestWay) / 1000)}`;
      return fetch(`${environment.baseUrl}/api/events${within}`, {
        headers: { ...caller.headers, accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
        cache: 'no-store',
        signal,
      });
    },
    onRefused(status) {
      if (!token) return;
      if (status === 423) environment.sessionLocked(token);
      else environment.endSession(token);
    },
    onLost() {
      environment.isLive = false;
    },
    onMessage({ event, data }) {
      const message = parse(data);
      if (event === 'ready' || event === 'reset') {
        environment.isLive = true;
        faxes.tellsOf(message['userId'] as string);
      }
      if (event === 'ready') {
        // What was loaded before the stream was open may already be old, unless all events since are told. And when the
        // line was broken, so were requests: what the last events made old may never have been loaded again.
        const isTold = askedAt !== null && performance.now() - askedAt < longestWay;
        if (started) invalidator.add(liveTypes());
        else if (!isTold) invalidator.add(liveTypes().map((type) => listTag(type)));
        started = true;
      } else if (event === 'reset') {
        // Too much was missed to tell.
        invalidator.add(liveTypes());
      } else if (event === 'counts') {
        faxes.addCounts(message as unknown as FaxCounts);
      } else if (typeof message['entity'] === 'string') {
        const change = message as unknown as ChangeEvent;
        if (change.payload?.event === 'low') onLow?.();
        if (change.row) faxes.addRow(change.row);
        invalidator.add(tagsOf(change));
      }
    },
  });
  return () => {
    stop();
    environment.isLive = false;
    invalidator.stop();
    faxes.stop();
  };
}

function parse(data: string): Record<string, unknown> {
  try {
    return (JSON.parse(data) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Collects tags and hands each over once; a busy hour costs a list request every other second, not one a fax. */
function gatherTags(flush: (tags: (Tag<string> | string)[]) => void) {
  const waiting = new Map<string, Tag<string> | string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFlush = -Infinity;
  return {
    add(tags: readonly (Tag<string> | string)[]) {
      for (const tag of tags) waiting.set(JSON.stringify(tag), tag);
      if (timer || waiting.size === 0) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          lastFlush = Date.now();
          const gathered = [...waiting.values()];
          waiting.clear();
          flush(gathered);
        },
        Math.max(gather, lastFlush + spacing - Date.now()),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
