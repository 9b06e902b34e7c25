import path from 'node:path';
import { Results } from './compare/results.ts';
import { root } from './storybook.ts';

/** Folder of the baselines, relative to the root of the repository. */
export const baselineFolder = '.storybook/baselines';

export const ourResults = new Results(path.join(root, '.cache/visual/run'));
