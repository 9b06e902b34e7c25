import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { claimed, goTo, row } from './harness/desk.ts';
import { letterFile } from './harness/letters.ts';
import { ask, tokenOf } from './harness/server.ts';
import { test } from './harness/test.ts';

test('a clinic opens its page, a stranger refers a patient there, and the clerk files the page to its referral', async ({ page, openPage, administrator, intake }) => {
  const token = await tokenOf(intake.address, administrator);
  await ask(`${intake.address}/api/modality/`, { method: 'POST', token, body: { name: 'Echocardiogram', code: null } });
  await signIn(page, administrator);
  await goTo(page, 'Settings');
  await page.getByRole('link', { name: 'Referrals from the web' }).click();
  await page.getByText('Take referrals from the web').click();
  await page.getByRole('combobox', { name: 'Services that can be asked for' }).fill('Echo');
  await page.getByRole('option', { name: 'Echocardiogram' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Public address').fill('lakeshore');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('/home/pages/requisition?clinic=lakeshore').waitFor();

  const referrer = await openPage({ viewport: { width: 390, height: 844 } });
  await referrer.goto('/home/pages/requisition');
  await referrer.getByRole('button', { name: /Clinic/ }).click();
  await referrer.getByRole('option').first().click();
  await referrer.getByLabel('Reason for referral').fill('New murmur, short of breath on stairs');
  await referrer.getByText('Urgent', { exact: true }).click();
  await referrer.getByLabel('Family name').fill('Abernathy');
  await referrer.getByLabel('Given names').fill('Rosalind');
  await referrer.getByRole('group', { name: /Birth date/ }).getByRole('spinbutton').first().click();
  await referrer.keyboard.type('19570821');
  await referrer.getByRole('button', { name: /Sex/ }).click();
  await referrer.getByRole('option', { name: 'Female' }).click();
  await referrer.getByLabel('Phone', { exact: true }).fill('6135550163');
  await referrer.getByLabel('Your name and title').fill('Dr. Amara Nwosu');
  await referrer.getByLabel('Billing number').fill('204518');
  await referrer.getByLabel('Your phone').fill('6135550171');
  const letter = await letterFile('gp-letter', 71);
  await referrer.locator('input[type=file]').setInputFiles(letter.file);
  await referrer.locator('[data-state=done]').waitFor();
  // Nothing of what is typed stands in the address or in what the browser keeps.
  await expect.poll(() => referrer.url()).toBe(`${intake.address}/home/pages/requisition?clinic=lakeshore`);
  await expect.poll(() => referrer.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Abernathy');
  await referrer.getByRole('button', { name: 'Send the referral' }).click();
  await referrer.getByRole('heading', { name: 'The clinic has your referral' }).waitFor();
  const reference = await referrer.getByText(/^[2-9A-HJ-NP-Z]{6}$/).innerText();
  const copy = referrer.waitForEvent('download');
  await referrer.getByRole('button', { name: 'Save a copy to print' }).click();
  expect((await copy).suggestedFilename()).toBe(`${reference}.pdf`);

  await goTo(page, 'Referral requests');
  await row(page, 'Abernathy, Rosalind').click();
  await page.getByText('Arrived: Online requisition').first().waitFor();
  await page.getByText('billing number 204518', { exact: false }).waitFor();
  await page.locator('[data-page="1"] [data-state=ready]').waitFor();

  await goTo(page, 'Faxes');
  await row(page, 'Abernathy, Rosalind').click();
  await claimed(page);
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await page.getByLabel('Family name').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await row(page, 'Abernathy, Rosalind').waitFor({ state: 'detached' });
  // One referral, which now has its patient.
  const { items } = await ask<{ items: { reference: string; patientId: string | null; faxCount: number }[] }>(`${intake.address}/api/requests/?kind=referral`, { token });
  expect(items).toMatchObject([{ reference, patientId: expect.any(String), faxCount: 2 }]);
});
