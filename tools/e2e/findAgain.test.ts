import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { fileToNewPatient, goTo, nameOf, receive, row } from './harness/desk.ts';
import { letterFile } from './harness/letters.ts';
import { test } from './harness/test.ts';

/** As somebody types who heard the name on the telephone. */
const misspelt = (name: string) => `${name.slice(0, 2)}${name.slice(3)}`;

test('what was filed is found by a misspelt name, in the chart and in the trail, until one signs out', async ({ page, administrator }) => {
  const letter = await letterFile('emr-referral', 21);
  const { family } = letter.facts.patient;
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [letter]);
  await fileToNewPatient(page, letter);

  await goTo(page, 'Search');
  await page.getByRole('searchbox').fill(misspelt(family));
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Faxes' }).getByRole('row').first().click();
  await page.getByText(/^Hit 1 of \d+$/).waitFor();
  await page.getByRole('grid', { name: 'Patients' }).getByRole('row').filter({ hasText: family }).click();

  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('grid', { name: 'Documents' }).getByRole('row').first().click();
  await page.getByText('1 of 1', { exact: true }).waitFor();

  await goTo(page, 'Settings');
  await goTo(page, 'Audit trail');
  for (const event of ['Opened a fax', 'Searched', `Filed a fax · ${nameOf(letter)}`, 'Created a patient', 'Received a fax'])
    await row(page, event).first().waitFor();

  await page.getByRole('button', { name: /Ines Okafor/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth/login');
  await page.goBack();
  await page.locator('input[name=password]').waitFor();
  await expect.poll(() => page.evaluate(() => document.body.textContent)).not.toContain(family);
});
