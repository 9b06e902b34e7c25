import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const ending = '.webp';

/** Pictures by their names, one file each below a folder. */
export class PictureFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  #file(name: string): string {
    return path.join(this.folder, ...name.split('/')) + ending;
  }

  /** Names of all, sorted. */
  async names(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true }).catch(onlyAbsent<string[]>([]));
    return entries
      .filter((entry) => entry.endsWith(ending))
      .map((entry) => entry.slice(0, -ending.length).split(path.sep).join('/'))
      .sort();
  }

  /** Undefined for a picture that has none yet. */
  read(name: string): Promise<Buffer | undefined> {
    return readFile(this.#file(name)).catch(onlyAbsent(undefined));
  }

  async write(name: string, picture: Buffer): Promise<void> {
    await mkdir(path.dirname(this.#file(name)), { recursive: true });
    await writeFile(this.#file(name), picture);
  }

  /** Removes a picture, and the folders that it leaves empty. */
  async remove(name: string): Promise<void> {
    await rm(this.#file(name));
    for (let at = path.dirname(this.#file(name)); at !== this.folder; at = path.dirname(at)) {
      if ((await readdir(at)).length > 0) return;
      await rmdir(at);
    }
  }
}

const onlyAbsent =
  <T>(fallback: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
