import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'ui',
    environment: 'node',
    isolate: false,
    include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
    // A busy machine may take its time; what hangs is still found.
    testTimeout: 60_000,
  },
});
