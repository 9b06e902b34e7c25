import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { administratorStart, at, signIn } from '../harness/browser.ts';
import { mailedCode } from '../harness/mails.ts';
import { test } from '../harness/test.ts';

const profile = '/app/pages/profile';
const html = (page: Page) =>
  page.evaluate(() => ({ ...document.documentElement.dataset, dir: document.documentElement.dir, lang: document.documentElement.lang }));

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Settings and sign-out/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await at(page, '/auth/login');
}

test('a forgotten password is replaced with a mailed code, and nothing else is possible before', async ({
  page,
  administrator,
  intake,
}) => {
  const next = 'bramble teapot cello';
  await page.goto('/auth/login?redirect=%2Fapp%2Fpages%2Fprofile');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The page before has a field of the same name.
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.locator('input[name=email]').fill(administrator.email);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').fill('000000');
  await page.getByRole('alert').getByText('wrong, has expired or was used already').waitFor();
  const code = await mailedCode(intake, administrator, administrator.email);
  await page.locator('input[name=code]').fill(code ?? '');
  await at(page, '/auth/reset-password');
  await page.goto('/app/apps/faxes');
  await at(page, '/auth/reset-password');
  await expect.poll(() => page.getByLabel('Current password').count()).toBe(0);
  await page.locator('input[name=password]').fill('password');
  await page.keyboard.press('Enter');
  await page.getByText('This password is too easy to guess.').waitFor();
  await page.locator('input[name=password]').fill(next);
  await page.keyboard.press('Enter');
  await at(page, '/app/apps/faxes');

  await signOut(page);
  await page.locator('input[name=email]').fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Invalid login credentials').waitFor();
  await page.locator('input[name=password]').fill(next);
  await page.keyboard.press('Enter');
  await at(page, administratorStart);

  // The password of before, for the others of this file.
  await page.goto('/auth/reset-password');
  await page.getByLabel('Current password').fill(next);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await at(page, administratorStart);
});

test('a second factor is added on the profile page and asked for at the next sign-in', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await page.goto(profile);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  const secret = ((await page.getByRole('dialog').locator('code').textContent()) ?? '').trim();
  const totp = new TOTP({ secret });
  await page.locator('input[name=code]').fill(totp.generate());
  await page.getByText('Two-step sign-in is on').waitFor();

  await signOut(page);
  await page.locator('input[name=email]').fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('AUTH_TOKEN'))).toBeNull();
  await page.locator('input[name=code]').fill('000000');
  await page.getByRole('alert').getByText('This code is not right.').waitFor();
  // Each code is good once, so it is the one of the next half minute.
  await page.locator('input[name=code]').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await at(page, administratorStart);

  await page.goto(profile);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('The authenticator app is removed').waitFor();
});

test('how the portal looks follows its user to another browser, and is there before the first paint', async ({
  page,
  openPage,
  administrator,
}) => {
  await signIn(page, administrator);
  await page.goto(profile);
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/session/preferences'));
  await page.getByRole('radiogroup', { name: 'Theme', exact: true }).getByText('Dark', { exact: true }).click();
  await page.getByText('Right to left', { exact: true }).click();
  await page.getByText('At the top', { exact: true }).click();
  await page.getByText('Français', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Profil' }).waitFor();
  expect((await saved).status()).toBe(200);

  const elsewhere = await openPage();
  await signIn(elsewhere, administrator);
  await expect.poll(() => html(elsewhere)).toMatchObject({ theme: 'dark', dir: 'rtl', lang: 'fr-CA' });
  // All but the script in the page itself, which runs before anything is painted.
  await elsewhere.route(/\/assets\/[^/]*\.js$/, (route) => route.abort());
  await elsewhere.reload();
  expect(await html(elsewhere)).toMatchObject({ theme: 'dark', dir: 'rtl', lang: 'fr' });
});

test('a part that does not arrive says so, and comes after a retry', async ({ page, administrator }) => {
  await signIn(page, administrator);
  await page.goto('/auth/reset-password');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState(null, '', '/app/apps/search');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  // Beside it, the whole page can be loaded again.
  const retry = page.getByRole('alert').getByRole('button').first();
  await retry.waitFor();
  await page.unroute('**/assets/*.js');
  await retry.click();
  await page.getByRole('searchbox').waitFor();
});

test('a service worker that was left over is gone after the first visit', async ({ page }) => {
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page
    .context()
    .route('**/earlier-product.html', (route) => route.fulfill({ contentType: 'text/html', body: '<title>An earlier product</title>' }));
  await page
    .context()
    .route('**/earlier-product.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => {});' }),
    );
  await page.goto('/earlier-product.html');
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/earlier-product.js')));
  expect(await registrations()).toBe(1);
  await page.goto('/auth/login');
  await expect.poll(registrations).toBe(0);
});
