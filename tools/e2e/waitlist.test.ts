import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { bookVisit, calendarTest as test } from './harness/calendar.ts';
import { countKeys } from './harness/keys.ts';

test('who waits is offered the time of a visit that is cancelled by two keys, and has it once they accept', async ({ page, openPage, clinic, administrator }) => {
  await clinic.newPatient('Rossi');
  const { id, version } = await bookVisit(clinic, await clinic.newPatient('Singh'), { local: `${clinic.tomorrow}T15:00:00` });
  await signIn(page, administrator);
  await page.goto('/app/apps/appointmentDetails/waitlist');
  await page.getByRole('button', { name: 'Add a patient' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add a patient to the waitlist' });
  await drawer.getByRole('combobox', { name: 'Patient' }).fill('Rossi');
  await page.getByRole('option', { name: 'Rossi, Ada' }).click();
  await drawer.getByRole('button', { name: 'Notice that the patient needs' }).click();
  await page.getByRole('option', { name: 'None, comes at once' }).click();
  await drawer.getByRole('button', { name: 'Add' }).click();
  await drawer.waitFor({ state: 'detached' });

  // Who looks at the waitlist sees what a colleague frees.
  const colleague = await openPage();
  await signIn(colleague, administrator);
  await colleague.goto(`/app/apps/appointmentDetails/list?date=${clinic.tomorrow}&open=${id}`);
  await colleague.getByRole('region', { name: 'Visit' }).getByText('Singh, Ada').waitFor();
  await clinic.call('DELETE', '/api/appointments/remove', { id, version, reason: 'patient' });
  await page.getByRole('row').filter({ hasText: 'Suits 1 patient' }).waitFor();
  const keys = await countKeys(page);
  await page.keyboard.press('1');
  await page.getByRole('button', { name: /Offer .* to Rossi, Ada/ }).waitFor();
  await page.keyboard.press('1');
  await page.getByRole('button', { name: /^Accepted/ }).waitFor();
  expect(await keys()).toBe(2);
  await page.getByText('A time has become free').waitFor();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: /^Accepted/ }).waitFor({ state: 'detached' });
  await colleague.locator('[data-event]').and(colleague.getByRole('button', { name: /^Rossi, Ada 3:00–3:30 p\.m\./ })).waitFor();
  await page.getByRole('radio', { name: 'Waiting' }).click();
  await page.getByText('Nobody waits').waitFor();
});
