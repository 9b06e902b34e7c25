import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { signIn } from './harness/browser.ts';
import { undo } from './harness/desk.ts';
import { countKeys } from './harness/keys.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { answerTo } from './harness/server.ts';

const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const save = (page: Page) => page.getByRole('button', { name: /^Save and next/, disabled: false });

test('a fax that one person works on is only read by another, until it is let go', async ({ page, openPage, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await rows(page).first().click();
  await save(page).waitFor();
  const address = new URL(page.url());

  const colleague = await openPage();
  await signIn(colleague, await intake.demoSignIn('Nurse'));
  await colleague.goto(address.pathname + address.search);
  await colleague.getByText('is working on this fax').waitFor();

  await page.keyboard.press('Escape');
  await save(colleague).waitFor();
});

test('who works at one location sees its faxes and its bins, and all of them again on request', async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await rows(page).first().waitFor();
  const choose = async (place: string) => {
    await page.getByRole('button', { name: /^Riverbend Specialty Clinic/ }).click();
    await page.getByRole('menuitemradio', { name: place }).click();
  };
  const bins = async () => {
    await page.getByRole('button', { name: /Bin$/ }).click();
    await page.getByRole('option').first().waitFor();
    const names = await page.getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    return names.join();
  };
  const everywhere = await rows(page).count();
  const answered = page.waitForResponse((response) => /faxserver\/incoming\?.*locationId=/.test(response.url()));
  await choose('Riverbend Gatineau');
  const { items } = (await (await answered).json()) as { items: { locationId: string }[] };
  expect(new Set(items.map(({ locationId }) => locationId)).size).toBe(1);
  await expect.poll(() => rows(page).count()).toBeLessThan(everywhere);
  const here = await bins();
  expect(here).toMatch(/Demandes.*Imagerie/);
  expect(here).not.toContain('Referrals');
  await choose('All locations');
  await expect.poll(bins).toContain('Referrals');
});

