import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import type { SignIn } from './intake.ts';

const failures = fileURLToPath(new URL('../../../.cache/e2e/', import.meta.url));

/** The browser of the run: its profiles are this file's own. */
export const openBrowser = (): Promise<Browser> => chromium.connect(inject('browserAddress'));

/** Collects what went wrong in a page without a word to the user: errors that no code caught. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack || error.message));
  return errors;
}

/** Keeps what the page looked like as `.cache/e2e/NAME.png`. */
export async function keepScreenshot(page: Page, name: string): Promise<string> {
  mkdirSync(failures, { recursive: true });
  const file = path.join(failures, `${name.replace(/[^\p{L}\d]+/gu, '-')}.png`);
  await page.screenshot({ path: file, fullPage: true });
  return file;
}

/** Waits until the page has gone there, whatever its search says. */
export const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Where whoever has set up an Intake starts: the faxes are a press away. */
export const administratorStart = '/app/adminpage';

/** Signs in by hand, as a person does, and waits until the start page of that person is there. */
export async function signIn(page: Page, { email, password }: SignIn): Promise<void> {
  await page.goto('/auth/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/app/**');
}
