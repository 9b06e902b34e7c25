import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { ask, tokenOf } from './harness/server.ts';

interface Fax {
  id: string;
  to: string | null;
  locationId: string | null;
}

const rowOf = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('a number is ordered, leads faxes to a location, and is given back with its digits', { timeout: 300_000 }, async ({ page, intake }) => {
  const administrator = await intake.demoSignIn('Administrator');
  await signIn(page, administrator);
  await page.goto('/app/pages/setting/phone-numbers');
  await page.getByText('Faxes go to Riverbend Downtown').waitFor();

  await page.getByRole('button', { name: 'Order a number' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Area code' }).fill('819');
  await drawer.getByRole('button', { name: 'Search' }).click();
  await drawer.getByRole('radio', { name: '819-555-0144' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Order number' }).click();
  await drawer.waitFor({ state: 'detached' });
  const row = rowOf(page, '819-555-0144');
  // It becomes active without a reload, as the provider says so.
  await row.getByText('Active').waitFor();

  await row.getByRole('button', { name: 'Choose what 819-555-0144 does' }).click();
  // The list of the choice is a dialog as well, while it is there.
  const choice = page.getByRole('dialog', { name: 'Choose what 819-555-0144 does' });
  await choice.getByRole('button', { name: /What comes in/ }).click();
  await page.getByRole('option', { name: 'Faxes go to Riverbend Gatineau' }).click();
  await choice.getByRole('button', { name: 'Save' }).click();
  await choice.waitFor({ state: 'detached' });
  await row.getByText('Faxes go to Riverbend Gatineau').waitFor();

  // A page of a fax that is here goes out, and comes in by the new number.
  const token = await tokenOf(intake.address, administrator);
  const faxesOf = async () => (await ask<{ items: Fax[] }>(`${intake.address}/api/faxserver/incoming`, { token })).items;
  await expect.poll(async () => (await faxesOf()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  const [fax] = await faxesOf();
  const body = { content: { faxId: fax!.id, pages: [1] }, to: '+18195550144', confirmation: '0144', recipientName: null, recipientClinic: null, physicianId: null, cover: null, priority: 'stat', sendAt: null, holdSeconds: 0 };
  await ask(`${intake.address}/api/faxserver/send`, { method: 'POST', token, body });
  const arrived = async () => (await faxesOf()).find(({ to }) => to === '+18195550144');
  await expect.poll(arrived, { timeout: 120_000 }).toBeDefined();
  const locations = await ask<{ id: string; name: string }[]>(`${intake.address}/api/location/`, { token });
  expect((await arrived())?.locationId).toBe(locations.find(({ name }) => name === 'Riverbend Gatineau')?.id);

  await row.getByRole('button', { name: 'Give back 819-555-0144' }).click();
  await drawer.getByText('1 fax came').waitFor();
  await drawer.getByRole('textbox', { name: /Type the number/ }).fill('819 555 0145');
  await drawer.getByRole('button', { name: 'Give back' }).click();
  await drawer.getByText('This is another number.').waitFor();
  await drawer.getByRole('textbox', { name: /Type the number/ }).fill('819 555 0144');
  await drawer.getByRole('button', { name: 'Give back' }).click();
  await drawer.waitFor({ state: 'detached' });
  await row.getByText(/^Given back/).first().waitFor();
  await row.getByText('Faxes go to Riverbend Gatineau').waitFor({ state: 'detached' });
});
