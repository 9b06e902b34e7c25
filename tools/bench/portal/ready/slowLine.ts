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

/** Puts the page on a slow line. */
export async function slowLine(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await cdp.send('Page.enable');
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: paintedBinding });
  let asked = new Map<string, Asked>();
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

  /** What `act` brings, until it is painted, as `look` in the page tells. */
  async function visit(act: () => Promise<unknown>): Promise<Visit> {
    asked = new Map();
    const started = Date.now();
    const painted = new Promise<number>((resolve, reject) => {
      cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
      AbortSignal.timeout(120_000).addEventListener('abort', () => reject(new Error('It was not painted within two minutes.')));
    });
    const [paintedAt] = await Promise.all([painted, act()]);
    const ready = paintedAt - started;
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
  }

  return {
    /** Opens an address, until what `selector` names is painted. */
    async open(address: string, selector: string): Promise<Visit> {
      const { identifier } = await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: lookFor(selector) });
      const visited = await visit(() => page.goto(address, { waitUntil: 'commit', timeout: 120_000 }));
      await cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      return visited;
    },
    /** Clicks what `target` names, until what `selector` names is painted. */
    async click(target: string, selector: string): Promise<Visit> {
      const box = await page.locator(target).first().boundingBox();
      if (!box) throw new Error(`Nothing to click is called ${target}.`);
      await page.evaluate(lookFor(selector));
      return visit(() => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
    },
  };
}

const paintedBinding = 'notePainted';

/**
 * Tells when what `selector` names is painted. The page looks for itself: what a driver brings into a page to look costs a slow
 * processor half a second.
 */
const lookFor = (selector: string) => `
  (function look() {
    if (!document.querySelector(${JSON.stringify(selector)})?.checkVisibility()) return requestAnimationFrame(look);
    // It is in the tree, and in the next frame on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => ${paintedBinding}(String(Date.now()))));
  })()`;

const kilobytesOf = (list: readonly Asked[]) => list.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
