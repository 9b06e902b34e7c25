import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LetterFile } from './letters.ts';
import { answerTo } from './server.ts';

/** How lists and charts write the patient of a letter. */
export const nameOf = ({ facts }: LetterFile) => `${facts.patient.family}, ${facts.patient.given}`;

/** The row of the open list that says `text`. */
export const row = (page: Page, text: string) => page.getByRole('grid').getByRole('row').filter({ hasText: text });

/** Resolves when the open fax is this person's to file. */
export const claimed = (page: Page) => page.getByRole('button', { name: /^Save and next/, disabled: false }).waitFor();

/**
 * Resolves when the list shows the letter, without a reload. What would push away the rows that somebody reads waits
 * behind a button, which is pressed here as that person would.
 */
export async function arrived(page: Page, letter: LetterFile, within = 60_000): Promise<void> {
  const wanted = row(page, nameOf(letter));
  const waiting = page.getByRole('button', { name: /^\d+ new fax/ });
  for (const end = Date.now() + within; !(await wanted.isVisible()); ) {
    await wanted.or(waiting).first().waitFor({ timeout: Math.max(1, end - Date.now()) });
    if (await waiting.isVisible()) await waiting.click();
  }
}

/** Uploads through the portal; resolves when the list has shown each of them. */
export async function receive(page: Page, letters: LetterFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(letters.map(({ file }) => file));
  for (const letter of letters) await arrived(page, letter);
}

/** Resolves when no fax is on its way any more: a name is shown before the patients are compared with it. */
export const processed = (page: Page) =>
  expect.poll(async () => JSON.parse((await answerTo(page, '/api/faxserver/incoming?status=received,processing')).text) as { items: unknown[] }).toMatchObject({ items: [] });

/** Files the letter to a new patient made from its page. */
export async function fileToNewPatient(page: Page, letter: LetterFile): Promise<void> {
  await row(page, nameOf(letter)).click();
  await claimed(page);
  await page.getByRole('button', { name: 'New patient' }).press('Enter');
  await page.getByLabel('Family name').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Change patient' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await row(page, nameOf(letter)).waitFor({ state: 'detached' });
}

/** Opens a screen by its name in the navigation. */
export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).first().click();

/** Takes back by its key what was done last, once the open request or visit offers it: that is known when it was read anew. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Undo/ }).first().waitFor();
  await page.keyboard.press('u');
}
