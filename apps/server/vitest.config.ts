import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // Threads and processes of the product run what was built, as they do where it is served. Its own test names it `./ownModule.ts`.
    alias: [{ find: /^(\.\.\/)+processes\/ownModule\.ts$/, replacement: path.join(import.meta.dirname, 'src/testing/processes/builtModule.ts') }],
  },
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
