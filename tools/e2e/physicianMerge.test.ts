import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { ask, tokenOf } from './harness/server.ts';
import { test } from './harness/test.ts';

const entry = { givenName: 'Ifeoma', licenceNumber: null, billingNumber: null, province: null, isInternal: false, sites: [] };

test('a physician who was entered twice is compared, merged with what was chosen, and both are there again once that is undone', async ({ page, intake, administrator }) => {
  const token = await tokenOf(intake.address, administrator);
  const add = (more: object) => ask<{ id: string }>(`${intake.address}/api/physician/`, { method: 'POST', token, body: { ...entry, ...more } });
  const kept = await add({ familyName: 'Nwosu', specialty: 'Cardiology' });
  const other = await add({ familyName: 'Nwosu', specialty: 'Internal medicine' });
  await signIn(page, administrator);
  await page.goto(`/app/apps/clients/duplicates?kind=physician&physician=${kept.id}&other=${other.id}`);
  await page.getByText('Internal medicine').click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('Physicians merged').waitFor();

  await page.goto(`/app/apps/providers?id=${kept.id}`);
  await page.getByText('Internal medicine').last().waitFor();
  await page.getByText(/^Merged by /).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  const drawer = page.getByRole('dialog', { name: 'Undo the merge' });
  await drawer.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Merge undone').waitFor();
  await page.getByText('Cardiology').last().waitFor();
  const there = await ask<{ items: { id: string; specialty: string }[] }>(`${intake.address}/api/physician/?name=Nwosu`, { token });
  expect(Object.fromEntries(there.items.map(({ id, specialty }) => [id, specialty]))).toEqual({ [kept.id]: 'Cardiology', [other.id]: 'Internal medicine' });
});
