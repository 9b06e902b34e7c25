import type { Page } from 'playwright-core';
import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { claimed } from './harness/desk.ts';

/** Rejects the first fax of the list, and tells who sent it as `notice` says. Resolves with its address once it is locked away. */
async function lockAway(page: Page, description: string, notice: string): Promise<string> {
  await page.getByRole('grid').getByRole('row').first().click({ timeout: 200_000 });
  await claimed(page);
  const { pathname, search } = new URL(page.url());
  await page.keyboard.press('x');
  const question = page.getByRole('dialog', { name: 'Reject this fax' });
  await question.getByRole('radio', { name: /^Misdirected/ }).check({ force: true });
  await question.getByRole('button', { name: 'Reject' }).click();

  const drawer = page.getByRole('dialog', { name: 'This fax was meant for somebody else' });
  await drawer.getByRole('textbox', { name: 'What it is, in general words' }).fill(description);
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByRole('radio', { name: notice }).check({ force: true });
  await drawer.getByRole('button', { name: 'Next' }).click();
  await drawer.getByRole('button', { name: 'Lock it away' }).click();
  await drawer.waitFor({ state: 'detached' });
  // The next fax opens, and nobody is asked about what was just kept.
  await page.waitForURL((url) => url.pathname + url.search !== pathname + search);
  return pathname + search;
}

/** The entry of the register, opened by whoever keeps it. */
async function openEntry(keeper: Page, description: string) {
  await keeper.goto('/app/pages/setting/privacy');
  await keeper.getByRole('row').filter({ hasText: description }).click();
}

test('a misdirected fax is gone for whoever rejected it, and stands in the register with who saw it', { timeout: 300_000 }, async ({ page, openPage, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  const address = await lockAway(page, 'A letter for another clinic', 'I have told them by telephone');
  await page.goto(address);
  await page.getByText('The fax could not be loaded').waitFor();

  const keeper = await openPage();
  await signIn(keeper, await intake.demoSignIn('Administrator'));
  await openEntry(keeper, 'A letter for another clinic');
  await keeper.getByText(/^Was told by word/).waitFor();
  await keeper.getByRole('grid', { name: 'Who opened it' }).or(keeper.getByRole('list', { name: 'Who opened it' })).getByText(/^(Once|\d+ times),/).waitFor();
  const saved = keeper.waitForEvent('download');
  await keeper.getByRole('button', { name: 'Save as PDF' }).click();
  await saved;
});

test('who was not told yet is told by a letter from the register, and the entry says when it arrived', { timeout: 300_000 }, async ({ page, openPage, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await lockAway(page, 'A result for another clinic', 'Later: the register reminds you');

  const keeper = await openPage();
  await signIn(keeper, await intake.demoSignIn('Administrator'));
  await openEntry(keeper, 'A result for another clinic');
  await keeper.getByText('Has not been told yet', { exact: true }).waitFor();
  await keeper.getByRole('button', { name: 'Tell the sender by letter' }).click();
  const drawer = keeper.getByRole('dialog', { name: 'Tell the sender by letter' });
  await drawer.getByRole('radio', { name: 'Another number' }).check({ force: true });
  await drawer.getByRole('textbox', { name: 'Type the number' }).fill('416-555-0151');
  await drawer.getByRole('textbox', { name: 'Its last four digits' }).fill('0151');
  await drawer.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  await drawer.getByRole('button', { name: 'Send the letter' }).click();
  await drawer.waitFor({ state: 'detached' });
  await keeper.getByText(/^Our letter arrived/).waitFor({ timeout: 200_000 });
  await keeper.getByRole('button', { name: 'Tell the sender by letter' }).waitFor({ state: 'detached' });
});
