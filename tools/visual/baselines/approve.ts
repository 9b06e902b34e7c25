import { PictureFolder } from './pictureFolder.ts';
import type { Results } from '../compare/results.ts';

/**
 * Makes what was taken the baseline, for each picture of the last run that is chosen and does not hold; where the run
 * compared, there it approves.
 *
 * @returns names of the pictures that hold now
 */
export async function approve(isChosen: (name: string) => boolean, results: Results): Promise<string[]> {
  const run = await results.read();
  const baselines = new PictureFolder(run.baselines);
  const chosen = run.outcomes.filter(({ name, state }) => ['changed', 'missing', 'gone'].includes(state) && isChosen(name));
  for (const outcome of chosen) {
    const { name, state } = outcome;
    if (state === 'gone') await baselines.remove(name);
    else await baselines.write(name, await results.takenAs(name));
    outcome.state = 'approved';
  }
  await results.write(run);
  return chosen.map(({ name }) => name);
}
