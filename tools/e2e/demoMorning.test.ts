import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { row } from './harness/desk.ts';
import { startIntake } from './harness/intake.ts';
import type { Intake } from './harness/intake.ts';
import { test as base } from './harness/test.ts';

/** A test on an Intake that makes the demo clinic now. */
const test = base.extend<{ intake: Intake }>({
  intake: [
    async ({}, use) => {
      const intake = await startIntake({ INTAKE_DEMO: 'on' });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});

test('faxes arrive and become ready while one watches', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await expect.poll(() => page.getByRole('grid').getByRole('row').count(), { timeout: 280_000 }).toBeGreaterThanOrEqual(8);
});

test('the reply to a letter that asked for more arrives by fax and attaches itself while one watches', { timeout: 600_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'items missing').click();
  await page.getByText('The reply has come and attached itself').waitFor({ timeout: 540_000 });
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Show its pages' }).click();
  await page.locator('[data-page="1"] [data-state=ready]').waitFor();
});
