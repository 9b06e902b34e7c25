import { expect } from 'vitest';
import { administratorStart, signIn } from './harness/browser.ts';
import { test } from './harness/test.ts';

test('a wrong password is refused in words, and the e-mail address stays', async ({
  page,
  administrator,
}) => {
  await page.goto('/auth/login');
  await page.locator('input[name=email]').fill(administrator.email);
  await page.locator('input[name=password]').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').waitFor();
  expect(await page.locator('input[name=email]').inputValue()).toBe(administrator.email);
  expect(new URL(page.url()).pathname).toBe('/auth/login');
});

test('a super administrator who signs in arrives at the administration, and is still there after a reload', async ({
  page,
  administrator,
}) => {
  await signIn(page, administrator);
  expect(new URL(page.url()).pathname).toBe(administratorStart);
  await page.reload();
  await page.getByRole('navigation').first().waitFor();
  expect(new URL(page.url()).pathname).toBe(administratorStart);
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
