import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compare } from './compare.ts';
import { shrink } from './images.ts';
import { pictureNamed } from './names.ts';
import type { Outcome, Run } from './outcome.ts';
import { PictureFolder } from './pictureFolder.ts';
import { picturesOf } from './plan.ts';
import type { Story } from './plan.ts';
import { Studio } from './studio.ts';
import type { Shot } from './studio.ts';

/** Where a run is kept until the next. */
export class Results {
  readonly folder: string;
  /** Pictures as taken, of those that do not equal their baseline. */
  readonly taken: PictureFolder;

  constructor(folder: string) {
    this.folder = folder;
    this.taken = new PictureFolder(path.join(folder, 'taken'));
  }

  /** @throws when the picture is not kept, as it equals its baseline */
  async takenAs(name: string): Promise<Buffer> {
    const picture = await this.taken.read(name);
    if (!picture) throw new Error(`The last run has kept no picture of ${name}.`);
    return picture;
  }

  /** PNG of a changed picture with the changed pixels in red. */
  difference(name: string): string {
    return path.join(this.folder, 'difference', `${name}.png`);
  }

  async clear(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(this.folder, { recursive: true });
  }

  /** @throws when nothing has been run yet */
  async read(): Promise<Run> {
    const text = await readFile(path.join(this.folder, 'run.json'), 'utf8').catch(() => {
      throw new Error('There are no pictures yet: npm run visual takes them.');
    });
    return JSON.parse(text) as Run;
  }

  async write(run: Run): Promise<void> {
    await writeFile(path.join(this.folder, 'run.json'), JSON.stringify(run));
  }
}

interface Job {
  /** Folder of the built Storybook. */
  storybook: string;
  baselines: PictureFolder;
  results: Results;
  /** Which stories are taken; all, unless it is said. */
  isChosen?: (story: Story) => boolean;
}

/** Takes the pictures of a built Storybook, compares each with its baseline, and keeps what differs. */
export async function takePictures({ storybook, baselines, results, isChosen = () => true }: Job): Promise<Run> {
  await results.clear();
  const studio = await Studio.open(storybook);
  try {
    const stories = await studio.stories();
    const chosen = stories.filter(isChosen);
    const outcomes: Outcome[] = [];
    const look = async (shot: Shot): Promise<Outcome> => {
      const { picture } = shot;
      if ('problem' in shot) return { ...picture, state: 'failed', problem: shot.problem };
      const baseline = await baselines.read(picture.name);
      const compared = baseline && (await compare(baseline, shot.png, studio.browserName, results.difference(picture.name)));
      if (compared?.pixels === 0) return { ...picture, ...compared, state: 'same' };
      await results.taken.write(picture.name, await shrink(shot.png, studio.browserName));
      return { ...picture, ...compared, state: baseline ? 'changed' : 'missing' };
    };
    const started = performance.now();
    await studio.photograph(chosen, async (shot) => void outcomes.push(await look(shot)));
    const seconds = (performance.now() - started) / 1000;
    const known = new Set(picturesOf(stories).map(({ name }) => name));
    const gone = (await baselines.names()).filter((name) => !known.has(name));
    outcomes.push(...gone.map((name): Outcome => ({ ...pictureNamed(name), state: 'gone' })));
    const run = { browser: studio.browserName, baselines: baselines.folder, seconds, outcomes };
    await results.write(run);
    return run;
  } finally {
    await studio.close();
  }
}
