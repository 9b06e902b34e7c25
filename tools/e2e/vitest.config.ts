import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'e2e',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['harness/build.ts'],
    // Each file has a server, a Postgres and a browser of its own: two cores carry one of them well.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 90_000,
  },
});
