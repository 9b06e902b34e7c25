import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { signIn } from './harness/browser.ts';
import { demoTest as test } from './harness/demoTest.ts';
import { goTo } from './harness/desk.ts';

const tile = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).first();
const rows = (page: Page) => page.getByRole('dialog').getByRole('row');

/** The number with which a text ends. */
const numberIn = (text: string | null) => Number(/([\d,]+)\D*$/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

/** The rows of the open drawer, all of them. */
async function allRows(page: Page): Promise<number> {
  const more = page.getByRole('dialog').getByRole('button', { name: 'Show more' });
  await rows(page).first().waitFor();
  while (await more.isVisible()) {
    const before = await rows(page).count();
    await more.click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
  }
  return rows(page).count();
}

async function csvOf(page: Page, card: string): Promise<string[][]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('figure', { name: card }).getByRole('button', { name: 'Save as CSV' }).click();
  const text = (await buffer(await (await saved).createReadStream())).toString().replace('\uFEFF', '');
  return text.trim().split('\r\n').map((line) => line.split(','));
}

test('a figure leads to the rows that it counts, from a mark of a chart by keys alone, and is saved and printed', { timeout: 300_000 }, async ({ page, intake }) => {
  await signIn(page, await intake.demoSignIn('Clerk'));
  await goTo(page, 'Dashboard');
  await tile(page, 'Filed').getByText(/\d/).first().waitFor();

  // Yesterday does not change any more.
  const chart = page.getByRole('listbox', { name: 'Received and filed' });
  await chart.focus();
  for (const key of ['End', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  const point = await chart.getByRole('option').textContent();
  expect(point).toContain('Filed');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Filed' }).waitFor();
  expect(await allRows(page)).toBe(numberIn(point));
  await page.reload();
  await page.getByRole('dialog', { name: 'Filed' }).waitFor();
  expect(await allRows(page)).toBe(numberIn(point));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Days of one's own choice: the figure is the sum of what is saved, and of the rows.
  await page.getByRole('button', { name: /Calendar/ }).click();
  await page.getByRole('button', { name: 'Last month' }).click();
  await page.waitForURL(/ending=\d{4}-\d\d-\d\d/);
  const days = Number(new URL(page.url()).searchParams.get('days'));
  // What is shown is saved: the days before, until the others have come.
  const [head, ...saved] = await vi.waitFor(async () => {
    const rows = await csvOf(page, 'Received and filed');
    expect(rows).toHaveLength(1 + days);
    return rows;
  }, 30_000);
  expect(head).toEqual(['Day', 'Received', 'Filed']);
  const figure = await tile(page, 'Received').locator('bdi').first().textContent();
  expect(saved.reduce((sum, [, received]) => sum + Number(received), 0)).toBe(numberIn(figure));

  // Credits lead to the entries that they are the sum of.
  const [causes] = await csvOf(page, 'Credits');
  expect(causes).toEqual(['Day', 'Fax pages received', 'Fax pages sent', 'Text messages']);
  const spending = page.getByRole('listbox', { name: 'Credits' });
  await spending.focus();
  await page.keyboard.press('Home');
  const spent = await spending.getByRole('option').textContent();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Credits spent' }).waitFor();
  await allRows(page);
  const entries = await rows(page).getByText(/^-?[\d,]+ credits?$/).allTextContents();
  expect(entries.reduce((sum, entry) => sum + Number(entry.split(' ')[0]), 0)).toBe(numberIn(spent));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // On paper there are the cards alone.
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false);
  await expect.poll(() => page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.getByRole('figure', { name: 'Credits' }).waitFor();
  const { width, height } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth - document.documentElement.clientWidth, height: document.documentElement.scrollHeight }));
  expect(width).toBe(0);
  expect(height).toBeGreaterThan(1500);
});
