import type { Page } from 'playwright-core';
import type { LetterFile } from './letters.ts';

/** How lists and charts write the patient of a letter. */
export const nameOf = ({ facts }: LetterFile) => `${facts.patient.family}, ${facts.patient.given}`;

/** The row of the open list that says `text`. */
export const row = (page: Page, text: string) => page.getByRole('grid').getByRole('row').filter({ hasText: text });

/** Resolves when the open fax is this person's to file. */
export const claimed = (page: Page) => page.getByRole('button', { name: /^Save and next/, disabled: false }).waitFor();

/** Uploads through the portal; resolves when the list has shown each of them, without a reload. */
export async function receive(page: Page, letters: LetterFile[]): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(letters.map(({ file }) => file));
  for (const letter of letters) await row(page, nameOf(letter)).waitFor({ timeout: 60_000 });
}

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
