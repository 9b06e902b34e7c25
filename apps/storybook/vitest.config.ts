import { configDefaults, defineConfig } from 'vitest/config';
import { storiesConfig } from './storiesConfig.ts';

/** What every story is drawn in, though no story imports it: with `--changed`, a change of it runs them all. */
const everywhere = [
  '**/.storybook/*.{ts,tsx,css}',
  '**/apps/storybook/{*.ts,public/**}',
  '**/packages/ui/src/{theme,tokens}/**',
  // Catalogues are not among it: stories speak English, which is written beside the screens, and each change of a text is one of all four.
  '**/packages/i18n/src/**',
  '**/package-lock.json',
];

/** Every story, and the proof that its checks find faults. */
export default defineConfig({
  test: {
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...everywhere],
    // The first run bundles what stories import before the page answers: minutes on a busy machine.
    browser: { connectTimeout: 300_000 },
    projects: [
      storiesConfig('stories', 'test'),
      // After the stories, because both wait for the same processors.
      { test: { name: 'faults', root: import.meta.dirname, include: ['src/**/*.test.ts'], environment: 'node', sequence: { groupOrder: 1 } } },
    ],
  },
});
