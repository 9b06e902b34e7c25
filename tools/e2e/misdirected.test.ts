import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { claimed } from './harness/desk.ts';

test('a misdirected fax is gone for whoever rejected it, and stands in the register with who saw it', { timeout: 300_000 }, async ({ page, openPage, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.getByRole('grid').getByRole('row').first().click({ timeout: 200_000 });
  await claimed(page);
  const address = new URL(page.url());
  await page.keyboard.press('x');
  const question = page.getByRole('dialog', { name: 'Reject this fax' });
  await question.getByRole('radio', { name: /^Misdirected/ }).check({ force: true });
  await question.getByRole('button', { name: 'Reject' }).click();

  const drawer = page.getByRole('dialog', { name: 'This fax was meant for somebody else' });
  await drawer.getByRole('textbox', { name: 'What it is, in general words' }).fill('A letter for another clinic');
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByRole('radio', { name: 'I have told them by telephone' }).check({ force: true });
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByRole('button', { name: 'Lock it away' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.goto(address.pathname + address.search);
  await page.getByText('The fax could not be loaded').waitFor();

  const keeper = await openPage();
  await signIn(keeper, await intake.demoSignIn('Administrator'));
  await keeper.goto('/app/pages/setting/privacy');
  await keeper.getByRole('row').filter({ hasText: 'A letter for another clinic' }).click();
  await keeper.getByText(/^Was told by word/).waitFor();
  await keeper.getByRole('grid', { name: 'Who opened it' }).or(keeper.getByRole('list', { name: 'Who opened it' })).getByText(/^(Once|\d+ times),/).waitFor();
  const saved = keeper.waitForEvent('download');
  await keeper.getByRole('button', { name: 'Save as PDF' }).click();
  await saved;
});
