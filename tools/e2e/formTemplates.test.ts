import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { accessSheet, willowbrook } from '../../apps/server/src/demo/forms/accessSheet.ts';
import type { Letter } from '../../apps/server/src/demo/letters/makeLetter.ts';
import { startTelnyxLoopback, type TelnyxLoopback } from '../../apps/server/src/platform/telephony/loopback/telnyxLoopback.ts';
import { signIn } from './harness/browser.ts';
import { claimed, goTo, processed, row } from './harness/desk.ts';
import { clinicFaxNumber, startIntake, type Intake, type SignIn } from './harness/intake.ts';
import { ask, tokenOf } from './harness/server.ts';
import { test as base } from './harness/test.ts';

interface Fixtures {
  telnyx: TelnyxLoopback;
  intake: Intake;
}

const test = base.extend<Fixtures>({
  telnyx: [
    async ({}, use) => {
      const telnyx = await startTelnyxLoopback();
      await use(telnyx);
      await telnyx.close();
    },
    { scope: 'file' },
  ],
  intake: [
    async ({ telnyx }, use) => {
      const intake = await startIntake({ TELNYX_API_KEY: 'KEY', TELNYX_PUBLIC_KEY: telnyx.publicKey, TELNYX_BASE_URL: telnyx.baseUrl });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});

interface Fax {
  id: string;
  version: number;
}

/** One sheet of the form, from its sender's number. */
async function send({ intake, telnyx }: { intake: Intake; telnyx: TelnyxLoopback }, { pdf }: Letter): Promise<void> {
  const { body, headers } = telnyx.receive({ from: willowbrook.fax, to: clinicFaxNumber, pdf: Buffer.from(pdf) });
  expect((await fetch(`${intake.address}/api/webhooks/telnyx`, { method: 'POST', body, headers })).status).toBe(200);
}

/** The chart of whom a sheet is about; resolves with its id. */
async function chartOf(intake: Intake, administrator: SignIn, { facts: { patient } }: Letter): Promise<string> {
  const { id } = await ask<{ id: string }>(`${intake.address}/api/patient_upload/`, {
    method: 'POST', token: await tokenOf(intake.address, administrator),
    body: {
      familyName: patient.family, givenName: patient.given, birthDate: patient.birthDate, sex: patient.sex, healthNumber: null, versionCode: null, province: null, phones: patient.phone ? [patient.phone] : [],
      email: null, address: null, language: null, alerts: [], locationId: null, sourceFaxId: null,
    },
  });
  return id;
}

/** Waits for the fax, and files it to the chart without the workbench. */
async function fileByApi({ address }: Intake, administrator: SignIn, patientId: string): Promise<void> {
  const token = await tokenOf(address, administrator);
  const open = async () => (await ask<{ items: Fax[] }>(`${address}/api/faxserver/incoming?status=ready`, { token })).items;
  await expect.poll(async () => (await open()).length, { timeout: 60_000 }).toBe(1);
  const [fax] = await open();
  const { version } = await ask<Fax>(`${address}/api/faxserver/claim`, { method: 'POST', token, body: { faxId: fax!.id } });
  await ask(`${address}/api/faxserver/save`, {
    method: 'POST', token,
    body: { faxId: fax!.id, version, documentType: 'referral', priority: 'routine', patientId, physicianId: null, modalityId: null, nextStep: 'file', reason: null, note: null },
  });
}

const rows = (page: Page) => page.getByRole('grid').getByRole('row');

/** Opens the fax of which the list says so much, once nothing is in work any more. */
async function openReady(page: Page, text: string): Promise<void> {
  await goTo(page, 'Faxes');
  await row(page, text).waitFor();
  await processed(page);
  await row(page, text).click();
  await claimed(page);
}

test('a form that staff correct is proposed as a template, tried on what was filed, switched on, and reads the next fax of its sender', { timeout: 300_000 }, async ({ page, intake, telnyx, administrator }) => {
  const [first, second, third, next] = await Promise.all([8101, 8102, 8103, 8104].map((seed) => accessSheet(willowbrook, seed))) as [Letter, Letter, Letter, Letter];
  for (const letter of [first, second]) {
    const patientId = await chartOf(intake, administrator, letter);
    await send({ intake, telnyx }, letter);
    await fileByApi(intake, administrator, patientId);
  }

  // The third is filed by hand: the rules did not find whom it is about, a person does.
  const { family, given } = third.facts.patient;
  await chartOf(intake, administrator, third);
  await send({ intake, telnyx }, third);
  await signIn(page, administrator);
  await openReady(page, '613-555-0181');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search patients' }).fill(family);
  await page.getByRole('option', { name: new RegExp(`${family}, ${given}`) }).click();
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  await page.getByRole('button', { name: /Type$/ }).press('Enter');
  await page.getByRole('option', { name: 'Referral', exact: true }).press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').filter({ hasText: `Filed to ${family}, ${given}` }).waitFor();

  await page.goto('/app/pages/setting/form-templates');
  await page.getByRole('heading', { name: 'Learnt from corrections' }).waitFor();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Patient’s name' }).first().waitFor();
  await page.getByRole('button', { name: 'Accept as a draft' }).click();
  await page.getByRole('button', { name: 'Switch on' }).waitFor();

  // A field that nobody filed is drawn by hand, by keyboard: it is added, and moved to where the form has it.
  const drawn = page.getByRole('group', { name: 'Fields on the page' }).getByRole('button', { name: 'E-mail' });
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('menuitem', { name: 'E-mail' }).click();
  await drawn.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await drawn.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Willowbrook sheet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Willowbrook sheet' }).waitFor();

  await page.getByRole('tab', { name: 'Trial' }).click();
  await page.getByRole('button', { name: 'Try it on filed faxes' }).click();
  await page.getByText(/^The form was found on 3 of/).waitFor();
  await page.getByRole('button', { name: 'Switch on', disabled: false }).click();
  await page.getByRole('button', { name: 'Switch off' }).waitFor();

  // Its name stands in the list before anybody opens it: the form was read by its template.
  await send({ intake, telnyx }, next);
  await openReady(page, `${next.facts.patient.family}, ${next.facts.patient.given}`);
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await expect.poll(() => page.getByLabel('Family name').inputValue()).toBe(next.facts.patient.family);
  await expect.poll(() => page.getByLabel('Given names').inputValue()).toBe(next.facts.patient.given);
});

test('pages of a fax are saved as a PDF by one key, and selected ones of them while they are arranged', { timeout: 120_000 }, async ({ page, intake, administrator }) => {
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await rows(page).first().click();
  await claimed(page);
  const whole = page.waitForEvent('download');
  await page.keyboard.press('e');
  expect((await whole).suggestedFilename()).toBe('fax.pdf');
  await page.keyboard.press('g');
  const tile = page.getByRole('button', { name: 'Select page 1' });
  await tile.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Save 1 page as PDF' }).waitFor();
  const part = page.waitForEvent('download');
  await page.keyboard.press('e');
  expect((await part).suggestedFilename()).toBe('pages-1.pdf');
  const trail = JSON.stringify(await ask(`${intake.address}/api/audittrail/`, { token: await tokenOf(intake.address, administrator) }));
  for (const event of ['convert', 'extract']) expect(trail).toContain(`"event":"${event}"`);
});
