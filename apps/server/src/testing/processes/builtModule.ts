import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { OwnModule } from '../../platform/processes/ownModule.ts';

const sources = fileURLToPath(new URL('../../', import.meta.url));

/** What the run has built of a module that a test runs as a process, by its path below `src` without its extension. */
export const builtModule = (name: string): OwnModule => ({ path: join(inject('built'), `${name}.js`), execArgv: [] });

/** Stands for the product's own in tests: each thread and process would be taught TypeScript anew, which takes longer than its work. */
export const ownModule = (name: string, besideUrl: string): OwnModule =>
  builtModule(relative(sources, fileURLToPath(new URL(name, besideUrl))));
