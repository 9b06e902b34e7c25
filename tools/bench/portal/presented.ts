import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args: { data?: { url?: string; requestId?: string; /** Seconds. */ finishTime?: number } };
}

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink'];

/**
 * Milliseconds from the end of an answer until the next drawing of a picture is on the screen, as the browser's own trace has
 * it: a frame callback of the page knows neither of decoding nor of what is put onto the screen after it.
 * @param path how the address of what is asked ends
 */
export async function presentedAfter(browser: Browser, page: Page, path: string, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const asked = found(traceEvents, ({ name, args }) => name === 'ResourceSendRequest' && Boolean(args.data?.url?.endsWith(path)));
  const answer = found(traceEvents, ({ name, args }) => name === 'ResourceFinish' && args.data?.requestId === asked.args.data?.requestId);
  const answeredAt = (answer.args.data?.finishTime ?? Number.NaN) * 1_000_000;
  const since = traceEvents
    .filter(({ pid, tid, ts }) => pid === asked.pid && tid === asked.tid && ts > answeredAt)
    .toSorted((a, b) => a.ts - b.ts);
  const drawn = found(since, ({ name }) => name === 'PaintImage');
  const handedOver = found(since, ({ name, ts }) => name === 'Commit' && ts > drawn.ts);
  const shown = found(since, ({ name, ts }) => name === 'AnimationFrame::Presentation' && ts > handedOver.ts + (handedOver.dur ?? 0));
  return (shown.ts - answeredAt) / 1000;
}

function found(events: readonly TraceEvent[], isIt: (event: TraceEvent) => boolean): TraceEvent {
  const event = events.find(isIt);
  if (!event) throw new Error('The browser traced no such event.');
  return event;
}
