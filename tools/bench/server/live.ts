// Time until every open portal shows a change, with requests and the server's processor time, against asking for lists again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { FaxSummary } from '@intake/api/contract';
import { cpuTime } from '../../../apps/server/src/platform/processes/cpuTime.ts';
import { launchBrowser } from '../../browser/launch.ts';
import type { SignIn } from '../../e2e/harness/intake.ts';
import { ask, tokenOf } from '../../e2e/harness/server.ts';
import { build, builtServer } from '../../start/build.mjs';
import { openBrowserPortal } from './live/browserPortal.ts';
import { openPortal } from './live/portals.ts';
import type { Portal, Told } from './live/portals.ts';
import { treeOf } from './memory/tree.ts';

const { values } = parseArgs({
  options: { portals: { type: 'string', default: '50' }, rate: { type: 'string', default: '10' }, seconds: { type: 'string', default: '30' } },
});
const [portalCount, rate, seconds] = [Number(values.portals), Number(values.rate), Number(values.seconds)];
/** Streams that one session may have. */
const streams = 8;
const goals = { shownMs: 1000, cores: 0.5 };
const kinds = ['referral', 'lab-result'] as const;
const inView = 8;

interface Change {
  index: number;
  faxId: string;
  /** The type that it is given; null for a claim or a release. */
  type: string | null;
  version: number;
  at: number;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

async function computed(pid: number): Promise<{ server: number; postgres: number }> {
  const sums = { server: 0, postgres: 0 };
  for (const one of treeOf(pid)) sums[/postgres/.test(one.command) ? 'postgres' : 'server'] += (await cpuTime(one.pid)) ?? 0;
  return sums;
}

const listOf = async (address: string, token: string) =>
  (await ask<{ items: FaxSummary[] }>(`${address}/api/faxserver/incoming?view=open&sort=urgent&limit=200`, { token })).items;

/** The first faxes of the list, once nothing is being read any more. */
async function settledFaxes(address: string, token: string): Promise<{ index: number; fax: FaxSummary }[]> {
  for (;;) {
    const items = await listOf(address, token);
    const isBusy = items.some(({ status }) => status === 'received' || status === 'processing');
    if (!isBusy && items.length > 0) return items.map((fax, index) => ({ index, fax })).filter(({ fax }) => fax.status === 'ready').slice(0, inView);
    await delay(2000);
  }
}

/** Changes one fax after the other, every second time who holds it, and notes what was done when. */
async function change(address: string, token: string, faxes: { index: number; fax: FaxSummary }[]): Promise<Change[]> {
  const made: Change[] = [];
  const running: Promise<unknown>[] = [];
  const end = Date.now() + seconds * 1000;
  const free = [...faxes];
  for (let turn = 0; Date.now() < end; turn += 1) {
    const next = free.shift();
    if (next) {
      const { fax, index } = next;
      const type = turn % 2 === 0 ? (fax.documentType === kinds[0] ? kinds[1] : kinds[0]) : null;
      const path = type ? 'route' : fax.claim ? 'release' : 'claim';
      const one: Change = { index, faxId: fax.id, type, version: fax.version, at: Date.now() };
      const body = { faxId: fax.id, ...(type && { version: fax.version, documentType: type }) };
      running.push(
        ask<FaxSummary>(`${address}/api/faxserver/${path}`, { method: 'POST', token, body }).then((answer) => {
          made.push({ ...one, version: answer.version });
          free.push({ index, fax: answer });
        }),
      );
    }
    await delay(1000 / rate - (Date.now() % (1000 / rate)));
  }
  await Promise.all(running);
  return made;
}

if (!build()) throw new Error('Intake could not be built.');
const folder = await mkdtemp(join(tmpdir(), 'intake-live-'));
const server = spawn(process.execPath, [builtServer], {
  env: { ...process.env, INTAKE_DATA: folder, PORT: '0', LOG_LEVEL: 'error', INTAKE_DEMO: 'on', AUTH_LIMITS: 'signInBurst=100/60,signInSlow=1000/3600' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
server.stdout.on('data', (data: Buffer) => (output += data.toString()));
while (!/Intake is at (\S+)/.test(output)) await delay(50);
const address = /Intake is at (\S+)/.exec(output)![1]!;
const browser = await launchBrowser();
try {
  const people = JSON.parse(await readFile(join(folder, 'demo-sign-in.json'), 'utf8')) as (SignIn & { role: string })[];
  const clerk = people.find(({ role }) => role === 'Clerk')!;
  const tokens = await Promise.all(Array.from({ length: Math.ceil(portalCount / (streams - 1)) }, () => tokenOf(address, clerk)));
  const faxes = await settledFaxes(address, tokens[0]!);
  for (const refetches of [false, true]) {
    const told: Told[] = [];
    const inBrowser = refetches ? undefined : await openBrowserPortal(browser, address, clerk);
    const portals: Portal[] = [];
    for (let portal = inBrowser ? 1 : 0; portal < portalCount; portal += 1)
      portals.push(await openPortal({ address, token: tokens[portal % tokens.length]!, portal, onTold: (one) => told.push(one), refetches }));
    const before = await computed(server.pid!);
    const now = new Map((await listOf(address, tokens[0]!)).map((fax) => [fax.id, fax]));
    const changes = await change(address, tokens[0]!, faxes.map(({ index, fax }) => ({ index, fax: now.get(fax.id)! })));
    const after = await computed(server.pid!);
    await delay(refetches ? 5000 : 1500);

    // Shown is a change once a portal has its row, or a later one; the browser once its row says something else.
    const rows = groupBy(told, ({ faxId }) => faxId);
    const seen = inBrowser ? groupBy(await inBrowser.shown(), ({ index }) => index) : undefined;
    const times = changes
      .filter(({ type }) => type)
      .map(({ faxId, index, version, at }) => {
        const first = new Map<number, number>();
        for (const { portal, row, at: when } of rows.get(faxId) ?? []) if (row && row.version >= version && !first.has(portal)) first.set(portal, when);
        const all = [...first.values()];
        if (seen) all.push(seen.get(index)?.find((shown) => shown.at >= at)?.at ?? Infinity);
        return all.length === portalCount ? Math.max(...all) - at : Infinity;
      });
    const listCalls = inBrowser ? inBrowser.requests().filter((path) => /incoming|counts|locationbins/.test(path)).length : 0;
    const perCore = seconds * 1000;
    console.log(refetches ? '\nLists asked for again, as a peer:' : 'Told with the row:');
    console.table({
      changes: changes.length,
      'changes a second': (changes.length / seconds).toFixed(1),
      'p95 until all show it, ms': p95(times),
      'cores of the server': ((after.server - before.server) / perCore).toFixed(2),
      'cores of Postgres': ((after.postgres - before.postgres) / perCore).toFixed(2),
      'requests for lists and counts': listCalls + portals.reduce((sum, { asked }) => sum + asked, 0),
      ...(inBrowser && { 'other requests of the browser': inBrowser.requests().length - listCalls }),
    });
    if (!refetches && (p95(times) > goals.shownMs || (after.server - before.server) / perCore > goals.cores || listCalls > 0)) process.exitCode = 1;
    portals.forEach((portal) => portal.close());
    await inBrowser?.close();
  }
} finally {
  await browser.close();
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  await rm(folder, { recursive: true, force: true });
}
