import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { locales } from '@intake/api/rules';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { chromiumFlags } from '../../.storybook/chromium.ts';
import { viewport } from '../../.storybook/modes.ts';
import { findChromium } from '../browser/find.mjs';
import { isReady } from './studio/inPage.ts';
import { serveFolder } from './studio/staticServer.ts';
import { buildStorybook, builtIn, root } from './storybook.ts';

const usage = `npm run pictures                       the screens that the homepage shows, in each language and theme
npm run pictures -- --storybook DIR    of a Storybook that is built already, instead of building one`;

/** The stories that stand on the homepage, by the name of their picture. */
const stories = {
  workbench: 'portal-screens-faxes-incomingfaxes-incomingfaxesscreen--ready',
  referral: 'portal-screens-requests-requests-requestsscreen--referral',
  calendar: 'portal-screens-appointments-appointments-appointmentsscreen--day',
};
const themes = ['light', 'dark'] as const;
/** Points of a picture to one of the page: sharp on most screens, and small. */
const scale = 1.5;
const folder = path.join(root, 'apps/portal/src/screens/home/Homepage/pictures');

/** A story as it has ended, in PNG. */
async function photograph(browser: Browser, address: string, globals: Record<string, string>): Promise<Buffer> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale, reducedMotion: 'reduce', locale: 'en-CA', timezoneId: 'America/Toronto' });
  const page = await context.newPage();
  const wanted = Object.entries(globals).map(([name, value]) => `${name}:${value}`).join(';');
  await page.goto(`${address}&globals=${wanted}`, { timeout: 60_000 });
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return png;
}

const { values } = parseArgs({ options: { storybook: { type: 'string' }, help: { type: 'boolean' } } });
if (values.help) throw new Error(usage);
if (!values.storybook) await buildStorybook();
const served = await serveFolder(path.resolve(values.storybook ?? builtIn(root)));
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, id] of Object.entries(stories)) {
    for (const locale of locales) {
      for (const theme of themes) {
        const png = await photograph(browser, `${served.address}/iframe.html?viewMode=story&id=${id}`, { theme, locale, direction: 'ltr' });
        const file = path.join(folder, `${name}-${theme}.${locale}.avif`);
        // Letters keep their edges with colours in full.
        await sharp(png).avif({ quality: 46, effort: 7, chromaSubsampling: '4:4:4' }).toFile(file);
        console.log(path.relative(root, file), (await stat(file)).size);
      }
    }
  }
} finally {
  await browser.close();
  served.close();
}
