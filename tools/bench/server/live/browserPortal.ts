import type { Browser } from 'playwright-core';
import type { SignIn } from '../../../e2e/harness/intake.ts';
import { signIn } from '../../../e2e/harness/browser.ts';

/** A row of the list said something else. */
export interface Shown {
  index: number;
  at: number;
}

export interface BrowserPortal {
  /** Calls of the page, without its events. */
  requests: () => string[];
  shown: () => Promise<Shown[]>;
  close: () => Promise<void>;
}

/** As text: what compiles this file would put helpers into a function that the page does not have. */
const watchRows = `{
  const said = new Map();
  globalThis.shown = [];
  const look = () => {
    for (const row of document.querySelectorAll('[data-part=row][data-index]')) {
      const text = row.querySelector('[data-part=what]')?.textContent ?? '';
      const { index } = row.dataset;
      if (said.has(index) && said.get(index) !== text) shown.push({ index: Number(index), at: Date.now() });
      said.set(index, text);
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}`;

/** The inbox in a real browser, which notes when each row changes. */
export async function openBrowserPortal(browser: Browser, address: string, person: SignIn): Promise<BrowserPortal> {
  const context = await browser.newContext({ baseURL: address, locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await signIn(page, person);
  await page.goto('/app/apps/faxes');
  await page.locator('[data-part=row][data-index="0"]').waitFor();
  // What was asked for while the stream was being opened is here by then.
  await page.waitForTimeout(5000);
  await page.evaluate(watchRows);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') requests.push(pathname);
  });
  return {
    requests: () => requests,
    shown: () => page.evaluate<Shown[]>('shown'),
    close: () => context.close(),
  };
}
