import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'e2e',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['harness/globalSetup.ts'],
    isolate: false,
    // Each file has a server and a Postgres of its own, which mostly wait for a browser.
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 90_000,
  },
});
