import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { goTo, row } from './harness/desk.ts';
import { admit } from './harness/people.ts';
import { test } from './harness/test.ts';

const rosa = { displayName: 'Rosa Lindqvist', email: 'rosa.lindqvist@clinic.example', password: 'juniper kettle mosaic' };

test('a physician with two sites is reached by the numbers of each, which follow their clinic, also on the screen of a colleague', async ({
  page,
  openPage,
  administrator,
  intake,
}) => {
  await admit(intake, administrator, 'Clerk', rosa);
  await signIn(page, administrator);
  await goTo(page, 'Providers');
  await page.getByRole('radio', { name: 'Clinics' }).click();
  await page.getByRole('button', { name: 'New clinic' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill('Maple Row Family Health');
  await drawer.getByLabel('Fax 1').fill('905 555 0131');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Maple Row Family Health' }).waitFor();

  await page.getByRole('radio', { name: 'Physicians' }).click();
  await page.getByRole('button', { name: 'New physician' }).first().click();
  await drawer.getByLabel('Family name').fill('Okonkwo');
  await drawer.getByRole('combobox', { name: 'Clinic' }).fill('Maple');
  await page.getByRole('option', { name: 'Maple Row Family Health' }).click();
  await drawer.getByRole('button', { name: 'Add a site' }).click();
  // It begins in the field of the new site, whose list of clinics may be open.
  await drawer.getByRole('combobox', { name: 'Clinic' }).and(page.locator(':focus')).fill('South Office');
  await page.keyboard.press('Tab');
  await drawer.getByLabel('Fax').nth(1).fill('905 555 0148');
  await drawer.getByRole('button', { name: 'Save' }).click();
  const sites = page.getByRole('grid', { name: 'Sites' }).getByRole('row');
  await sites.filter({ hasText: 'Maple Row Family Health' }).getByText('905-555-0131').waitFor();
  await sites.filter({ hasText: 'South Office' }).getByText('905-555-0148').waitFor();

  const colleague = await openPage();
  await signIn(colleague, rosa);
  await goTo(colleague, 'Providers');
  await row(colleague, 'Okonkwo').click();
  await colleague.getByText('905-555-0131').last().waitFor();

  await sites.filter({ hasText: 'Maple Row Family Health' }).click();
  await page.getByRole('heading', { name: 'Maple Row Family Health' }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByLabel('Fax 1').fill('905 555 0199');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await colleague.getByRole('grid', { name: 'Sites' }).getByText('905-555-0199').waitFor();
  await expect.poll(() => new URL(colleague.url()).search).toMatch(/^\?id=[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Still in use, so it cannot be removed.').waitFor();
});
