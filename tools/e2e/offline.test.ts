import { expect } from 'vitest';
import { at, signIn } from './harness/browser.ts';
import { goTo } from './harness/desk.ts';
import { test } from './harness/test.ts';

test('while the connection is lost nothing that was typed is, and what was wanted meanwhile comes once it is back', async ({ page, administrator }) => {
  // Of a part that no visit has fetched yet.
  const late = '**/assets/LeaveQuestion-*.js';
  await page.route(late, (route) => route.abort());
  await signIn(page, administrator);
  await page.goto('/app/apps/accounts');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Riverbend Clinic, second floor');
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText(/No connection|could not be saved|Try again/).first().waitFor();
  await expect.poll(() => name.inputValue()).toBe('Riverbend Clinic, second floor');

  await goTo(page, 'Patients');
  await page.getByText('This part of Intake could not be loaded').waitFor();
  await page.unroute(late);
  await page.context().setOffline(false);
  const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => name.inputValue()).toBe('Riverbend Clinic, second floor');

  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('banner').getByText('Riverbend Clinic, second floor').waitFor();
  await goTo(page, 'Patients');
  await at(page, '/app/apps/clients');
});
