import { defineConfig } from 'vitest/config';

// The tests that need no browser; `npm test -- --only unit` runs them as the whole suite does.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'packages/*/vitest.config.ts',
      'apps/{portal,server}/vitest.config.ts',
      'tools/vitest.config.ts',
    ],
  },
});
