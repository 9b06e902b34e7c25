import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { chromiumFlags } from '../../.storybook/chromium.ts';
import { findChromium } from '../browser/find.mjs';
import { writeFontConfig } from './fonts.ts';
import type { Picture } from './names.ts';
import { visitsOf } from './plan.ts';
import type { Story, Visit } from './plan.ts';
import { Stage } from './stage.ts';
import { serveFolder } from './staticServer.ts';
import type { Served } from './staticServer.ts';
import { storyFiles } from './storybook.ts';
import type { StoryFile } from './storybook.ts';

const cache = path.resolve(import.meta.dirname, '../../.cache/visual');

// Drawn by the processor, whatever graphics the machine has; and nothing but this machine can be reached.
const flags = [...chromiumFlags, '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];

/** What became of one picture: its bytes as PNG, or why there are none. */
export type Shot = { picture: Picture; png: Buffer } | { picture: Picture; problem: string };

/** A browser before a built Storybook. */
export class Studio {
  /** `Chromium 156.0.8078.79`. */
  readonly browserName: string;
  readonly #browser: Browser;
  readonly #served: Served;
  readonly #files: StoryFile[];

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
    const browser = await chromium.launch({ executablePath, args: flags, env });
    return new Studio(browser, await serveFolder(folder), files);
  }

  #stage(): Promise<Stage> {
    const [first] = this.#files;
    if (!first) throw new Error('The Storybook has no stories.');
    return Stage.open(this.#browser, this.#served.address, first.id);
  }

  /** The stories that opt into pictures, in the order of the Storybook. */
  async stories(): Promise<Story[]> {
    const stage = await this.#stage();
    const modes = await stage.optedIn();
    await stage.close();
    return this.#files.flatMap((story) => (modes[story.id] ? [{ ...story, modes: modes[story.id] ?? {} }] : []));
  }

  /** Takes every picture of these stories, in several pages at once; `take` is told of each as it comes. */
  async photograph(stories: readonly Story[], take: (shot: Shot) => Promise<void>, pages = Math.min(2, availableParallelism())): Promise<void> {
    const left = stories.flatMap(visitsOf);
    const work = async () => {
      let stage = await this.#stage();
      for (let visit = left.shift(); visit; visit = left.shift()) {
        const shots = await shotsOf(stage, visit);
        await Promise.all(shots.map(take));
        if (shots.every((shot) => 'png' in shot)) continue;
        // What failed may have left anything behind.
        await stage.close();
        stage = await this.#stage();
      }
      await stage.close();
    };
    await Promise.all(Array.from({ length: pages }, work));
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#served.close();
  }
}

/** The pictures of one showing; a problem is that of all which could not be taken after it. */
async function shotsOf(stage: Stage, visit: Visit): Promise<Shot[]> {
  const taken: Shot[] = [];
  try {
    await stage.show(visit);
    for (const { picture, theme } of visit.shots) taken.push({ picture, png: await stage.photograph(theme) });
    return taken;
  } catch (error) {
    const problem = (error as Error).message;
    return [...taken, ...visit.shots.slice(taken.length).map(({ picture }) => ({ picture, problem }))];
  }
}