test('a referral is acknowledged and accepted by one key each, a colleague sees it, and it is taken back', async ({ page, openPage, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest?view=new');
  await rows(page).filter({ hasText: 'Palpitations since August' }).click();
  await page.getByRole('button', { name: 'Acknowledge' }).waitFor();
  const { pathname, search } = new URL(page.url());

  const colleague = await openPage();
  await signIn(colleague, await intake.demoSignIn('Nurse'));
  await colleague.goto(pathname + search);
  // Who came first works on it; the other reads it, and each sees the other.
  await colleague.getByText('is working on this request').waitFor();
  await expect.poll(() => colleague.getByRole('button', { name: 'Acknowledge' }).count()).toBe(0);
  await page.getByText('is looking at this too').waitFor({ state: 'attached' });

  const keys = await countKeys(page);
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await colleague.getByText('To decide').first().waitFor();
  expect(await keys()).toBe(1);
  await page.keyboard.press('y');
  await page.getByRole('button', { name: 'Hand over for booking' }).waitFor();
  expect(await keys()).toBe(2);
  await undo(page);
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  expect(await keys()).toBe(3);
  await page.keyboard.press('Escape');
  await colleague.getByRole('button', { name: 'Accept' }).waitFor();

  await page.goto('/app/apps/referral/incomingRequest?view=overdue');
  await rows(page).filter({ hasText: 'Suspicious naevus' }).getByText(/^Overdue since/).waitFor();
});

test('a referral is declined by letter with three keys, opened from the filters of the list, and taken back by one before the letter leaves', async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest?view=new&priority=stat');
  await rows(page).filter({ hasText: 'Syncope on exertion' }).waitFor();
  // The filter that is set is a grid too.
  await expect.poll(() => page.getByRole('grid', { name: 'Work list' }).getByRole('row').count()).toBe(1);
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Decline' }).waitFor();
  // The first letter to the referrer confirms the number; taken back, it does not leave.
  await page.getByRole('button', { name: 'Decline' }).click();
  const drawer = page.getByRole('dialog');
  const digits = drawer.getByRole('textbox', { name: 'Its last four digits' });
  await digits.waitFor();
  const number = await drawer.getByRole('radiogroup', { name: 'Fax number' }).getByRole('radio', { checked: true }).getAttribute('value');
  await digits.fill(number?.slice(-4) ?? '');
  await drawer.getByRole('button', { name: 'Decline and send' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const letters = page.getByRole('row', { name: /Declined, with reasons/ });
  await letters.getByText('Cancelled').waitFor();
  await page.getByRole('button', { name: 'Decline' }).waitFor();

  const keys = await countKeys(page);
  await page.keyboard.press('x');
  await page.getByRole('radio', { name: 'Not a service of this clinic' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  expect(await keys()).toBe(3);
  await letters.getByText('Queued').waitFor();
  await undo(page);
  await page.getByRole('button', { name: 'Decline' }).waitFor();
  expect(await keys()).toBe(4);
  await expect.poll(() => letters.getByText('Cancelled').count()).toBe(2);

  await page.getByRole('button', { name: 'Keep this list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('At once');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'At once', checked: true }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'At once' }).waitFor();
});

test('who is mentioned in a note is told on every screen until they open the request', async ({ page, openPage, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/referral/incomingRequest');
  await rows(page).filter({ hasText: 'Palpitations since August' }).click();
  const colleague = await openPage();
  await signIn(colleague, await intake.demoSignIn('Nurse'));
  await colleague.goto('/app/apps/search');
  await colleague.getByRole('button', { name: /notification/ }).waitFor();

  await page.getByRole('textbox', { name: 'Add a note' }).fill('Please call the patient.');
  await page.getByRole('combobox', { name: 'Mention colleagues' }).fill('Tomas');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('Please call the patient.').waitFor();

  await colleague.getByRole('button', { name: /notification/ }).click();
  await colleague.getByRole('menuitem', { name: /you are mentioned in 1/ }).click();
  await rows(colleague).first().click();
  await colleague.getByText('Please call the patient.').waitFor();
  await rows(colleague).first().waitFor({ state: 'detached' });
});

test('a patient is checked in by two keys, after what differs from the chart was taken over', async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/checkin/incomingRequest?view=new');
  await rows(page).first().waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { name: 'Health card' }).waitFor();
  // The second has another address on the card than in the chart.
  await page.keyboard.press('j');
  await page.getByRole('button', { name: /^Take over/ }).first().waitFor();
  while (await page.getByRole('button', { name: /^Take over/ }).count()) {
    const [first] = await page.getByRole('button', { name: /^Take over/ }).all();
    const name = (await first!.getAttribute('aria-label')) ?? '';
    await first!.click();
    await page.getByRole('button', { name }).waitFor({ state: 'detached' });
  }
  await page.keyboard.press('y');
  await page.getByRole('button', { name: 'Mark as arrived' }).waitFor();
  await page.keyboard.press('c');
  await page.getByText('Arrived at').waitFor();
  // The visit of today that they have come for.
  const visit = async () => {
    const { text } = await answerTo(page, `/api/requests/detail/${new URL(page.url()).searchParams.get('request')}`);
    return (JSON.parse(text) as { visit: { status: string } | null }).visit?.status;
  };
  expect(await visit()).toBe('arrived');
  await undo(page);
  await page.getByRole('button', { name: 'Mark as arrived' }).waitFor();
  expect(await visit()).toBe('booked');
});

test('a project that is nearly due is told, worked through by its keys, and taken back', async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await page.goto('/app/apps/project/incomingRequest');
  await rows(page).filter({ hasText: 'Answer the audit of the insurer' }).click();
  await page.getByRole('checkbox', { name: 'Collect the charts' }).waitFor();
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Complete' }).waitFor();
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  await undo(page);
  await page.getByRole('button', { name: 'Complete' }).waitFor();
});
