import { signIn } from '../harness/browser.ts';
import { demoTest as test } from '../harness/demoTest.ts';
import { goTo } from '../harness/desk.ts';

test('a text is written in two languages, may not name the patient, keeps what it said before, and goes', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Administrator'));
  await goTo(page, 'Messages');
  await goTo(page, 'Message templates');
  await page.getByRole('button', { name: 'New template' }).first().click();
  const drawer = page.getByRole('dialog');
  const text = drawer.getByRole('textbox', { name: 'Text' });
  await drawer.getByRole('textbox', { name: 'Key' }).fill('lab-ready');
  await text.fill('{patient.name}, please call us.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.getByText(/says nothing of the patient/).first().waitFor();
  await text.fill('Please call us.');
  await drawer.getByText('1 segment with these values').waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });

  const ofKey = page.getByRole('grid', { name: 'lab-ready' }).getByRole('row');
  await ofKey.filter({ hasText: 'English' }).getByText('Version 1').waitFor();
  await ofKey.filter({ hasText: 'Français' }).click();
  await text.fill('Ça commence à {appointment.time|9 h}.');
  await drawer.getByText('Please call us.').waitFor();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });

  await ofKey.filter({ hasText: 'English' }).click();
  await drawer.getByText('This is the first version.').waitFor();
  await text.fill('Please call {organization.name}.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await drawer.waitFor({ state: 'detached' });
  await ofKey.filter({ hasText: 'English' }).getByText('Version 2').waitFor();
  await ofKey.filter({ hasText: 'English' }).click();
  await drawer.getByRole('listitem').filter({ hasText: 'Please call us.' }).waitFor();
  await drawer.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await ofKey.filter({ hasText: 'English' }).getByText('Not written yet').waitFor();
});
