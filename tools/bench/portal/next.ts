// Time and requests from "Save and next" until the page of the next fax is painted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../browser/launch.ts';
import { signIn } from '../../e2e/harness/browser.ts';
import { claimed, receive } from '../../e2e/harness/desk.ts';
import { runIntake } from '../../e2e/harness/intake.ts';
import { letterFile } from '../../e2e/harness/letters.ts';
import { build } from '../../start/build.mjs';
import { presentedAfter } from './presented.ts';
import { threadClock } from './threadClock.ts';

const { values: options } = parseArgs({ options: { faxes: { type: 'string', default: '12' } } });

/** Milliseconds until the next page is painted, at the 95th percentile; requests that filing takes. */
const goals = { painted: 100, requests: 3 };

interface Filed {
  /** From the press, and from the server's answer to it, in milliseconds. */
  fromPress: number;
  fromAnswer: number;
  /** From the answer until the screen shows it, as the browser traces it. */
  presented: number;
  /** What the page's own thread worked meanwhile, in milliseconds: a busy machine does not make it more. */
  worked: number;
  /** Two frames in which nothing happens, on the same machine at the same time. */
  emptyFrames: number;
  /** What the server was asked until the next fax could be worked on. */
  asked: string[];
}

async function main(): Promise<void> {
  if (!build()) throw new Error('The portal could not be built.');
  const data = await mkdtemp(path.join(tmpdir(), 'intake-next-'));
  const intake = await runIntake(data, { INTAKE_DEMO: 'off' });
  const browser = await launchBrowser();
  const filed: Filed[] = [];
  try {
    const context = await browser.newContext({ baseURL: intake.address, locale: 'en-CA', viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(120_000);
    // What keeps the names of functions here is not there.
    await context.addInitScript('globalThis.__name = (value) => value');
    const page = await context.newPage();
    await signIn(page, await intake.setUp());
    await page.goto('/app/apps/faxes');
    await receive(page, await Promise.all(Array.from({ length: Number(options.faxes) }, (_, seed) => letterFile('gp-letter', seed + 1))));
    await page.locator('[data-part=row]').first().click();
    for (let turn = 1; turn < Number(options.faxes); turn += 1) {
      await choosePatient(page);
      filed.push(await fileAndNext(browser, page));
    }
  } finally {
    await browser.close();
    await intake.stop();
    await rm(data, { recursive: true, force: true });
  }
  report(filed);
}

async function choosePatient(page: Page): Promise<void> {
  await claimed(page);
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await page.getByLabel('Family name').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  // Whoever decides looks at the page meanwhile.
  await page.waitForTimeout(2_000);
}

async function fileAndNext(browser: Browser, page: Page): Promise<Filed> {
  const asked: string[] = [];
  const note = (request: { method: () => string; url: () => string }) => {
    const { pathname } = new URL(request.url());
    // That somebody is there, the server is told now and then, whatever they do.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/session/active')) asked.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}|eyJ.*/, '…')}`);
  };
  page.on('request', note);
  const emptyFrames = await page.evaluate(async () => {
    const began = performance.now();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - began;
  });
  const threadTime = await threadClock(page);
  await watchPage(page);
  const { all: before } = await threadTime();
  let worked = Number.NaN;
  const presented = await presentedAfter(browser, page, '/faxserver/save', async () => {
    await page.keyboard.press('Control+Enter');
    await page.evaluate(() => (globalThis as unknown as Watched).nextPage);
    worked = (await threadTime()).all - before;
    // The screen is later than the page: its frame is decoded and put together elsewhere.
    await page.waitForTimeout(300);
  });
  const { pressed, shown, saved } = await page.evaluate(() => (globalThis as unknown as Watched).nextPage);
  await claimed(page);
  page.off('request', note);
  return { fromPress: shown - pressed, fromAnswer: shown - saved, presented, worked, emptyFrames, asked };
}

interface Watched {
  nextPage: Promise<{ pressed: number; saved: number; shown: number }>;
}

/** Notes in the page itself when the keys were pressed, when the answer had come, and when another first page was painted. */
const watchPage = (page: Page) =>
  page.evaluate(() => {
    const source = () => document.querySelector<HTMLImageElement>('[data-page="1"] [data-state=ready] img')?.src;
    const before = source();
    performance.clearResourceTimings();
    (globalThis as unknown as Watched).nextPage = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ key }) => {
          if (key !== 'Enter') return;
          const pressed = performance.now();
          const look = () => {
            const now = source();
            if (!now || now === before) return void requestAnimationFrame(look);
            // The frame after the one that draws it.
            requestAnimationFrame(() => {
              const shown = performance.now();
              const saved = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/faxserver/save')) as PerformanceResourceTiming;
              resolve({ pressed, saved: saved.responseEnd, shown });
            });
          };
          look();
        },
        { capture: true },
      );
    });
  });

function report(filed: Filed[]): void {
  const at = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
  const figures = (name: string, values: number[]) => ({ milliseconds: name, p50: Math.round(at(values, 0.5)), p95: Math.round(at(values, 0.95)) });
  const painted = filed.map(({ fromAnswer }) => fromAnswer);
  console.table([
    figures('from the answer to the next page', painted),
    figures('from the answer until it is on screen', filed.map(({ presented }) => presented)),
    figures('from the press to the next page', filed.map(({ fromPress }) => fromPress)),
    figures("of the page's own thread", filed.map(({ worked }) => worked)),
    figures('two empty frames', filed.map(({ emptyFrames }) => emptyFrames)),
  ]);
  // What is fetched ahead begins once the fax is claimed, and is for the one after it.
  const own = filed.map(({ asked }) => asked.slice(0, [...asked, '/ahead/'].findIndex((one) => one.includes('/ahead/'))));
  const most = own.toSorted((a, b) => b.length - a.length)[0] ?? [];
  console.log(`painted ${Math.round(at(painted, 0.95))} ms, ${at(painted, 0.95) <= goals.painted ? 'within' : 'OVER'} ${goals.painted}`);
  console.log(`requests ${most.length}, ${most.length <= goals.requests ? 'within' : 'OVER'} ${goals.requests}: ${most.join(', ')}`);
}

await main();
