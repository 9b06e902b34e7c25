import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { findChromium, findHeadlessShell } from './find.mjs';

/** Chromium without a window, and without the calls home that a test machine cannot make. */
export const launchOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** A browser of one's own, to measure with: the whole of Chromium builds its own interface beside the page, with scripts of seconds. Tests share that of their run. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch({ ...(await launchOptions()), executablePath: await findHeadlessShell() });
