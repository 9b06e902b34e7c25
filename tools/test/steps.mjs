import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const npm = (...args) => ['npm', 'run', '--silent', ...args];
const turbo = (...args) => ['npx', 'turbo', 'run', ...args, '--continue', '--output-logs=errors-only'];
const vitest = (config, ...args) => ['npx', 'vitest', 'run', '--config', config, ...args];
const projects = (...names) => vitest('vitest.config.ts', ...names.flatMap((name) => ['--project', name]));

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} what
 * @property {string[]} command
 * @property {string[]} [configs]
 * @property {boolean} [tests]
 * @property {boolean} [browser]
 * @property {boolean} [alone] uses all cores by itself, so that nothing runs beside it
 * @property {(files: readonly string[]) => string[]} [ofFiles] the command for some files alone, of which `reachedBy` tells
 * @property {RegExp} [reachedBy] the files that it looks at, where it cannot tell by itself what a change reaches
 */

/**
 * What `npm test` runs, the fast first. A step with `tests` counts each of them, any other counts as one; one
 * with `browser` is given a Chromium in CHROMIUM_PATH. A config that does not exist fails its step.
 *
 * @type {Step[]}
 */
export const steps = [
  {
    name: 'lint',
    what: 'oxlint',
    command: npm('lint'),
    ofFiles: (files) => ['npx', 'oxlint', ...files],
    reachedBy: /\.(?:tsx?|mjs)$/,
  },
  { name: 'types', what: 'TypeScript in every workspace', command: turbo('types') },
  { name: 'boundaries', what: 'who may import whom', command: npm('boundaries') },
  { name: 'i18n', what: 'four languages say the same', command: npm('i18n', '--', '--check') },
  {
    name: 'openapi',
    what: 'openapi.json is what the contract says',
    command: npm('openapi', '--', '--check'),
  },
  {
    name: 'unit',
    what: 'packages, portal and tools',
    command: projects('ui', 'api', 'i18n', 'portal', 'tools'),
    configs: [
      'packages/ui/vitest.config.ts',
      'packages/api/vitest.config.ts',
      'packages/i18n/vitest.config.ts',
      'apps/portal/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
    tests: true,
  },
  {
    name: 'server',
    what: 'the server against an embedded Postgres',
    command: projects('server'),
    configs: ['apps/server/vitest.config.ts'],
    tests: true,
  },
  {
    name: 'bytes',
    what: 'the portal builds, and its first routes keep within budget',
    command: npm('bench', 'bytes'),
    reachedBy: /^(apps\/portal|packages|tools\/bench\/portal\/bytes|package-lock)/,
  },
  {
    name: 'stories',
    what: 'every story in a browser, with axe',
    command: vitest('apps/storybook/vitest.config.ts'),
    configs: ['apps/storybook/vitest.config.ts'],
    tests: true,
    browser: true,
    alone: true,
  },
  {
    name: 'e2e',
    what: 'the portal on the real server',
    command: vitest('tools/e2e/vitest.config.ts'),
    configs: ['tools/e2e/vitest.config.ts'],
    tests: true,
    alone: true,
    reachedBy: /^tools\/e2e\//,
  },
];

/**
 * The steps that `--only a,b` or `--from a` leave; throws an error that names a step that does not exist.
 *
 * @param {{ only?: string, from?: string }} choice
 * @returns {Step[]}
 */
export function chooseSteps({ only, from }) {
  const known = (/** @type {string} */ name) => {
    const index = steps.findIndex((step) => step.name === name);
    if (index < 0)
      throw new Error(`No step is called "${name}": there are ${steps.map((step) => step.name).join(', ')}.`);
    return index;
  };
  if (only) return only.split(',').map((name) => steps[known(name)]);
  return from ? steps.slice(known(from)) : steps;
}

/**
 * The steps as they look at a change alone: Vitest asks its own import graph, lint is given the files that differ, types keep
 * what they found of workspaces that are the same, and a step that nothing of the change reaches is left out.
 *
 * @param {readonly Step[]} chosen
 * @param {{ since: string, files: readonly string[] }} change the commit that it is counted from, and what differs, also what is gone
 * @returns {Step[]}
 */
export const reachedSteps = (chosen, { since, files }) =>
  chosen
    .filter(({ reachedBy }) => !reachedBy || files.some((file) => reachedBy.test(file)))
    .map((step) => {
      if (step.ofFiles) return { ...step, command: step.ofFiles(files.filter((file) => step.reachedBy?.test(file) && existsSync(`${root}${file}`))) };
      return step.tests && !step.reachedBy ? { ...step, command: [...step.command, '--changed', since] } : step;
    });
