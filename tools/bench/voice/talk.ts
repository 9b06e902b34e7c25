// From the end of speech to sound, and from speech to silence, in calls that a browser with a played microphone makes
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchTalkingBrowser } from '../../browser/talking.ts';
import { signIn } from '../../e2e/harness/browser.ts';
import { runIntake } from '../../e2e/harness/intake.ts';
import { build } from '../../start/build.mjs';
import { quantile } from '../quantile.ts';

const { values: options } = parseArgs({ options: { calls: { type: 'string', default: '10' } } });

/** Milliseconds, at the 95th percentile. What LiveKit's agents wait for by default: 500 to 3,000. */
const goals = { reply: 700, bargeIn: 150 };
type Figures = Record<keyof typeof goals, number[]>;

async function main(): Promise<void> {
  if (!build()) throw new Error('The portal could not be built.');
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-talk-'));
  const intake = await runIntake(folder, { INTAKE_DEMO: 'on' });
  const browser = await launchTalkingBrowser();
  const figures: Figures = { reply: [], bargeIn: [] };
  try {
    const page = await browser.newPage({ baseURL: intake.address, locale: 'en-CA', viewport: { width: 1440, height: 900 } });
    await signIn(page, await intake.demoSignIn('Administrator'));
    await page.goto('/app/apps/agents');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Rehearse' }).click();
    for (let call = 0; call < Number(options.calls); call += 1) await talk(page, figures);
  } finally {
    await browser.close();
    await intake.stop();
    await rm(folder, { recursive: true, force: true });
  }
  report(figures);
}

/** One call, until it was interrupted once and has answered twice. */
async function talk(page: Page, figures: Figures): Promise<void> {
  await page.getByRole('button', { name: 'Talk' }).click();
  const figure = async (name: string) => Number(await page.locator(`[${name}]`).getAttribute(name, { timeout: 60_000 }));
  figures.bargeIn.push(await figure('data-barge-in'));
  figures.reply.push(await figure('data-reply'));
  await page.getByRole('button', { name: 'Hang up' }).click();
  await page.getByRole('button', { name: 'Talk' }).waitFor();
}

function report(figures: Figures): void {
  for (const [name, words] of [['reply', 'end of speech to sound'], ['bargeIn', 'speech to silence']] as const) {
    const all = figures[name];
    const p95 = quantile(all, 0.95);
    console.log(`${words}: p50 ${quantile(all, 0.5)} ms, p95 ${p95} ms of ${all.length} (goal ${goals[name]} ms)`);
    if (p95 > goals[name]) process.exitCode = 1;
  }
}

await main();
