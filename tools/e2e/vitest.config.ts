import { defineConfig } from 'vitest/config';
import { MorningFirst } from './harness/sequencer.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'e2e',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['harness/globalSetup.ts'],
    isolate: false,
    sequence: { sequencer: MorningFirst },
    // Each file has a server and a Postgres of its own, which mostly wait for a browser.
    maxWorkers: 2,
    // A busy machine may take its time; what never comes is still missed.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
