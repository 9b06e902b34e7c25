import { launchTalkingBrowser } from '../browser/talking.ts';
import { signIn } from './harness/browser.ts';
import { ask, tokenOf } from './harness/server.ts';
import { test as base } from './harness/test.ts';

/** The microphone hears somebody who speaks and waits. */
const test = base.extend({
  browser: [
    async ({}, use) => {
      const browser = await launchTalkingBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
});

test('an agent hears a caller by the microphone, is silent when they begin, and answers when they end', { timeout: 300_000 }, async ({ page, intake, administrator }) => {
  await signIn(page, administrator);
  const token = await tokenOf(intake.address, administrator);
  const agent = await ask<{ id: string }>(`${intake.address}/api/retell/create`, { method: 'POST', token, body: { name: 'Front desk', purpose: 'inbound' } });
  await page.goto(`/app/apps/agents?agent=${agent.id}`);
  await page.getByRole('tab', { name: 'Rehearse' }).click();
  await page.getByRole('button', { name: 'Talk' }).click();
  // Both are shown once they happened in this call.
  await page.locator('[data-barge-in]').waitFor();
  await page.locator('[data-reply]').waitFor();
  await page.getByRole('button', { name: 'Hang up' }).click();
  await page.getByRole('button', { name: 'Talk' }).waitFor();
});
