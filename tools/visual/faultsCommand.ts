import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { approve } from './baselines/approve.ts';
import { statsOf, storiesReached } from './changed.ts';
import { faults, verdictOn, withFault } from './faults/faults.ts';
import type { Fault } from './faults/faults.ts';
import { failuresOf } from './compare/outcome.ts';
import { PictureFolder } from './baselines/pictureFolder.ts';
import { reportOf } from './report/page.ts';
import { Results } from './compare/results.ts';
import { takePictures } from './run.ts';
import { copySources } from './faults/sourceCopy.ts';
import { builtIn, root, run, storyFiles } from './storybook.ts';

const place = path.join(root, '.cache/visual/faults');
const tree = path.join(place, 'tree');
const baselines = new PictureFolder(path.join(place, 'baselines'));
const resultsOf = (what: string) => new Results(path.join(place, what.replaceAll(' ', '-')));

/** Builds the Storybook of the copy and takes every picture of it. */
async function take(results: Results) {
  await run(path.join(tree, 'apps/storybook'), ['npm', 'run', '--silent', 'build']);
  return takePictures({ storybook: builtIn(tree), baselines, results });
}

/** The sources as they are now, whatever was approved. */
async function takeBaselines(): Promise<number> {
  await rm(place, { recursive: true, force: true });
  await copySources(tree);
  const results = resultsOf('no fault');
  const { outcomes } = await take(results);
  const failed = outcomes.filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(`Without a fault it cannot take ${failed.map(({ name, problem }) => `${name}: ${problem}`).join('\n')}`);
  return (await approve(() => true, results)).length;
}

/** The stories that `--changed` would take for a change of this file. */
async function chosenByChange(file: string): Promise<(component: string) => boolean> {
  const reached = storiesReached([file], statsOf(builtIn(tree)));
  const stories = await storyFiles(builtIn(tree));
  const titles = new Set(stories.filter((story) => reached === 'all' || reached.has(story.file)).map(({ title }) => title));
  return (component) => titles.has(component);
}

const listed = (title: string, names: readonly string[]) => names.map((name) => `       ${title} ${name}`);

/** @returns whether the fault was found where it shows, and nowhere else */
async function look(fault: Fault): Promise<boolean> {
  const results = resultsOf(fault.what);
  const taken = await withFault(tree, fault, () => take(results));
  const found = failuresOf(taken);
  const { missed, alarms } = verdictOn(fault, taken.outcomes.map(({ name }) => name), found.map(({ name }) => name));
  const isChosen = await chosenByChange(fault.file);
  const overlooked = found.filter(({ component }) => !isChosen(component)).map(({ name }) => name);
  const wrong = [...listed('not found:', missed), ...listed('found without reason:', alarms), ...listed('--changed would not take', overlooked)];
  const isRight = wrong.length === 0 && found.length > 0;
  const again = new Set(taken.outcomes.filter(({ component }) => isChosen(component)).map(({ name }) => name)).size;
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${fault.what}: found in ${found.length} of ${taken.outcomes.length} pictures; --changed takes ${again} (${fault.file})`);
  if (!isRight) {
    const report = path.join(results.folder, 'report.html');
    await writeFile(report, await reportOf(taken, results));
    console.log([...wrong, `       report: ${path.relative(root, report)}`].join('\n'));
  }
  return isRight;
}

try {
  console.log(`${await takeBaselines()} pictures without a fault.`);
  let isProven = true;
  for (const fault of faults) isProven = (await look(fault)) && isProven;
  process.exitCode = isProven ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await rm(tree, { recursive: true, force: true });
}
