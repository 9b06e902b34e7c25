// Time, requests and rounds until the public pages, the sign-in form, the inbox, a fax and other screens are there over a slow line, against a bare page of React.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { launchBrowser } from '../../browser/launch.ts';
import { signIn } from '../../e2e/harness/browser.ts';
import { receive } from '../../e2e/harness/desk.ts';
import { runIntake } from '../../e2e/harness/intake.ts';
import { letterFile } from '../../e2e/harness/letters.ts';
import { ask, tokenOf } from '../../e2e/harness/server.ts';
import { build } from '../../start/build.mjs';
import { serveBarePage } from './ready/barePage.ts';
import { slowLine } from './ready/slowLine.ts';
import type { Visit } from './ready/slowLine.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, list: { type: 'boolean', default: false }, public: { type: 'boolean', default: false } },
});

/** Other screens of who is signed in, by their addresses. */
const screens = {
  patients: '/app/apps/clients',
  search: '/app/apps/search',
  locations: '/app/pages/setting/locations',
  users: '/app/pages/user-list',
  'audit trail': '/app/pages/setting/audit',
  requests: '/app/apps/referral/incomingRequest',
};

/** What somebody sees who has never been here, by its address and what shows that it is there. */
const publicPages = {
  homepage: ['/home/pages/homepage', 'h1'],
  requisition: ['/home/pages/requisition?clinic=bench', 'form textarea'],
} as const;

const goals: Record<string, Partial<Record<'ready' | 'requests' | 'rounds' | 'scriptKilobytes', number>>> = {
  homepage: { ready: 2_000, rounds: 3, scriptKilobytes: 120 },
  requisition: { ready: 2_000, rounds: 3 },
  'sign-in form': { ready: 2_700, requests: 8, rounds: 3 },
  'inbox with rows': { ready: 4_500, requests: 20, rounds: 3 },
  'a fax opened': { ready: 2_500, requests: 20, rounds: 3 },
  ...Object.fromEntries(Object.keys(screens).map((name) => [name, { rounds: 3 }])),
};

// Their sign-in pages on the same throttle: JavaScript in kB of gzip, and seconds until the form was there.
const peers = 'Medplum 435 kB 4.45 s, Atomic CRM 664 kB 6.9 s, paperless-ngx 769 kB 7.6 s, OpenMRS 851 kB 12.2 s';

const form = 'input[name=password]';
/** The form of the application, in the place of the one that stands in the page. */
const answeringForm = '#root:not(:has(.starting)) input[name=password]';
const row = '[data-part=row]';
/** A screen whose content is there: what waits is named. */
const content = '#main:has(h1):not(:has([role=status][aria-label]))';
const firstPage = '[data-page="1"] [data-state=ready]';

async function main(): Promise<void> {
  if (!build()) throw new Error('The portal could not be built.');
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-ready-'));
  const bare = await serveBarePage(folder);
  const data = await mkdtemp(path.join(tmpdir(), 'intake-ready-data-'));
  const intake = await runIntake(data, { INTAKE_DEMO: 'off' });
  const browser = await launchBrowser();
  const visits = new Map<string, Visit[]>();
  const note = (name: string, visit: Visit) => visits.set(name, [...(visits.get(name) ?? []), visit]);
  try {
    const context = { baseURL: intake.address, locale: 'en-CA', viewport: { width: 1440, height: 900 } };
    const administrator = await intake.setUp();
    await openRequisitions(intake.address, administrator);
    // With --public, what somebody sees who is not signed in, and nothing else.
    const storageState = options.public ? undefined : await deskWithFaxes(browser, context, administrator);
    // In turn, so that a busy machine is busy for all of them.
    for (let turn = 0; turn < Number(options.rounds); turn += 1) {
      note('bare React', await visitOf(browser, {}, bare.address, form));
      for (const [name, [address, shown]] of Object.entries(publicPages)) note(name, await visitOf(browser, context, address, shown));
      if (!storageState) continue;
      note('sign-in form', await visitOf(browser, context, '/auth/login', form));
      note('sign-in form that answers', await visitOf(browser, context, '/auth/login', answeringForm));
      const [inbox, fax] = await workAtDesk(browser, { ...context, storageState });
      note('inbox with rows', inbox);
      note('a fax opened', fax);
    }
    // Once each: their rounds and requests are the same every time.
    for (const [name, address] of storageState ? Object.entries(screens) : []) note(name, await visitOf(browser, { ...context, storageState }, address, content));
  } finally {
    await browser.close();
    await intake.stop();
    await bare.close();
    for (const made of [folder, data]) await rm(made, { recursive: true, force: true });
  }
  report(visits);
}

