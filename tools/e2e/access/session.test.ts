import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { administratorStart, signIn } from '../harness/browser.ts';
import type { SignIn } from '../harness/intake.ts';
import { test } from '../harness/test.ts';

const minute = 60_000;
const profile = '/app/pages/profile';

/** Signs in under a clock that the test moves, and waits on a page that costs no faxes. */
async function enter(page: Page, person: SignIn) {
  await page.clock.install();
  await signIn(page, person);
  await page.goto(profile);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort((a, b) => a.localeCompare(b, 'en')));
const item = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const atLock = (page: Page) => page.waitForURL((url) => url.pathname === '/auth/lock-screen');
const atProfile = (page: Page) => page.waitForURL((url) => url.pathname === profile);
const password = (page: Page) => page.locator('input[name=password]');

/** What the server says to the browser's own token. */
const answerTo = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('AUTH_TOKEN')}` };
    return (await fetch(`/api/user/dtl/${localStorage.getItem('USER_ID')}`, { headers })).status;
  });

test('half an hour without activity locks the session, here and on the server; the password opens it where one was', async ({
  page,
  administrator,
}) => {
  await enter(page, administrator);
  await page.clock.pauseAt(Date.now() + 29 * minute);
  await page.mouse.move(200, 200);
  const lastActive = await page.evaluate(() => Date.now());
  await page.clock.runFor(499);
  expect(Number(await item(page, 'LAST_ACTIVE'))).toBeLessThan(lastActive);
  await page.clock.runFor(1);
  expect(await item(page, 'LAST_ACTIVE')).toBe(String(lastActive));

  await page.clock.fastForward(30 * minute - 501);
  await expect.poll(() => new URL(page.url()).pathname).toBe(profile);
  await page.clock.fastForward(1);
  await atLock(page);
  await page.clock.resume();
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe(profile);
  expect(await item(page, 'LOCKSCREEN')).toBe(String(lastActive));
  await expect.poll(() => answerTo(page)).toBe(423);

  // The marker is only the browser's: without it the server still says that the session is locked.
  await page.evaluate(() => localStorage.removeItem('LOCKSCREEN'));
  await page.goto('/app/apps/faxes');
  await atLock(page);
  expect(await item(page, 'LOCKSCREEN')).not.toBeNull();

  await page.goto(profile);
  await atLock(page);
  await password(page).fill('not the password');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('alert').textContent()).toBe('Invalid login credentials');
  await password(page).fill(administrator.password);
  await page.keyboard.press('Enter');
  await atProfile(page);
  expect(await item(page, 'LOCKSCREEN')).toBeNull();
  expect(await answerTo(page)).toBe(200);
});

test('what was typed, in a dialog too, is under the lock: unseen, and there again with the password', async ({ page, administrator }) => {
  await enter(page, administrator);
  await page.goto('/app/pages/user-list');
  await page.getByRole('button', { name: 'Invite' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('Noor Haddad');
  await page.clock.runFor(500);
  await page.clock.fastForward(31 * minute);
  await atLock(page);
  await password(page).waitFor();
  await page.clock.resume();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator(':visible').evaluateAll((shown) => shown.some((element) => element instanceof HTMLInputElement && element.value !== ''))).toBe(false);
  await expect.poll(() => page.title()).toMatch(/^Locked/);

  await password(page).fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/app/pages/user-list');
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await name.waitFor();
  await expect.poll(() => name.inputValue()).toBe('Noor Haddad');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Discard what you entered?' }).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a form is as it was left, however long the lock has lasted', async ({ page, administrator }) => {
  await enter(page, administrator);
  await page.goto('/app/apps/accounts');
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Riverbend Clinic, second floor');
  await page.clock.runFor(500);
  await page.clock.fastForward(31 * minute);
  await atLock(page);
  await password(page).waitFor();
  await page.clock.fastForward(10 * minute);
  await page.clock.resume();
  await password(page).fill(administrator.password);
  await page.keyboard.press('Enter');
  await name.waitFor();
  await expect.poll(() => name.inputValue()).toBe('Riverbend Clinic, second floor');
});

test('a browser that is opened again after half an hour is locked', async ({ page, administrator }) => {
  await enter(page, administrator);
  await page.clock.runFor(500);
  await page.goto('about:blank');
  await page.clock.fastForward(31 * minute);
  await page.goto(profile);
  await atLock(page);
});

test('every protected path leads a locked session to the lock screen, and a signed-out one to sign-in, with the way back', async ({
  page,
  administrator,
}) => {
  await enter(page, administrator);
  await page.evaluate(() => localStorage.setItem('LOCKSCREEN', String(Date.now())));
  const paths = [
    '/app/apps/faxes?view=urgent',
    '/app/apps/search?q=x',
    '/app/apps/clients',
    '/app/pages/setting/audit',
    profile,
    '/auth/reset-password',
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth/lock-screen' && url.searchParams.get('redirect') === path);
  }
  await page.getByRole('button', { name: /Sign out/ }).click();
  await page.waitForURL((url) => url.pathname === '/auth/login' && url.search === '');
  for (const path of paths) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('redirect') === path);
  }
});

test('a password of more than 60 days is changed before anything else, and leads back', async ({ page, administrator, intake }) => {
  const changed = { ...administrator, password: 'marmalade ferry quartz' };
  await page.clock.install({ time: Date.now() + 61 * 24 * 60 * minute });
  await page.goto('/auth/login?redirect=%2Fapp%2Fpages%2Fprofile');
  await page.locator('input[name=email]').fill(administrator.email);
  await password(page).fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/auth/reset-password' && url.searchParams.get('redirect') === profile);
  await page.goto('/app/apps/faxes');
  await page.waitForURL((url) => url.pathname === '/auth/reset-password' && url.searchParams.get('redirect') === '/app/apps/faxes');

  await page.getByLabel('Current password').fill('not this one');
  await password(page).fill(changed.password);
  await page.keyboard.press('Enter');
  await page.getByText('This is not your current password.').waitFor();
  await page.getByLabel('Current password').fill(administrator.password);
  // The new password is as old as the server's clock says, so the browser's has to go back with it.
  await page.clock.setSystemTime(Date.now());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/app/apps/faxes');

  // The others of this file sign in with the password of before.
  await page.goto('/auth/reset-password?redirect=//evil.example');
  await page.getByLabel('Current password').fill(changed.password);
  await password(page).fill(administrator.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.origin === intake.address && url.pathname === administratorStart);
});

test('`redirect` leads to paths of the portal alone', async ({ openPage, administrator, intake }) => {
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/app/',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '/app/../../evil',
  ]) {
    const page = await openPage();
    await page.goto(`/auth/login?${new URLSearchParams({ redirect: target })}`);
    await page.locator('input[name=email]').fill(administrator.email);
    await password(page).fill(administrator.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.origin === intake.address && url.pathname === administratorStart);
  }
});

test('a session that the server has ended clears exactly what belongs to it, and leads to sign-in and back', async ({
  page,
  administrator,
}) => {
  await enter(page, administrator);
  await page.evaluate(() => localStorage.setItem('CURRENT_LOCATION', 'front-desk'));
  const before = await stored(page);
  await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('AUTH_TOKEN')}` };
    await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers });
  });
  await page.goto('/app/apps/faxes');
  await page.waitForURL((url) => url.pathname === '/auth/login' && url.searchParams.get('redirect') === '/app/apps/faxes');
  const named = ['AUTH_TOKEN', 'LOCKSCREEN', 'MAP_DETAILS', 'ORG_DETAILS', 'USER_DETAILS', 'USER_ID'];
  // The moment of the last activity is written now and then.
  const kept = (names: string[]) => names.filter((name) => name !== 'LAST_ACTIVE');
  // The sign-in client's own session goes with it.
  expect(kept(before).filter((name) => !named.includes(name) && name !== 'intake-auth')).toEqual(kept(await stored(page)));
  expect(await item(page, 'CURRENT_LOCATION')).toBe('front-desk');
});
