import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { signIn } from './harness/browser.ts';
import { startIntake } from './harness/intake.ts';
import type { Intake } from './harness/intake.ts';
import { test as base } from './harness/test.ts';

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

/** What the start printed: a line for each role. */
function signInOf(role: string, { output }: Intake) {
  const [, email = '', password = ''] = new RegExp(`^\\s+${role}\\s+(\\S+@\\S+)\\s+(\\S+)$`, 'm').exec(output()) ?? [];
  return { email, password };
}

const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const save = (page: Page) => page.getByRole('button', { name: /^Save and next/, disabled: false });

test('faxes arrive and become ready while one watches', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, signInOf('Clerk', intake));
  await expect.poll(() => rows(page).count(), { timeout: 280_000 }).toBeGreaterThanOrEqual(8);
});

test('a fax that one person works on is only read by another, until it is let go', async ({ page, openPage, intake }) => {
  await signIn(page, signInOf('Clerk', intake));
  await rows(page).first().click();
  await save(page).waitFor();
  const address = new URL(page.url());

  const colleague = await openPage();
  await signIn(colleague, signInOf('Nurse', intake));
  await colleague.goto(address.pathname + address.search);
  await colleague.getByText('is working on this fax').waitFor();

  await page.keyboard.press('Escape');
  await save(colleague).waitFor();
});

test('who works at one location sees its faxes and its bins, and all of them again on request', async ({ page, intake }) => {
  await signIn(page, signInOf('Clerk', intake));
  await rows(page).first().waitFor();
  const choose = async (place: string) => {
    await page.getByRole('button', { name: /^Riverbend Specialty Clinic/ }).click();
    await page.getByRole('menuitemradio', { name: place }).click();
  };
  const bins = async () => {
    await page.getByRole('button', { name: /Bin$/ }).click();
    await page.getByRole('option').first().waitFor();
    const names = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    return names.join();
  };
  const everywhere = await rows(page).count();
  const answered = page.waitForResponse((response) => /faxserver\/incoming\?.*locationId=/.test(response.url()));
  await choose('Riverbend Gatineau');
  const { items } = (await (await answered).json()) as { items: { locationId: string }[] };
  expect(new Set(items.map(({ locationId }) => locationId)).size).toBe(1);
  await expect.poll(() => rows(page).count()).toBeLessThan(everywhere);
  const here = await bins();
  expect(here).toMatch(/Demandes.*Imagerie/);
  expect(here).not.toContain('Referrals');
  await choose('All locations');
  await expect.poll(bins).toContain('Referrals');
});

test('a referral is acknowledged and accepted by one key each, a colleague sees it, and it is taken back', async ({ page, openPage, intake }) => {
  await signIn(page, signInOf('Clerk', intake));
  await page.goto('/app/apps/referral/incomingRequest?view=new');
  await rows(page).filter({ hasText: 'Palpitations since August' }).click();
  await page.getByRole('button', { name: 'Acknowledge' }).waitFor();
  const { pathname, search } = new URL(page.url());

  const colleague = await openPage();
  await signIn(colleague, signInOf('Nurse', intake));
  await colleague.goto(pathname + search);
  await colleague.getByRole('button', { name: 'Acknowledge' }).waitFor();

  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await colleague.getByRole('button', { name: 'Acknowledge' }).waitFor({ state: 'detached' });
  await page.keyboard.press('y');
  await page.getByRole('button', { name: 'Hand over for booking' }).waitFor();
  await colleague.getByRole('button', { name: 'Hand over for booking' }).waitFor();
  await page.keyboard.press('u');
  await page.getByRole('button', { name: 'Accept' }).waitFor();

  await page.goto('/app/apps/referral/incomingRequest?view=overdue');
  await rows(page).filter({ hasText: 'Suspicious naevus' }).getByText(/^Overdue since/).waitFor();
});
