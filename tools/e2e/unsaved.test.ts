import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { at, signIn } from './harness/browser.ts';
import { goTo } from './harness/desk.ts';
import { test } from './harness/test.ts';

const organization = '/app/apps/accounts';
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you entered?' });
const answer = async (page: Page, verb: 'Cancel' | 'Discard') => {
  await question(page).getByRole('button', { name: verb }).click();
  await question(page).waitFor({ state: 'detached' });
};
/** Presses the browser's own button; nobody waits for where it leads, as it may be stopped. */
const press = (page: Page, button: 'Back' | 'Forward') => {
  page[`go${button}`]().catch(() => undefined);
};

test('what is typed into a form is asked about by Back, by Forward and by signing out', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await page.goto(organization);
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.waitFor();
  await goTo(page, 'Patients');
  await at(page, '/app/apps/clients');
  press(page, 'Back');
  await at(page, organization);

  await name.fill('Riverbend Clinic, second floor');
  press(page, 'Forward');
  await answer(page, 'Cancel');
  await expect.poll(() => new URL(page.url()).pathname).toBe(organization);
  await expect.poll(() => name.inputValue()).toBe('Riverbend Clinic, second floor');

  press(page, 'Forward');
  await answer(page, 'Discard');
  await at(page, '/app/apps/clients');

  press(page, 'Back');
  await name.fill('Riverbend Clinic, third floor');
  const signOut = async () => {
    await page.getByRole('button', { name: /^Settings and sign-out/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await answer(page, 'Cancel');
  await expect.poll(() => name.inputValue()).toBe('Riverbend Clinic, third floor');
  await signOut();
  await answer(page, 'Discard');
  await at(page, '/auth/login');
});
