import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'api',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine may take its time; what hangs is still found.
    testTimeout: 60_000,
  },
});
