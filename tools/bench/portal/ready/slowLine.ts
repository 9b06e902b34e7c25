import type { CDPSession, Page } from 'playwright-core';

/** A phone's line as Lighthouse has it ("slow 4G"), and a processor of a quarter of this one's pace. */
const line = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const slowerBy = 4;

export interface Visit {
  /** Milliseconds until it was painted. */
  ready: number;
  requests: number;
  /** Kilobytes as they came over the line. */
  kilobytes: number;
  /** Of them, files of JavaScript; what stands in the page itself is the page's. */
  scriptKilobytes: number;
  /** Requests that had to wait for the answer of another, one after the other: the longest such row. */
  rounds: number;
  /** What was asked for, in order; for `--list`. */
  asked: Asked[];
}

interface Asked {
  url: string;
  from: number;
  /** Undefined while its answer is still coming. */
  to?: number;
  bytes: number;
  round: number;
}

/** Puts the page on a slow line. Its requests are counted from `start` on. */
export async function slowLine(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  let asked = new Map<string, Asked>();
  let started = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    const from = timestamp * 1000;
    const answered = [...asked.values()].filter(({ to }) => to !== undefined && to <= from);
    asked.set(requestId, { url: request.url, from, bytes: 0, round: 1 + Math.max(0, ...answered.map(({ round }) => round)) });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) Object.assign(request, { to: timestamp * 1000, bytes: encodedDataLength });
  });

  return {
    start: () => {
      asked = new Map();
      started = Date.now();
    },
    /** What has happened since `start`, as soon as what `selector` names is painted. */
    async visit(selector: string): Promise<Visit> {
      await page.locator(selector).first().waitFor({ timeout: 120_000 });
      // Two frames: it is in the tree, and then it is on the screen.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      const ready = Date.now() - started;
      const list = [...asked.values()].map((one) => ({ ...one }));
      return {
        ready,
        requests: list.length,
        kilobytes: kilobytesOf(list),
        scriptKilobytes: kilobytesOf(list.filter(({ url }) => new URL(url).pathname.endsWith('.js'))),
        // What has not been answered by then, nobody waited for.
        rounds: Math.max(0, ...list.map(({ round, to }) => (to === undefined ? 0 : round))),
        asked: list,
      };
    },
  };
}

const kilobytesOf = (list: readonly Asked[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
