// Time until a queue of 10,000 requests, a full day and week of the calendar, and a chart of 5,000 entries are painted, against plain lists of the same rows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { joinCluster } from '../../../apps/server/src/platform/database/embedded/cluster.ts';
import { launchBrowser } from '../../browser/launch.ts';
import { signIn } from '../../e2e/harness/browser.ts';
import { runIntake } from '../../e2e/harness/intake.ts';
import { build } from '../../start/build.mjs';
import { fillChart } from '../clinic/fillChart.ts';
import { fillClinic, timeZone } from '../clinic/fillClinic.ts';
import { fillDays, visitsADay } from '../clinic/fillDays.ts';
import { fillReferrals } from '../clinic/fillReferrals.ts';
import { quantile } from '../quantile.ts';
import { visit, type Painted, type Visit } from './paint/painted.ts';
import { measureFrames } from './scroll/measureFrames.ts';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, only: { type: 'string' } } });

/** Milliseconds at the 95th percentile: until it is painted, and of a frame while one scrolls. */
const goals = { queue: 150, day: 150, week: 250, chart: 150, frame: 17 };

const link = (href: string) => (page: Page) => page.locator(`nav a[href="${href}"]`).first().click();
const radio = (name: string) => (page: Page) => page.getByRole('radio', { name }).first().click();
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();

const rows = { shown: '#main [role=grid] [data-part=row]', count: 8 };
const visits = (count: number) => ({ shown: '[role=grid] [data-event]', count, answer: '/api/appointments/calendar' });
const entries = { shown: '[role=grid][aria-label=Timeline] [role=row]', count: 25 };
const [away, queue, calendar, patients] = ['/app/apps/search', '/app/apps/referral/incomingRequest', '/app/apps/appointmentDetails/list', '/app/apps/clients'];
const openChart = (page: Page) => page.getByRole('row', { name: /^Bench/ }).first().click();

/** What follows on each other; one goes away between two of them, and each walk begins with a page that was just loaded. */
const walks: { goal: keyof typeof goals; visits: (Visit & { comesFrom?: (page: Page) => Promise<void> })[] }[] = [
  {
    goal: 'queue',
    visits: [
      { name: 'queue, at first', press: link(queue), answer: '/api/requests/', ...rows },
      { name: 'queue, narrowed to mine', press: radio('Mine'), answer: '/api/requests/', ...rows },
      { name: 'queue, once more', comesFrom: link(away), press: link(queue), ...rows },
    ],
  },
  {
    goal: 'day',
    visits: [
      { name: 'day, at first', press: link(calendar), ...visits(visitsADay) },
      { name: 'day, the next', press: button('Next day'), ...visits(visitsADay) },
    ],
  },
  {
    goal: 'week',
    visits: [
      { name: 'week, after the day', comesFrom: link(calendar), press: radio('Week'), ...visits(7 * visitsADay) },
      { name: 'week, the next', press: button('Next week'), ...visits(7 * visitsADay) },
    ],
  },
  {
    goal: 'chart',
    visits: [
      { name: 'chart, at first', comesFrom: link(patients), press: openChart, answer: '/api/charts/timeline', ...entries },
      { name: 'chart, once more', comesFrom: (page) => page.keyboard.press('Escape'), press: openChart, ...entries },
    ],
  },
];

