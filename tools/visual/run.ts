import { compare } from './compare/compare.ts';
import { isBlank, isMadeOf, shrink } from './compare/images.ts';
import { pictureNamed } from './baselines/names.ts';
import type { Picture } from './baselines/names.ts';
import type { Outcome, Run } from './compare/outcome.ts';
import type { PictureFolder } from './baselines/pictureFolder.ts';
import { picturesOf } from './studio/plan.ts';
import type { Story } from './studio/plan.ts';
import type { Results } from './compare/results.ts';
import { Studio } from './studio/studio.ts';
import type { Shot } from './studio/studio.ts';

interface Job {
  /** Folder of the built Storybook. */
  storybook: string;
  baselines: PictureFolder;
  results: Results;
  /** Which stories are taken, and in which modes; as they opt in, unless it is said. */
  choose?: (stories: readonly Story[]) => readonly Story[];
}

/** Takes the pictures of a built Storybook, compares each with its baseline, and keeps what differs. */
export async function takePictures({ storybook, baselines, results, choose = (stories) => stories }: Job): Promise<Run> {
  await results.clear();
  const studio = await Studio.open(storybook);
  try {
    const chosen = choose(studio.stories);
    const outcomes: Outcome[] = [];
    const look = async (shot: Shot): Promise<Outcome> => {
      const { picture } = shot;
      if ('problem' in shot) return { ...picture, state: 'failed', problem: shot.problem };
      const baseline = await baselines.read(picture.name);
      const compared = baseline && (await compare(baseline, shot.png, studio.browserName, results.difference(picture.name)));
      if (compared?.pixels === 0) return { ...picture, ...compared, state: 'same' };
      if (await isBlank(shot.png)) return { ...picture, state: 'failed', problem: 'It shows nothing: all of it has one colour.' };
      await results.taken.write(picture.name, await shrink(shot.png, studio.browserName));
      return { ...picture, ...compared, state: baseline ? 'changed' : 'missing' };
    };
    const started = performance.now();
    const isExpected = async ({ name }: Picture, png: Buffer) => isMadeOf(await baselines.read(name), png);
    await studio.photograph(chosen, isExpected, async (shot) => void outcomes.push(await look(shot)));
    const seconds = (performance.now() - started) / 1000;
    const known = new Set(picturesOf(studio.stories).map(({ name }) => name));
    const isWhole = chosen.length === studio.stories.length;
    const gone = isWhole ? (await baselines.names()).filter((name) => !known.has(name)) : [];
    outcomes.push(...gone.map((name): Outcome => ({ ...pictureNamed(name), state: 'gone' })));
    const run = { browser: studio.browserName, baselines: baselines.folder, seconds, outcomes };
    await results.write(run);
    return run;
  } finally {
    await studio.close();
  }
}
