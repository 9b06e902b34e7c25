import type { Page } from 'playwright-core';
import { at, signIn } from '../harness/browser.ts';
import { goTo } from '../harness/desk.ts';
import { startIntake } from '../harness/intake.ts';
import type { Intake, SignIn } from '../harness/intake.ts';
import { ask } from '../harness/server.ts';
import { test as base } from '../harness/test.ts';

/** People make accounts for themselves; there is no mail to wait for. */
const test = base.extend<{ intake: Intake }>({
  intake: [
    async ({}, use) => {
      const intake = await startIntake({ AUTH_SIGNUP: 'on', AUTH_AUTOCONFIRM: 'on' });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});

const odalys = { email: 'odalys.ferrer@riverbend.example', password: 'juniper kettle mosaic' };

async function enterAs(page: Page, { email, password }: SignIn) {
  await page.goto('/auth/login?redirect=%2Fapp%2Fapps%2Ffaxes');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('somebody with an account that belongs nowhere asks a clinic, is declined, asks again, and is let in', async ({ page, openPage, administrator, intake }) => {
  await ask(`${intake.address}/auth/v1/signup`, { method: 'POST', body: { ...odalys, data: { display_name: 'Odalys Ferrer' } } });
  await signIn(page, administrator);
  await goTo(page, 'Users');

  const visitor = await openPage();
  // Whoever opens the page without an account signs in first.
  await visitor.goto('/home/pages/access');
  await at(visitor, '/auth/login');
  await enterAs(visitor, odalys);
  await at(visitor, '/home/pages/access');
  await visitor.getByText(odalys.email).waitFor();
  await visitor.getByLabel('Clinic or organization').fill('riverbend specialty clinic');
  await visitor.getByLabel('Note').fill('I start on Monday.');
  await visitor.getByRole('button', { name: 'Ask for access' }).click();
  await visitor.getByRole('heading', { name: 'Your request waits' }).waitFor();

  // The administrator, who has the page open, sees it come.
  const waiting = page.getByRole('table', { name: 'Asking for access' }).getByRole('row').filter({ hasText: 'Odalys Ferrer' });
  await waiting.getByText('I start on Monday.').waitFor();
  await page.getByRole('button', { name: 'Decline Odalys Ferrer' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('Ask your manager first.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await waiting.waitFor({ state: 'detached' });

  // Opened again, the page says what became of it, and nothing has to be typed twice.
  await visitor.reload();
  await visitor.getByText('Ask your manager first.').waitFor();
  await visitor.getByRole('button', { name: 'Ask for access' }).click();
  await visitor.getByRole('heading', { name: 'Your request waits' }).waitFor();

  await page.getByRole('button', { name: 'Let in Odalys Ferrer' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Clerk', exact: true }).click();
  await dialog.getByRole('button', { name: 'Let in' }).click();
  await page.getByRole('table', { name: 'Users' }).getByRole('row').filter({ hasText: odalys.email }).getByText('Clerk').waitFor();

  await visitor.getByRole('button', { name: 'Open Intake' }).click();
  await at(visitor, '/app/apps/faxes');
  await visitor.getByText('Nothing is waiting').waitFor();
});
