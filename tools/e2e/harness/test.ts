import { expect, test as base } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { keepScreenshot, openBrowser, watchErrors } from './browser.ts';
import { startIntake } from './intake.ts';
import type { Intake, SignIn } from './intake.ts';

interface Fixtures {
  /** An Intake of this file's own. */
  intake: Intake;
  /** Where its pages are opened. */
  address: string;
  /** Who set that Intake up. */
  administrator: SignIn;
  browser: Browser;
  /** Opens a page of a new browser profile: another person. An error that nobody caught in it fails the test. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>;
  page: Page;
}

/** A test against the real server, in a real browser; a failure leaves a screenshot in `.cache/e2e`. */
export const test = base.extend<Fixtures>({
  intake: [
    async ({}, use) => {
      const intake = await startIntake();
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
  address: [async ({ intake }, use) => use(intake.address), { scope: 'file' }],
  administrator: [async ({ intake }, use) => use(await intake.setUp()), { scope: 'file' }],
  browser: [
    async ({}, use) => {
      const browser = await openBrowser();
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  openPage: async ({ browser, address, task }, use) => {
    const opened: { page: Page; errors: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        baseURL: address,
        locale: 'en-CA',
        timezoneId: 'America/Toronto',
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      // A busy machine may take its time; what never comes is still missed.
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      opened.push({ page, errors: watchErrors(page) });
      return page;
    });
    for (const [index, { page }] of opened.entries()) {
      if (task.result?.state === 'fail')
        console.error(`Screenshot: ${await keepScreenshot(page, `${task.name} ${index + 1}`)}`);
      await page.context().close();
    }
    expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
  },
  page: async ({ openPage }, use) => use(await openPage()),
});
