import { defineConfig } from 'vitest/config';
import { DemoLast } from './harness/sequencer.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    name: 'e2e',
    include: ['**/*.test.ts'],
    environment: 'node',
    globalSetup: ['harness/globalSetup.ts'],
    isolate: false,
    sequence: { sequencer: DemoLast },
    // Each file has a server and a Postgres of its own: a third beside them makes a stop take longer than the five seconds that it may.
    maxWorkers: 2,
    // A busy machine may take its time; what never comes is still missed.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