async function main(): Promise<void> {
  if (!build()) throw new Error('The portal could not be built.');
  const data = await mkdtemp(path.join(tmpdir(), 'intake-paint-'));
  const intake = await runIntake(data, { INTAKE_DEMO: 'off' });
  const browser = await launchBrowser();
  try {
    const administrator = await intake.setUp();
    await fill(data);
    const context = await browser.newContext({ baseURL: intake.address, locale: 'en-CA', timezoneId: timeZone, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(120_000);
    // What keeps the names of functions here is not there.
    await context.addInitScript('globalThis.__name = (value) => value');
    const first = await context.newPage();
    await signIn(first, administrator);
    await first.close();
    await measure(context);
    await scrollDay(browser, context);
  } finally {
    await browser.close();
    await intake.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** Fills the clinic that was just set up, beside the server that runs on it. */
async function fill(folder: string): Promise<void> {
  const client = new pg.Client((await joinCluster({ folder })).connection);
  await client.connect();
  try {
    const one = async (query: string) => (await client.query<{ id: string }>(query)).rows[0]!.id;
    const who = { organizationId: await one('select id from organization'), userId: await one('select id from app_user') };
    const clinic = await fillClinic(client, who, await one('select id from location'));
    const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
    await fillDays(client, who, clinic, { day, from: -20, until: -1, status: 'fulfilled' });
    await fillDays(client, who, clinic, { day, from: 0, until: 20, status: 'booked' });
    await fillReferrals(client, who, 10_000);
    await fillChart(client, who, clinic, { entries: 5_000, others: 5_000 });
    // The look for duplicates has nothing to do meanwhile.
    for (const table of ['patient', 'physician']) await client.query(`update ${table} set compared_version = version`);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function measure(context: BrowserContext): Promise<void> {
  const painted = new Map<string, Painted[]>();
  const empty: number[] = [];
  const blank = await context.newPage();
  // In turn, so that a busy machine is busy for all of them.
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const walk of walks.filter(({ goal }) => !options.only || options.only.split(',').includes(goal))) {
      const page = await open(context);
      for (const { comesFrom, ...one } of walk.visits) {
        if (comesFrom) await comesFrom(page);
        await atRest(page);
        empty.push(await page.evaluate(async () => {
          const began = performance.now();
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          return performance.now() - began;
        }));
        painted.set(one.name, [...(painted.get(one.name) ?? []), await visit(page, blank, one)]);
      }
      await page.close();
    }
  await blank.close();
  report(painted, empty);
}

/** The page of somebody who came to work and has looked at something else. */
async function open(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(away);
  await page.locator('#main h1').first().waitFor({ state: 'attached' });
  return page;
}

/** What comes late has come by then; who presses has looked at the page. */
const atRest = (page: Page) => page.waitForTimeout(1_500);

function report(painted: Map<string, Painted[]>, empty: number[]): void {
  const at = (values: number[]) => [quantile(values, 0.5), quantile(values, 0.95)].map((value) => (Number.isNaN(value) ? '' : value.toFixed(0))).join(' / ');
  const goalOf = (name: string) => walks.find((walk) => walk.visits.some((one) => one.name === name))!.goal;
  console.log(`Milliseconds, p50 / p95 of ${options.rounds}; two empty frames ${at(empty)}`);
  console.table(
    [...painted].map(([name, all]) => {
      const from = (figure: Exclude<keyof Painted, 'worked'>) => all.map((one) => one[figure]);
      const parts = (['script', 'style', 'layout'] as const).map((part) => quantile(all.map(({ worked }) => worked[part]), 0.5).toFixed(0));
      // What is here already has the press alone to count from.
      const counted = from(Number.isNaN(all[0]!.fromAnswer) ? 'fromPress' : 'fromAnswer');
      const [found, goal] = [quantile(counted, 0.95), goals[goalOf(name)]];
      return {
        visit: name, 'from the answer': at(from('fromAnswer')), 'from the press': at(from('fromPress')), 'own thread': at(all.map(({ worked }) => worked.all)), 'of it script, style, layout': parts.join(', '), 'plain list': at(from('plain')),
        goal: found <= goal ? `within ${goal}` : `OVER ${goal}`,
      };
    }),
  );
}

/** Frames while a full day is scrolled as one reads, in turn with an empty page as high. */
async function scrollDay(browser: Browser, context: BrowserContext): Promise<void> {
  const scroll = { step: 20, count: 300, hasRows: false };
  const day = await open(context);
  await link(calendar)(day);
  await day.locator('[data-event]').nth(visitsADay - 1).waitFor({ state: 'attached' });
  await day.evaluate(() => document.querySelector('[role=grid]:has([data-event])')?.parentElement?.setAttribute('data-part', 'scroller'));
  const empty = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await empty.addInitScript('globalThis.__name = (value) => value');
  await empty.goto('about:blank');
  await empty.setContent('<div data-part="scroller" style="height: 100vh; overflow: auto"><div style="height: 2200px"></div></div>');
  const frames = { day: [] as number[], empty: [] as number[] };
  for (let round = 0; round < 3; round += 1)
    for (const [name, page] of Object.entries({ day, empty })) {
      await page.bringToFront();
      frames[name as keyof typeof frames].push(...(await page.evaluate(measureFrames, scroll)).frames);
    }
  const p95 = quantile(frames.day, 0.95);
  console.log(`A frame of the day while it is scrolled: p50 ${quantile(frames.day, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms, ${p95 <= goals.frame ? 'within' : 'OVER'} ${goals.frame}; of an empty page p95 ${quantile(frames.empty, 0.95).toFixed(1)}`);
}

await main();
