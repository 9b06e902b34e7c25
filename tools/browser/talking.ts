import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { launchOptions } from './launch.ts';
import { playedSpeech } from './playedSpeech.ts';

/** A browser whose microphone hears somebody who speaks and waits, round and round. */
export async function launchTalkingBrowser(): Promise<Browser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'intake-microphone-'));
  const file = path.join(folder, 'microphone.wav');
  await writeFile(file, playedSpeech());
  const { args = [], ...options } = await launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', `--use-file-for-fake-audio-capture=${file}`, '--autoplay-policy=no-user-gesture-required'],
  });
  browser.once('disconnected', () => void rm(folder, { recursive: true, force: true }));
  return browser;
}
