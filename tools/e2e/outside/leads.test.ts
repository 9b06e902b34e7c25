import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { goTo, row } from '../harness/desk.ts';
import { admit } from '../harness/people.ts';
import { statusOf } from '../harness/server.ts';
import { test } from '../harness/test.ts';

const clinic = 'Thistledown Walk-in';
const clerk = { email: 'ines.moreau@clinic.example', password: 'walnut harbour fiddle', displayName: 'Ines Moreau' };

test('whoever asks on a public page is a lead, is followed up by two people without losing a word, and is won by being approved', { timeout: 300_000 }, async ({ page, openPage, administrator, intake }) => {
  await signIn(page, administrator);
  const visitor = await openPage();
  await visitor.goto('/home/pages/register');
  await visitor.getByLabel('Name of the organization').fill(clinic);
  await visitor.getByLabel('Phone').fill('416 555 0177');
  await visitor.getByLabel('E-mail').fill('odile.grant@thistledown.example');
  await visitor.getByLabel('Your name').fill('Odile Grant');
  await visitor.getByRole('button', { name: 'Ask to join' }).click();
  await visitor.getByRole('heading', { name: 'We have your request' }).waitFor();
  await visitor.goto('/home/pages/subscribe');
  await visitor.getByLabel('E-mail address').fill('odile.grant@thistledown.example');
  await visitor.getByText('I would like news about Intake at this address').click();
  await visitor.getByRole('button', { name: 'Ask for the news' }).click();
  await visitor.getByRole('heading', { name: 'Look into your inbox' }).waitFor();

  await goTo(page, 'Leads');
  await row(page, 'Subscriber').waitFor();
  await row(page, clinic).click();
  await page.getByText('This clinic asks to join.', { exact: false }).waitFor();
  await page.getByRole('grid', { name: 'Also from this address' }).getByText('Subscriber').waitFor();

  // A colleague has it open as well, and is told that it changed; what they typed stays.
  const colleague = await openPage();
  await signIn(colleague, administrator);
  await colleague.goto(new URL(page.url()).pathname + new URL(page.url()).search);
  await colleague.getByRole('button', { name: 'Edit follow-up' }).click();
  const theirs = colleague.getByRole('dialog', { name: 'Edit follow-up' });
  await theirs.getByLabel('Note').fill('Called; nobody there.');

  await page.getByRole('button', { name: 'Edit follow-up' }).click();
  const mine = page.getByRole('dialog', { name: 'Edit follow-up' });
  await mine.getByText('Contacted', { exact: true }).click();
  await mine.getByLabel('Next step').fill('Show them the workbench');
  await mine.getByRole('button', { name: 'Save' }).click();
  await mine.waitFor({ state: 'detached' });
  await page.getByText('Show them the workbench').first().waitFor();

  await theirs.getByRole('button', { name: 'Save' }).click();
  await theirs.getByText('Somebody changed this in the meantime.', { exact: false }).waitFor();
  await expect.poll(() => theirs.getByLabel('Note').inputValue()).toBe('Called; nobody there.');

  await page.getByRole('radio', { name: /^All/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = (await buffer(await (await saved).createReadStream())).toString();
  expect(file).toContain('Show them the workbench');
  expect(file.trim().split('\r\n')).toHaveLength(3);

  await row(page, clinic).click();
  await page.getByRole('link', { name: 'Approve or decline' }).click();
  await page.getByRole('button', { name: `Approve ${clinic}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`${clinic} is approved`, { exact: false }).waitFor();
  await goTo(page, 'Leads');
  await page.getByRole('radio', { name: /^Won/ }).click();
  await row(page, clinic).getByText('Won').waitFor();

  // Nobody else knows that there is such a list.
  await admit(intake, administrator, 'Administrator', clerk);
  const other = await openPage();
  await signIn(other, clerk);
  await other.getByRole('navigation').getByRole('link', { name: 'Settings' }).first().waitFor();
  await expect.poll(() => other.getByRole('link', { name: 'Leads' }).count()).toBe(0);
  expect(await statusOf(other, '/api/lead/list')).toBe(404);
});
