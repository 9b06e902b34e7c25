import { defineConfig } from 'vitest/config';
import { storiesConfig } from './storiesConfig.ts';

/** The stories that have to fail; `faults.test.ts` runs them. */
export default defineConfig({ test: { projects: [storiesConfig('planted', 'fault')] } });
