import { chromium } from 'playwright-core';
import type { Browser, LaunchOptions } from 'playwright-core';
import { findChromium, findHeadlessShell } from './find.mjs';

const args = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Chromium without a window, and without the calls home that a test machine cannot make. */
export const launchOptions = async (): Promise<LaunchOptions> => ({ executablePath: await findChromium(), args });

/** The same without an interface of its own, which it builds beside the page, with scripts of seconds. */
export const shellOptions = async (): Promise<LaunchOptions> => ({ executablePath: await findHeadlessShell(), args });

/** A browser of one's own, to measure with; tests share that of their run. */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await shellOptions());
