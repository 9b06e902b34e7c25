import { defineConfig } from 'vitest/config';
import { storiesConfig } from './storiesConfig.ts';

/** Every story, and the proof that its checks find faults. */
export default defineConfig({
  test: {
    projects: [
      storiesConfig('stories', 'test'),
      { test: { name: 'faults', root: import.meta.dirname, include: ['src/**/*.test.ts'], environment: 'node', sequence: { groupOrder: 1 } } },
    ],
  },
});
