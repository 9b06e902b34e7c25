import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name, env) =>
  (env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find(isProgram);

/** A Chromium that is here already: CHROMIUM_PATH, then the PATH, then Playwright's own; undefined without one. */
export async function installedChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (isProgram(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is not a program.`);
  }
  for (const name of names) {
    const found = onPath(name, env);
    if (found) return found;
  }
  const { chromium } = await import('playwright-core');
  return isProgram(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Standard output is kept for the path, so what the installers say goes to the other stream. */
const run = (env, program, ...args) =>
  execFileSync(program, args, {
    stdio: ['ignore', 2, 2],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Installing one of Debian's packages, where that may be done. */
const ofDebian = (env, name) =>
  process.getuid?.() === 0 && onPath('apt-get', env)
    ? [
        () => {
          run(env, 'apt-get', 'update', '-q');
          run(env, 'apt-get', 'install', '-y', '-q', '--no-install-recommends', name);
        },
      ]
    : [];

/** Whether one of the ways, which are tried in turn, has worked. */
const install = (...attempts) =>
  attempts.some((attempt) => {
    try {
      attempt();
      return true;
    } catch (error) {
      console.error(error.message);
      return false;
    }
  });

/** The path of a Chromium, installed when there is none: Debian's for root, else Playwright's own. */
export async function findChromium(env = process.env) {
  const found = await installedChromium(env);
  if (found) return found;
  console.error('No Chromium on this machine: installing one.');
  install(...ofDebian(env, 'chromium'), () => run(env, 'npx', 'playwright-core', 'install', 'chromium'));
  const installed = await installedChromium(env);
  if (installed) return installed;
  throw new Error(
    'There is no Chromium and none could be installed: install one and set CHROMIUM_PATH to it.',
  );
}

const shell = 'chromium-headless-shell';

/**
 * The path of a Chromium without its own interface, which costs walks a quarter of their time: Debian's, installed for
 * root when there is none; the whole of Chromium where it is not to be had, and what CHROMIUM_PATH names in any case.
 */
export async function findHeadlessShell(env = process.env) {
  if (!env.CHROMIUM_PATH && !onPath(shell, env)) install(...ofDebian(env, shell));
  return (!env.CHROMIUM_PATH && onPath(shell, env)) || findChromium(env);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(await findChromium());
