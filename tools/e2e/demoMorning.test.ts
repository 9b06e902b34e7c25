import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { watchDemo } from './harness/demoTemplate.ts';
import type { WatchedDemo } from './harness/demoTemplate.ts';
import { row } from './harness/desk.ts';
import { test as base } from './harness/test.ts';

/** A test that watches the demo clinic of the run, which is being made now. */
const test = base.extend<{ demo: WatchedDemo; address: string }>({
  demo: [
    async ({}, use) => {
      const demo = await watchDemo();
      await use(demo);
      demo.leave();
    },
    { scope: 'file' },
  ],
  address: [async ({ demo }, use) => use(demo.address), { scope: 'file' }],
});

test('faxes arrive and become ready while one watches', { timeout: 300_000 }, async ({ page, demo }) => {
  await signIn(page, demo.signIn('Clerk'));
  await expect.poll(() => page.getByRole('grid').getByRole('row').count(), { timeout: 280_000 }).toBeGreaterThanOrEqual(8);
});

test('the reply to a letter that asked for more arrives by fax and attaches itself while one watches', { timeout: 600_000 }, async ({ page, demo }) => {
  await signIn(page, demo.signIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'items missing').click();
  await page.getByText('The reply has come and attached itself').waitFor({ timeout: 540_000 });
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show its pages' }).click();
  await page.locator('[data-page="1"] [data-state=ready]').waitFor();
});
