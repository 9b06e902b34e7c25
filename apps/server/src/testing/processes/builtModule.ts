import { join } from 'node:path';
import { inject } from 'vitest';
import type { OwnModule } from '../../platform/processes/ownModule.ts';

/** What the run has built of a module that a test runs as a process, by its path below `src` without its extension. */
export const builtModule = (name: string): OwnModule => ({ path: join(inject('built'), `${name}.js`), execArgv: [] });
