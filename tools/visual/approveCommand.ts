import path from 'node:path';
import { approve } from './baselines/approve.ts';
import { matcherOf } from './baselines/names.ts';
import { failuresOf } from './compare/outcome.ts';
import { ourResults } from './places.ts';
import { root } from './storybook.ts';

const patterns = process.argv.slice(2);
try {
  const approved = patterns.length > 0 ? await approve(matcherOf(patterns), ourResults) : [];
  console.log(approved.map((name) => `approved  ${name}`).join('\n'));
  const run = await ourResults.read();
  const left = failuresOf(run);
  if (approved.length > 0) {
    console.log(`${approved.length} approved, ${left.length} left. Commit ${path.relative(root, run.baselines)} with the change that they show.`);
  } else {
    console.error(`npm run visual:approve -- PATTERN ('*' for all)\nIt matched nothing of what is left:\n${left.map(({ name }) => name).join('\n')}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
