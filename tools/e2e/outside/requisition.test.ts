import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from '../harness/browser.ts';
import { goTo, nameOf, row } from '../harness/desk.ts';
import { letterFile } from '../harness/letters.ts';
import { ask, tokenOf } from '../harness/server.ts';
import { test } from '../harness/test.ts';

const patient = { family: 'Vandersloot', given: 'Philippa', birth: { month: '03', day: '14', year: '1958' } };
/** Has a chart at the clinic before anybody refers. */
const known = { family: 'Quillfeather', given: 'Zora', birth: { month: '02', day: '03', year: '1961' } };

/** Chooses from a list that opens by its button. */
async function choose(page: Page, field: RegExp, option: string) {
  // What is missing is listed above the form, by the same names.
  await page.getByRole('button', { name: field }).last().click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function writePatient(page: Page, { family, given, birth }: typeof patient) {
  await page.getByLabel('Family name').fill(family);
  await page.getByLabel('Given names').fill(given);
  for (const [part, text] of Object.entries(birth)) await page.getByRole('spinbutton', { name: new RegExp(`^${part}`) }).pressSequentially(text);
  await choose(page, /Sex/, 'Female');
  await page.getByLabel('Phone', { exact: true }).fill('613 555 0177');
}

/** What the referrer is told at the end, without the number and the minute. */
async function told(page: Page): Promise<{ reference: string; words: string }> {
  await page.getByRole('heading', { name: 'The clinic has your referral' }).waitFor();
  const reference = (await page.getByLabel(/^Reference/).textContent()) ?? '';
  const words = (await page.getByRole('status').filter({ hasText: reference }).innerText()).replace(reference, '').replace(/\d+:\d+/, '');
  return { reference, words };
}

test('a stranger finds the page of a clinic and refers a patient with a letter, and it comes into the inbox and the queue, with no word of whom the clinic knows', { timeout: 300_000 }, async ({ page, openPage, administrator, intake }) => {
  const letter = await letterFile('consult-report', 83);
  const token = await tokenOf(intake.address, administrator);
  await ask(`${intake.address}/api/modality/`, { method: 'POST', token, body: { name: 'Echocardiogram', code: null } });
  const chart = { birthDate: '1961-02-03', sex: 'female', healthNumber: null, versionCode: null, province: null, phones: [], email: null, address: null, language: null, alerts: [], locationId: null };
  await ask(`${intake.address}/api/patient_upload/`, { method: 'POST', token, body: { ...chart, familyName: known.family, givenName: known.given, sourceFaxId: null } });
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

  // The code for a poster leads where the address does.
  await page.getByRole('img', { name: 'QR code of the page' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PNG' }).click();
  const png = await buffer(await (await saved).createReadStream());
  const code = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    return [image.width, image.height];
  }, png.toString('base64'));
  expect(code[0]).toBeGreaterThan(700);
  expect(code[1]).toBe(code[0]);

  const referrer = await openPage({ viewport: { width: 390, height: 844 } });
  await referrer.goto('/home/pages/requisition');
  await referrer.getByRole('button', { name: /Clinic/ }).click();
  await referrer.getByRole('listbox').getByRole('option').first().click();
  await referrer.getByRole('heading', { level: 1, name: 'Refer a patient' }).waitFor();
  const send = referrer.getByRole('button', { name: 'Send the referral' });
  const reason = referrer.getByLabel('Reason for referral');
  await reason.fill('New murmur; echocardiogram, please');

  // What is missing is said at its place, and nothing that was typed is lost.
  await send.click();
  await referrer.getByText('This is needed.').first().waitFor();
  await expect.poll(() => reason.inputValue()).toBe('New murmur; echocardiogram, please');
  await referrer.getByText('Urgent', { exact: true }).click();
  await writePatient(referrer, patient);
  await referrer.getByLabel('Your name and title').fill('Dr. Hélène Côté');
  await referrer.getByLabel('Billing number').fill('123456');
  await referrer.getByLabel('Your phone').fill('613 555 0111');
  await referrer.locator('input[type=file]').setInputFiles([{ ...letter.file, name: 'echo-2024.pdf' }, { name: 'run-me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ: this is no document') }]);
  await referrer.getByText('This kind of file cannot be read. Save it as PDF.').waitFor();
  await send.click();
  await referrer.getByText('Send once they are there, or remove those that failed.', { exact: false }).waitFor();
  const kept = () => referrer.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  const before = await kept();
  await referrer.getByRole('button', { name: /Remove.*run-me\.pdf/ }).click();
  await expect.poll(kept).not.toBe(before);

  // A phone loads a tab anew after its camera was open: what was typed and sent is here again, and the browser's storage says nothing of it.
  expect(await kept()).not.toMatch(/Vandersloot|murmur|echo-2024/i);
  await referrer.reload();
  await referrer.getByText('What you had filled in is here again.', { exact: false }).waitFor();
  await referrer.getByText('echo-2024.pdf').waitFor();
  await expect.poll(() => reason.inputValue()).toBe('New murmur; echocardiogram, please');
  await send.click();
  const first = await told(referrer);
  expect(await kept()).not.toContain('intake-requisition');
  expect(first.reference).toMatch(/^[0-9A-Z]{6}$/);
  const copied = referrer.waitForEvent('download');
  await referrer.getByRole('button', { name: 'Save a copy to print' }).click();
  expect((await buffer(await (await copied).createReadStream())).subarray(0, 5).toString()).toBe('%PDF-');

  // Somebody whom the clinic knows is referred in the same words.
  await referrer.getByRole('button', { name: 'Refer another patient' }).click();
  await reason.fill('Palpitations at night');
  await writePatient(referrer, known);
  await send.click();
  const second = await told(referrer);
  expect(second.reference).not.toBe(first.reference);
  expect(second.words).toBe(first.words);

  // As documents in the inbox: what was typed, and what came along.
  await goTo(page, 'Faxes');
  await row(page, `${patient.family}, ${patient.given}`).first().waitFor();
  await row(page, nameOf(letter)).first().waitFor();

  // As a referral in the queue, under the number that the referrer has noted, and of nobody's chart.
  await page.goto('/app/apps/referral/incomingRequest');
  await row(page, 'New murmur; echocardiogram, please').getByText('Online requisition', { exact: false }).waitFor();
  await row(page, 'New murmur; echocardiogram, please').click();
  await page.getByRole('heading', { name: 'As it was sent; no chart yet' }).waitFor();
  await page.getByText(first.reference).first().waitFor();
  await page.getByText('Dr. Hélène Côté').first().waitFor();
  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await row(page, 'New murmur; echocardiogram, please').getByText('To decide').waitFor();
});
