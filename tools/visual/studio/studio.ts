import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { chromiumFlags } from '../../../.storybook/chromium.ts';
import { findChromium } from '../../browser/find.mjs';
import { writeFontConfig } from './fonts.ts';
import type { Picture } from '../baselines/names.ts';
import { visitsOf } from './plan.ts';
import type { Story, Visit } from './plan.ts';
import { Stage } from './stage.ts';
import { serveFolder } from './staticServer.ts';
import type { Served } from './staticServer.ts';
import { storyFiles } from '../storybook.ts';
import type { StoryFile } from '../storybook.ts';

const cache = path.resolve(import.meta.dirname, '../../../.cache/visual');

const flags = [
  ...chromiumFlags,
  // Drawn by the processor, whatever graphics the machine has, and in the same way by each.
  '--disable-gpu',
  '--disable-skia-runtime-opts',
  // A part that is drawn anew on the rest rounds otherwise than all in one go, and nothing is drawn before its images.
  '--disable-partial-raster',
  '--disable-checker-imaging',
  // Nothing but this machine can be reached.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** What became of one picture: its bytes as PNG, or why there are none. */
export type Shot = { picture: Picture; png: Buffer } | { picture: Picture; problem: string };

type Expectation = (picture: Picture, png: Buffer) => Promise<boolean>;

/** A browser before a built Storybook. */
export class Studio {
  /** `Chromium 156.0.8078.79`. */
  readonly browserName: string;
  readonly #browser: Browser;
  readonly #served: Served;
  readonly #files: StoryFile[];
  /** Pages that wait for work. */
  readonly #stages: Stage[] = [];
  #stories: Story[] = [];

  private constructor(browser: Browser, served: Served, files: StoryFile[]) {
    this.#browser = browser;
    this.#served = served;
    this.#files = files;
    this.browserName = `Chromium ${browser.version()}`;
  }

  /** @param folder of the built Storybook */
  static async open(folder: string): Promise<Studio> {
    const [executablePath, fontConfig, files] = await Promise.all([findChromium(), writeFontConfig(cache), storyFiles(folder)]);
    const env = { ...process.env, FONTCONFIG_FILE: fontConfig };
    const [browser, served] = await Promise.all([chromium.launch({ executablePath, args: flags, env }), serveFolder(folder)]);
    const studio = new Studio(browser, served, files);
    try {
      const stage = await studio.#stage();
      studio.#stories = files.flatMap((story) => (stage.modes[story.id] ? [{ ...story, modes: stage.modes[story.id] ?? {} }] : []));
      studio.#stages.push(stage);
      return studio;
    } catch (error) {
      await studio.close();
      throw error;
    }
  }

  /** The stories that opt into pictures, in the order of the Storybook. */
  get stories(): readonly Story[] {
    return this.#stories;
  }

  async #stage(): Promise<Stage> {
    return this.#stages.pop() ?? (await Stage.open(this.#browser, this.#served.address, this.#files[0]?.id ?? ''));
  }

  /**
   * Takes every picture of these stories, in several pages at once.
   *
   * @param isExpected whether a picture is as it was; another one is taken twice
   * @param take is told of each as it comes
   */
  async photograph(stories: readonly Story[], isExpected: Expectation, take: (shot: Shot) => Promise<void>): Promise<void> {
    const left = [...stories];
    const work = async () => {
      let stage = await this.#stage();
      for (const visit of visitsLeft(left)) {
        const shots = await shotsOf(stage, visit, isExpected);
        await Promise.all(shots.map(take));
        if (shots.every((shot) => 'png' in shot)) continue;
        // What failed may have left anything behind.
        await stage.close();
        stage = await this.#stage();
      }
      this.#stages.push(stage);
    };
    await Promise.all(Array.from({ length: Math.min(2, availableParallelism(), left.length) }, work));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#served.close();
  }
}

/** Story after story as a page comes to them: all showings of one are of the same page, which knows it by then. */
function* visitsLeft(stories: Story[]): Generator<Visit> {
  for (let story = stories.shift(); story; story = stories.shift()) yield* visitsOf(story);
}

/**
 * The pictures of one showing. Turned where it stands, a story is cheap to take, and mostly looks as it did; what does not
 * is shown from the start, and that is its picture. A problem is that of all which could not be taken after it.
 */
async function shotsOf(stage: Stage, visit: Visit, isExpected: Expectation): Promise<Shot[]> {
  const taken = await expectedOf(stage, visit, isExpected);
  const left = visit.shots.slice(taken.length);
  try {
    if (left.length > 0) await stage.show({ ...visit, shots: left });
    for (const { picture, theme } of left) {
      const png = await stage.photograph(theme, (seen) => isExpected(picture, seen));
      taken.push({ picture, png });
    }
    return taken;
  } catch (error) {
    const problem = (error as Error).message;
    return [...taken, ...visit.shots.slice(taken.length).map(({ picture }) => ({ picture, problem }))];
  }
}

/** The pictures that look as they did without being shown from the start, up to the first that does not. */
async function expectedOf(stage: Stage, visit: Visit, isExpected: Expectation): Promise<Shot[]> {
  const taken: Shot[] = [];
  try {
    await stage.turn(visit);
    for (const { picture, theme } of visit.shots) {
      const png = await stage.glimpse(theme);
      if (!(await isExpected(picture, png))) return taken;
      taken.push({ picture, png });
    }
  } catch {
    // From the start it may go well, and what it throws there is told.
  }
  return taken;
}
