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
 */

/**
 * What `npm test` runs, the fast first. A step with `tests` counts each of them, any other counts as one; one
 * with `browser` is given a Chromium in CHROMIUM_PATH. A config that does not exist fails its step.
 *
 * @type {Step[]}
 */
export const steps = [
  { name: 'lint', what: 'oxlint and ESLint', command: npm('lint') },
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
  { name: 'build', what: 'the portal as it is served', command: turbo('build', '--filter=@intake/portal') },
  { name: 'bytes', what: 'JavaScript of the first routes within budget', command: npm('bench', 'bytes') },
  {
    name: 'stories',
    what: 'every story in a browser, with axe',
    command: vitest('apps/storybook/vitest.config.ts'),
    configs: ['apps/storybook/vitest.config.ts'],
    tests: true,
    browser: true,
  },
  {
    name: 'e2e',
    what: 'the portal on the real server',
    command: vitest('tools/e2e/vitest.config.ts'),
    configs: ['tools/e2e/vitest.config.ts'],
    tests: true,
    browser: true,
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
