import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findHeadlessShell, installedChromium } from './find.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'intake-browser-'));
const program = path.join(folder, 'google-chrome');
writeFileSync(program, '#!/bin/sh\n');
chmodSync(program, 0o755);
writeFileSync(path.join(folder, 'chromium'), 'not a program');
afterAll(() => rmSync(folder, { recursive: true }));

it('takes the program that CHROMIUM_PATH names', async () => {
  expect(await installedChromium({ CHROMIUM_PATH: program, PATH: '' })).toBe(program);
});

it('says so when CHROMIUM_PATH names none', async () => {
  await expect(installedChromium({ CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere',
  );
});

it('takes the first known name on the PATH that can be run', async () => {
  expect(await installedChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(program);
});

it('takes the shell for walks, unless CHROMIUM_PATH says otherwise', async () => {
  const shell = path.join(folder, 'chromium-headless-shell');
  writeFileSync(shell, '#!/bin/sh\n', { mode: 0o755 });
  expect(await findHeadlessShell({ PATH: folder })).toBe(shell);
  expect(await findHeadlessShell({ PATH: folder, CHROMIUM_PATH: program })).toBe(program);
});
