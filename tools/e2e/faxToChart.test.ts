import { expect } from 'vitest';
import { signIn } from './harness/browser.ts';
import { claimed, goTo, nameOf, processed, receive, row } from './harness/desk.ts';
import { letterFile } from './harness/letters.ts';
import { test } from './harness/test.ts';

test('a letter is uploaded, read, filed to a new patient by keyboard, taken back and filed again', async ({
  page,
  administrator,
}) => {
  const [first, second] = await Promise.all([letterFile('emr-referral', 11), letterFile('gp-letter', 12)]);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, [first, second]);

  await row(page, nameOf(first)).click();
  await page.getByText('No patient in the chart matches this document.').waitFor();
  await claimed(page);
  await page.keyboard.press('Control+Enter');
  await page.getByText('Choose the patient.').waitFor();
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await expect.poll(() => page.getByLabel('Family name').inputValue()).toBe(first.facts.patient.family);
  const typed = await page.getByRole('textbox', { name: 'Health number' }).inputValue();
  expect(typed.replaceAll(/[\s-]/g, '')).toContain(first.facts.patient.card?.value);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  await page.keyboard.press('Control+Enter');

  await row(page, nameOf(first)).waitFor({ state: 'detached' });
  const filed = page.getByRole('alertdialog').filter({ hasText: `Filed to ${nameOf(first)}` });
  await filed.getByRole('button', { name: 'Undo' }).click();
  await row(page, nameOf(first)).waitFor();
  await row(page, nameOf(first)).click();
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await row(page, nameOf(first)).waitFor({ state: 'detached' });
  await page.getByText(second.facts.referrer.clinic).first().waitFor();
});

test('the next fax is here before it is opened, and filing asks for neither list nor counts again', async ({ page, administrator }) => {
  const letters = await Promise.all([letterFile('emr-referral', 41), letterFile('gp-letter', 42)]);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await receive(page, letters);
  // What the pipeline tells last makes the fax that waits old, and then it is rightly asked for again.
  await processed(page);
  await page.reload();
  const ahead: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/api/faxserver/ahead/')) ahead.push(request.url());
  });
  await page.getByRole('grid').getByRole('row').first().click();
  await claimed(page);
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await page.getByLabel('Family name').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  const openId = new URL(page.url()).searchParams.get('fax') ?? '';
  await expect.poll(() => ahead.filter((url) => !url.endsWith(openId))).toHaveLength(1);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/faxserver/')) asked.push(pathname.slice('/api/faxserver/'.length));
  });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').filter({ hasText: 'Filed to' }).waitFor();
  await page.locator('[data-page="1"] [data-state=ready]').waitFor();
  await claimed(page);
  expect(asked).not.toContain(`detail/${new URL(page.url()).searchParams.get('fax')}`);
  // The fax after the next is fetched ahead, and what has been filed may be shown as it is now.
  await expect.poll(() => asked.filter((path) => !/^(ahead|words|detail)\//.test(path)).toSorted()).toEqual(['claim', 'save']);
});

test('the keys are shown under ?', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  await page.getByRole('radio', { name: /^To do/ }).waitFor();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Save and next').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('a file that is no fax is refused in words, and a broken one is kept with its reason', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await goTo(page, 'Faxes');
  const { file } = await letterFile('gp-letter', 31);
  await page.locator('input[type=file]').first().setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a fax') },
    { ...file, name: 'broken.pdf', buffer: file.buffer.subarray(0, 600) },
  ]);
  await page.getByText('This kind of file cannot be read as a fax.').waitFor();
  await page.getByRole('radio', { name: /^Failed\s*1$/ }).click({ timeout: 60_000 });
  await expect.poll(() => row(page, 'notes.txt').count()).toBe(0);
  await row(page, 'broken.pdf').click();
  await page.getByText('The original is kept.', { exact: false }).first().waitFor();
  // Of the fax alone: a kind of file that cannot be read is the same at the next try.
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
});
