import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    globalSetup: ['src/testing/globalSetup.ts'],
    // A busy machine may take its time; what hangs is still found.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
