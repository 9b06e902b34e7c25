import { buffer } from 'node:stream/consumers';
import { PDFDocument } from 'pdf-lib';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { goTo } from './harness/desk.ts';
import { test } from './harness/test.ts';

/** The chart as a file, by the menu. */
async function exported(page: Page, format: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}

test('a chart warns of what nobody may miss, keeps whom to talk with and what was agreed, says who saw it, and is printed and handed over as PDF and as FHIR', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await goTo(page, 'Patients');
  await page.getByRole('button', { name: 'New patient' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Family name').fill('Okafor');
  await dialog.getByLabel('Given names').fill('Amara');
  await dialog.getByLabel('Alerts').fill('Penicillin: anaphylaxis\nFalls easily');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('2 alerts').waitFor();
  await page.getByText('Falls easily').waitFor();
  await page.getByRole('tab', { name: 'Timeline' }).click();

  const drawer = page.getByRole('dialog');
  await page.getByRole('tab', { name: 'Contacts' }).click();
  await page.getByRole('button', { name: 'Add a contact' }).first().click();
  await drawer.getByLabel('Name').fill('Ada Okafor');
  await drawer.getByLabel('Relationship to the patient').fill('Daughter');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Ada Okafor').first().waitFor();

  await page.getByRole('tab', { name: 'Consents' }).click();
  await page.getByRole('button', { name: 'Record consent: E-mail' }).click();
  await drawer.getByLabel('Words that were shown or read out').fill('We may write to you by e-mail.');
  await drawer.getByRole('button', { name: 'Record' }).click();
  await page.getByText('May be used').waitFor();

  const pdf = await exported(page, /^PDF/);
  expect(pdf.name).toBe('chart.pdf');
  expect((await PDFDocument.load(pdf.bytes)).getPageCount()).toBe(1);
  const fhir = await exported(page, /^FHIR/);
  expect(fhir.name).toBe('chart.fhir.json');
  const bundle = JSON.parse(fhir.bytes.toString()) as { type: string; entry: { resource: { resourceType: string; name?: unknown } }[] };
  expect(bundle.type).toBe('collection');
  expect(bundle.entry.map(({ resource }) => resource.resourceType).toSorted()).toEqual(['Consent', 'Flag', 'Flag', 'Patient', 'RelatedPerson']);
  expect(bundle.entry[0]?.resource).toMatchObject({ resourceType: 'Patient', name: [{ family: 'Okafor', given: ['Amara'] }] });

  // On paper it is the same pages; a browser without a screen has no printer to ask.
  await page.evaluate(() => Object.assign(window, { print: () => document.documentElement.setAttribute('data-asked', '') }));
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^Print/ }).click();
  await page.locator('html[data-asked]').waitFor();
  expect((await PDFDocument.load(await page.pdf({ format: 'Letter' }))).getPageCount()).toBe(1);

  await page.getByRole('tab', { name: 'Seen by' }).click();
  await page.getByRole('tabpanel').getByText('Ines Okafor').first().waitFor();
});
