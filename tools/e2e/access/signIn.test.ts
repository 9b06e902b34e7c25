import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { administratorStart, signIn } from '../harness/browser.ts';
import { test } from '../harness/test.ts';

test('a wrong password is refused in words, and the e-mail address stays', async ({
  page,
  administrator,
}) => {
  await page.goto('/auth/login');
  await page.locator('input[name=email]').fill(administrator.email);
  await page.locator('input[name=password]').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.locator('input[name=email]').inputValue()).toBe(administrator.email);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth/login');
});

test('a super administrator who signs in arrives at the administration, and is still there after a reload', async ({
  page,
  administrator,
}) => {
  await signIn(page, administrator);
  await expect.poll(() => new URL(page.url()).pathname).toBe(administratorStart);
  await page.reload();
  await page.getByRole('navigation').first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(administratorStart);
});

test('a signed-out visitor is sent to sign in, and from there to where they wanted to go', async ({
  page,
  administrator,
}) => {
  await page.goto('/app/pages/profile');
  await page.locator('input[name=email]').waitFor();
  await page.locator('input[name=email]').fill(administrator.email);
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/pages/profile');
});

/** Notes what stands in the page, one after the other, from the mark that the page itself holds. */
function watchStart() {
  const seen: string[] = [];
  const look = () => {
    const root = document.getElementById('root');
    if (!root) return;
    const state = root.querySelector('.starting') ? 'mark' : root.querySelector('[data-cover]') ? 'spinner' : root.firstElementChild ? 'page' : 'nothing';
    if (state !== seen.at(-1) && (seen.length > 0 || state === 'mark')) seen.push(state);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  Object.assign(globalThis, { seen });
}

const seen = (page: Page) => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

test('a page that is opened takes the place of the mark at once, with neither an empty page nor a spinner between', async ({ page, administrator }) => {
  await page.addInitScript(watchStart);
  await page.goto('/auth/login');
  await page.locator('input[name=password]').waitFor();
  expect(await seen(page)).toEqual(['mark', 'page']);
  await signIn(page, administrator);
  for (const path of ['/app/apps/faxes', '/app/apps/clients', '/app/pages/setting/locations', '/app/pages/profile']) {
    await page.goto(path);
    await page.locator('#main h1').waitFor({ state: 'attached' });
    expect(await seen(page), path).toEqual(['mark', 'page']);
  }
});

const application = /\/assets\/index-[^/]*\.js$/;

test('an application that does not come says so under the mark, and comes after a retry', async ({ page }) => {
  await page.route(application, (route) => route.abort());
  await page.goto('/auth/login');
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.unroute(application);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('input[name=password]').waitFor();
});

test('an application that is long in coming is told of, in the language of the browser, and takes the place of the notice', async ({ page }) => {
  const held: Route[] = [];
  await page.route(application, (route) => void held.push(route));
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr-CA'] }));
  // The mark stays until the clock goes on.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.locator('.starting svg').waitFor();
  // What follows covers the window too: nothing moves.
  expect(await page.locator('.starting').boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.clock.fastForward(20_000);
  await page.clock.resume();
  await page.getByRole('alert').getByText('La connexion est lente').waitFor();
  await page.getByRole('button', { name: 'Réessayer' }).waitFor();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await page.locator('input[name=password]').waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
});

test('a sign-in form is there before the application, which goes on where somebody was', async ({ page, administrator }) => {
  const held: Route[] = [];
  await page.route(application, (route) => void held.push(route));
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr-CA'] }));
  await page.goto('/auth/login?redirect=%2Fapp%2Fpages%2Fprofile', { waitUntil: 'commit' });
  await page.getByLabel('Courriel').and(page.locator(':focus')).waitFor();
  // Another way in leads there too.
  await expect.poll(() => page.getByRole('link').last().getAttribute('href')).toContain('?by=code&redirect=%2Fapp%2Fpages%2Fprofile');
  await page.keyboard.type(administrator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(administrator.password.slice(0, 5));
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  // Language and theme come with the application.
  await page.getByRole('combobox').waitFor();
  await expect.poll(() => page.getByLabel('Courriel').inputValue()).toBe(administrator.email);
  await page.keyboard.type(administrator.password.slice(5));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/pages/profile');
});

test('what is sent from the form of the page is sent once the application is here', async ({ page, administrator }) => {
  const held: Route[] = [];
  await page.route(application, (route) => void held.push(route));
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.locator('input[name=password]').fill('wrong');
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => page.url()).not.toContain('wrong');
  await held[0]?.continue();
  await page.getByRole('alert').waitFor();
  await page.locator('input[name=password]').fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${administratorStart}`);
});

test('an application that does not come says so above the form that is there, which keeps what was typed', async ({ page }) => {
  const held: Route[] = [];
  await page.route(application, (route) => void held.push(route));
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('amara@clinic.example');
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.abort();
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('amara@clinic.example');
});
