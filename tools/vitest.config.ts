import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'tools',
    include: ['**/*.test.ts'],
    exclude: ['e2e/**', '**/node_modules/**'],
    environment: 'node',
    isolate: false,
    // Copying and removing a whole tree takes its time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
