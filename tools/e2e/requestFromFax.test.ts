import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { signIn } from './harness/browser.ts';
import { claimed, goTo, nameOf, receive, row } from './harness/desk.ts';
import { letterFile } from './harness/letters.ts';
import type { LetterFile } from './harness/letters.ts';
import { test } from './harness/test.ts';

/** Files the letter to a new patient of its page with a next step, by the keys of the workbench. */
async function fileAs(page: Page, letter: LetterFile, step: string, reason?: string): Promise<void> {
  await row(page, nameOf(letter)).click();
  await claimed(page);
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await page.getByLabel('Family name').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  await page.getByRole('button', { name: /Next step$/ }).press('Enter');
  await page.getByRole('option', { name: step }).press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  if (reason) await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await page.keyboard.press('Control+Enter');
  // The list is told sooner than the form, which would ask whether to discard what is being filed.
  await page.getByRole('alertdialog').filter({ hasText: `Filed to ${nameOf(letter)}` }).waitFor();
  await row(page, nameOf(letter)).waitFor({ state: 'detached' });
}

/** Opens the request in its queue, and resolves when the page that it was made from is drawn beside it. */
async function opensWithPages(page: Page, queue: string, text: string): Promise<void> {
  await goTo(page, queue);
  await row(page, text).click();
  await page.getByText('Arrived: Fax').first().waitFor();
  await page.locator('[data-page="1"] [data-state=ready]').waitFor();
}

test('a fax that is filed as a referral stands among the referrals with its pages', async ({ page, administrator }) => {
  const letter = await letterFile('emr-referral', 61);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [letter]);
  await fileAs(page, letter, 'Referral request');
  await opensWithPages(page, 'Referral requests', nameOf(letter));
  await page.getByRole('button', { name: 'Acknowledge' }).waitFor();
});

test('a fax that is filed as a check-in stands among the check-ins with its pages', async ({ page, administrator }) => {
  const letter = await letterFile('gp-letter', 62);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [letter]);
  await fileAs(page, letter, 'Check-in request');
  await opensWithPages(page, 'Check-in requests', nameOf(letter));
  await page.getByRole('button', { name: 'Confirm the data' }).waitFor();
});

test('a fax that is filed as a project stands among the projects by what there is to do, and leaves them when the filing is taken back', async ({ page, administrator }) => {
  const letter = await letterFile('gp-letter', 63);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [letter]);
  await fileAs(page, letter, 'Internal project', 'Send the chart to the new clinic');
  await opensWithPages(page, 'Incoming requests', 'Send the chart to the new clinic');
  await page.getByRole('button', { name: 'Start' }).waitFor();

  await goTo(page, 'Faxes');
  await page.getByText('Nothing is waiting').waitFor();
  await page.keyboard.press('u');
  await row(page, nameOf(letter)).waitFor();
  await goTo(page, 'Incoming requests');
  await page.getByText('Nothing to do here').first().waitFor();
  await expect.poll(() => row(page, 'Send the chart to the new clinic').count()).toBe(0);
});
