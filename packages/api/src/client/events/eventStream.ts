import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';

export interface EventStreamOptions {
  /** Opens the stream; `lastEventId` is where to go on from. */
  open: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>;
  onMessage: (message: EventSourceMessage) => void;
  /** The line broke, or could not be opened. */
  onLost: () => void;
  /** The server refused: 401, 403, or 423 for a locked session. The stream is not opened again. */
  onRefused: (status: number) => void;
}

/** The server says at least this often that the stream lives; three times as long without a word is a dead line. */
const heartbeat = 15_000;
const longestWait = 30_000;

/**
 * Follows a server-sent stream with headers, which the browser's EventSource cannot send. Goes on after the last event
 * when the line breaks, waits longer after each failure, and looks at once when the computer wakes, comes online or the
 * page is shown. Answers a function that ends it.
 */
export function followStream({ open, onMessage, onLost, onRefused }: EventStreamOptions): () => void {
  const ended = new AbortController();
  let lastEventId: string | null = null;
  let lastHeard = 0;
  let failures = 0;
  let hurry: () => void = () => {};

  async function readOnce(): Promise<void> {
    const line = new AbortController();
    const signal = AbortSignal.any([ended.signal, line.signal]);
    const heard = () => (lastHeard = Date.now());
    hurry = () => Date.now() - lastHeard > heartbeat * 1.5 && line.abort();
    const watch = setInterval(() => Date.now() - lastHeard > heartbeat * 3 && line.abort(), heartbeat);
    try {
      heard();
      const response = await open(lastEventId, signal);
      if ([401, 403, 423].includes(response.status)) {
        ended.abort();
        return onRefused(response.status);
      }
      if (!response.ok || !response.body) throw new Error(`Events answered ${response.status}`);
      const parser = createParser({
        onEvent: (message) => {
          failures = 0;
          lastEventId = message.id ?? lastEventId;
          onMessage(message);
        },
      });
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        heard();
        parser.feed(chunk.value);
      }
    } finally {
      clearInterval(watch);
      onLost();
    }
  }

  async function follow(): Promise<void> {
    while (!ended.signal.aborted) {
      await readOnce().catch(() => {});
      if (ended.signal.aborted) return;
      const wait = Math.min(longestWait, 1000 * 2 ** failures++) * (0.5 + Math.random() / 2);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        hurry = () => (clearTimeout(timer), resolve());
      });
    }
  }

  const wake = () => document.visibilityState === 'visible' && hurry();
  window.addEventListener('online', wake, { signal: ended.signal });
  document.addEventListener('visibilitychange', wake, { signal: ended.signal });
  void follow();
  return () => {
    ended.abort();
    hurry();
  };
}
