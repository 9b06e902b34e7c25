import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { administratorStart, at, signIn } from '../harness/browser.ts';
import { test } from '../harness/test.ts';

const minute = 60_000;
const profile = '/app/pages/profile';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('AUTH_TOKEN'));

test('the tabs of a browser agree: lock, unlock, language, sign-out and sign-in', async ({ page, administrator }) => {
  await page.clock.install();
  await signIn(page, administrator);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(profile);
    await heading(tab).waitFor();
  }

  await page.getByText('Français', { exact: true }).click();
  await other.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
  await other.getByText('English', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();

  // What somebody does in one tab keeps the other one open.
  await page.clock.runFor(500);
  await page.clock.fastForward(29 * minute);
  const before = await other.evaluate(() => Date.now());
  await other.mouse.move(300, 300);
  await expect.poll(() => other.evaluate(() => Number(localStorage.getItem('LAST_ACTIVE')))).toBeGreaterThanOrEqual(before);
  await page.clock.fastForward(2 * minute);
  await expect.poll(() => new URL(page.url()).pathname).toBe(profile);

  await page.clock.fastForward(31 * minute);
  for (const tab of [page, other]) await at(tab, '/auth/lock-screen');
  // Where somebody types is the tab in front; one behind may draw when it likes.
  await other.bringToFront();
  await other.locator('input[name=password]').fill(administrator.password);
  await other.keyboard.press('Enter');
  for (const tab of [page, other]) await at(tab, profile);
  // By this clock the new token is old already, and is renewed.
  await expect.poll(async () => (await token(page)) === (await token(other))).toBe(true);

  await page.getByRole('button', { name: /^Settings and sign-out/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of [page, other]) await at(tab, '/auth/login');
  await expect.poll(() => new URL(other.url()).search).toBe('');
  await signIn(page, administrator);
  await at(other, administratorStart);
});

test('a token is renewed before it runs out, without a word', async ({ page, administrator }) => {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.method());
  });
  await page.clock.install();
  await signIn(page, administrator);
  await page.goto(profile);
  await heading(page).waitFor();
  const first = await token(page);
  for (const pause of [25, 25]) {
    await page.clock.fastForward(pause * minute);
    await page.mouse.move(pause, pause);
    await page.clock.runFor(500);
  }
  expect(renewals).toEqual([]);
  await page.clock.fastForward(8.6 * minute);
  await page.clock.runFor(31_000);
  await expect.poll(() => token(page)).not.toBe(first);
  expect(renewals).toContain('POST');
  await expect.poll(() => new URL(page.url()).pathname).toBe(profile);
  await page.goto('/app/apps/faxes');
  await page.getByRole('navigation').first().waitFor();
});

test('without a connection nothing that was typed is lost, and it is said and logged', async ({ page, administrator }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
  await page.goto('/auth/login');
  await page.locator('input[name=email]').fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('The server was not reached.').waitFor();
  await expect.poll(() => page.locator('input[name=email]').inputValue()).toBe(administrator.email);
  await expect.poll(() => page.locator('input[name=password]').inputValue()).toBe(administrator.password);
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await at(page, administratorStart);

  await page.goto('/app/apps/clients');
  await page.getByRole('searchbox').waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('searchbox').fill('Okafor');
  await expect.poll(() => logged.some((line) => line === 'warning listPatients: network')).toBe(true);
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Okafor');
  expect(logged.join('\n')).not.toContain('Okafor');
  await page.context().setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/app/apps/clients');
});