/** A clinic that takes referrals from the web. */
async function openRequisitions(address: string, person: { email: string; password: string }): Promise<void> {
  const token = await tokenOf(address, person);
  const { id } = await ask<{ id: string }>(`${address}/api/modality/`, { method: 'POST', token, body: { name: 'Echocardiogram', code: null } });
  await ask(`${address}/api/requisition/settings`, { method: 'POST', token, body: { address: 'bench', isOn: true, note: null, serviceIds: [id], version: 0 } });
}

/** Receives some letters, and gives what the browser of who is signed in keeps. */
async function deskWithFaxes(browser: Browser, options: BrowserContextOptions, person: { email: string; password: string }) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await signIn(page, person);
  await page.goto('/app/apps/faxes');
  await receive(page, await Promise.all([1, 2, 3, 4].map((seed) => letterFile('gp-letter', seed))));
  const state = await context.storageState();
  await context.close();
  return state;
}

async function visitOf(browser: Browser, options: BrowserContextOptions, address: string, selector: string): Promise<Visit> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const line = await slowLine(page);
  const visit = await line.open(address, selector);
  await context.close();
  return visit;
}

async function workAtDesk(browser: Browser, context: BrowserContextOptions): Promise<[Visit, Visit]> {
  const opened = await browser.newContext(context);
  const page = await opened.newPage();
  const line = await slowLine(page);
  const inbox = await line.open('/app/apps/faxes', row);
  // Somebody looks at the list before they open the first; what comes late has come by then.
  await page.waitForTimeout(6_000);
  const fax = await line.click(row, firstPage);
  await opened.close();
  return [inbox, fax];
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(visits: Map<string, Visit[]>): void {
  const of = (name: string, figure: 'ready' | 'requests' | 'kilobytes' | 'scriptKilobytes' | 'rounds') => median((visits.get(name) ?? []).map((visit) => visit[figure]));
  console.table(
    [...visits.keys()].map((name) => ({
      cold: name,
      seconds: (of(name, 'ready') / 1000).toFixed(2),
      'times the bare page': (of(name, 'ready') / of('bare React', 'ready')).toFixed(2),
      requests: of(name, 'requests'),
      rounds: of(name, 'rounds'),
      'kB sent': of(name, 'kilobytes').toFixed(0),
      'of them script': of(name, 'scriptKilobytes').toFixed(0),
    })),
  );
  for (const [name, goal] of Object.entries(goals)) {
    for (const figure of ['ready', 'requests', 'rounds', 'scriptKilobytes'] as const) {
      const [found, most] = [of(name, figure), goal[figure]];
      if (most !== undefined && visits.has(name)) console.log(`${name}: ${figure} ${found}, ${found <= most ? 'within' : 'OVER'} ${most}`);
    }
    if (options.list)
      for (const { round, from, to, bytes, url } of visits.get(name)?.at(-1)?.asked ?? []) {
        const first = visits.get(name)?.at(-1)?.asked[0]?.from ?? 0;
        console.log(`  ${round} ${Math.round(from - first)}–${to ? Math.round(to - first) : '…'} ms ${bytes} B ${new URL(url).pathname.slice(0, 70)}`);
      }
  }
  console.log(`Others' sign-in pages on this line: ${peers}.`);
}

await main();
