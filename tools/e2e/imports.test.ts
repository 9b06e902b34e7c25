import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { goTo, row } from './harness/desk.ts';
import { test } from './harness/test.ts';

const list = [
  'Last name;First name;Birth date;Phone', 'Okafor;Adaeze;1984-02-29;416-555-0142', 'Lœwenstein;Zoë;1968-04-17;514-555-0101', 'Nobody;Knows;1999-02-30;416-555-0199', '',
].join('\r\n');

test('a list of patients is tried, imported but for the row that is wrong, and undone', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await goTo(page, 'Patients');
  await page.getByRole('button', { name: 'Import a list' }).first().click();
  await page.getByRole('radio', { name: 'Patients', checked: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'patients.csv', mimeType: 'text/csv', buffer: Buffer.from(list, 'utf8') });

  // Nothing has changed before it is asked for.
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await page.getByRole('radio', { name: /^Errors/ }).click();
  await page.getByText('Birth date: This is not a date').waitFor();
  await expect.poll(() => page.getByText('Okafor').count()).toBe(0);
  const patients = await page.context().newPage();
  await patients.goto('/app/apps/clients');
  await patients.getByText('No patients yet').waitFor();

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('button', { name: 'Undo the import' }).waitFor();
  await row(patients, 'Okafor, Adaeze').waitFor();
  await row(patients, 'Lœwenstein, Zoë').waitFor();
  await expect.poll(() => row(patients, 'Nobody').count()).toBe(0);

  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('Removed', { exact: true }).first().waitFor();
  await patients.getByText('No patients yet').waitFor();
});

test('a long list is stopped while it is checked, and again while it comes in, and leaves no chart', async ({ page, administrator }) => {
  const long = `Last name;First name\n${Array.from({ length: 10_000 }, (_, at) => `Family ${at};Given`).join('\n')}\n`;
  await signIn(page, administrator);
  await page.goto('/app/pages/setting/imports');
  await page.locator('input[type=file]').setInputFiles({ name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(long, 'utf8') });
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await page.getByRole('button', { name: 'Stop the check' }).click();
  await page.getByRole('button', { name: 'Check all rows' }).click();
  await page.getByRole('button', { name: 'Import 10,000 rows' }).click();
  await page.getByRole('button', { name: 'Stop the import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop the import' }).click();
  await page.getByText('Removed', { exact: true }).first().waitFor();
  await page.goto('/app/apps/clients');
  await page.getByText('No patients yet').waitFor();
});
