import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Run } from './outcome.ts';
import { PictureFolder } from '../baselines/pictureFolder.ts';

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
