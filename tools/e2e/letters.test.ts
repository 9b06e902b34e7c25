import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { answerTo } from './harness/server.ts';

const row = (page: Page, text: string) => page.getByRole('grid').getByRole('row').filter({ hasText: text });

/** Types a number that nobody here has sent to, and how it ends. */
async function toNewNumber(page: Page, number: string) {
  await page.getByRole('radio', { name: 'Another number' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Type the number' }).fill(number);
  await page.getByRole('textbox', { name: 'Its last four digits' }).fill(number.slice(-4));
}

test('a referral is accepted by a letter to a new number, and its deadline is met once that has arrived', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'Chest pain on exertion').click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Accept with an expected wait' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Expected wait in weeks' }).fill('6');
  await toNewNumber(page, '416-555-0142');
  await drawer.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  await drawer.getByRole('button', { name: 'Accept and send' }).click();
  await drawer.waitFor({ state: 'detached' });
  const letter = page.getByRole('row', { name: /Accepted, with the wait/ });
  await letter.waitFor();
  await letter.getByText('Delivered').waitFor({ timeout: 200_000 });
  await page.getByText(/^In time, /).waitFor();
});

test('a referral is redirected by a letter that is not printed before it says where to, and is closed by it', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'Recurrent migraine with aura').click();
  await page.getByRole('button', { name: 'Accept', exact: true }).waitFor();
  await page.keyboard.press('r');
  const drawer = page.getByRole('dialog', { name: 'Redirect to another clinic' });
  await drawer.getByText('It still needs: Where to refer instead.').waitFor();
  // The lists of clinics and physicians open with the focus, and hide the rest of the drawer.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await drawer.getByRole('textbox', { name: 'Name of the clinic, as the letter says it' }).fill('Clinique de neurologie Élan');
  await drawer.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  await toNewNumber(page, '416-555-0144');
  await drawer.getByRole('button', { name: 'Redirect and send' }).click();
  await drawer.waitFor({ state: 'detached' });
  const letter = page.getByRole('row', { name: /Declined, with reasons/ });
  await letter.getByText('Delivered').waitFor({ timeout: 200_000 });
  await page.getByText('Clinique de neurologie Élan').first().waitFor();
  await page.getByRole('button', { name: 'Open again' }).waitFor();
});

test('a letter that does not arrive says why, and what to do about it, where staff look', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'Screening before hip surgery').click();
  await page.getByRole('button', { name: 'Decline' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'No capacity' }).check({ force: true });
  await toNewNumber(page, '613-555-0199');
  await drawer.getByRole('button', { name: 'Decline and send' }).click();
  await drawer.waitFor({ state: 'detached' });

  await page.getByRole('navigation').getByRole('link', { name: /^Sent faxes/ }).first().click();
  await page.getByRole('radio', { name: /^Needs somebody/ }).click();
  await row(page, '613-555-0199').or(row(page, 'There is no fax machine at this number')).first().click({ timeout: 200_000 });
  await page.getByText('Check the number with the clinic and send it to the right one.').waitFor();
  await page.getByRole('button', { name: 'To another number' }).waitFor();
});

test('a fax goes on to somebody else from the workbench, one page of it and a cover page, and stands among what was sent', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/faxes');
  await page.getByRole('grid').getByRole('row').first().click({ timeout: 200_000 });
  await page.getByRole('button', { name: /: versions$/ }).click({ timeout: 200_000 });
  await page.getByRole('menuitem', { name: 'Send by fax' }).click();
  const drawer = page.getByRole('dialog', { name: 'Send by fax' });
  await toNewNumber(page, '416-555-0143');
  await drawer.getByRole('textbox', { name: 'Pages' }).fill('1');
  await drawer.getByRole('img').nth(1).waitFor();
  await drawer.getByRole('button', { name: 'Send fax' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/\?sent=/);
  await page.getByText('416-555-0143').first().waitFor();
});

test('a page of a document in a chart goes on by fax, and what was sent stands in the chart and the search and leads to what became of it', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  const { text } = await answerTo(page, '/api/faxserver/sent');
  const { items } = JSON.parse(text) as { items: { patientId: string | null; patientName: string | null; letterKind: string | null }[] };
  const letter = items.find(({ letterKind, patientId }) => letterKind === 'acknowledgement' && patientId);
  await page.goto(`/app/apps/clients?patient=${letter?.patientId ?? ''}`);
  await page.getByRole('tab', { name: 'Documents' }).click();
  const sent = page.getByRole('grid', { name: 'Documents' }).getByRole('row').filter({ hasText: 'Sent' });
  await sent.first().waitFor();
  const before = await sent.count();
  await sent.first().click();
  await page.getByText('1 of 1', { exact: true }).waitFor({ timeout: 200_000 });
  await page.getByRole('link', { name: 'Show among sent faxes' }).waitFor();
  await page.getByRole('button', { name: 'Send by fax' }).click();
  const drawer = page.getByRole('dialog', { name: 'Send by fax' });
  await toNewNumber(page, '416-555-0148');
  await drawer.getByRole('textbox', { name: 'Pages' }).fill('2');
  await drawer.getByRole('button', { name: 'Send fax' }).click();
  await drawer.getByText('These are not pages of this document.').waitFor();
  await drawer.getByRole('textbox', { name: 'Pages' }).fill('1');
  await drawer.getByRole('button', { name: 'Send fax' }).click();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => sent.count()).toBe(before + 1);

  await page.goto('/app/apps/search?direction=outbound');
  await page.getByRole('searchbox').fill(letter?.patientName ?? '');
  await page.keyboard.press('Enter');
  const found = page.getByRole('grid', { name: 'Faxes' }).getByRole('row');
  await found.first().getByText('Sent', { exact: true }).waitFor();
  await found.first().click();
  await page.getByRole('link', { name: 'Show among sent faxes' }).click();
  await page.waitForURL(/sentFaxes\?sent=/);
  await page.getByRole('heading', { name: 'Calls' }).waitFor();
});
