import { constants } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../files/syncFolder.ts';

export interface DroppedFile {
  name: string;
  bytes: Uint8Array;
}

/** `missing`: the folder that the operator named is not there, such as a share that is not mounted. */
export class DropFailed extends Error {
  override name = 'DropFailed';

  constructor(
    readonly code: 'missing' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

/** Nobody who lists the folder takes it for a document, and the next try writes over it. */
const unfinished = (name: string) => `.${name}.part`;

/**
 * Puts files into a folder that another system watches. None is seen before it is whole: each is written under a hidden name, forced
 * to the disk, and renamed, in the order given. The same names again replace what is there.
 * @param root has to exist; what is below it is made
 * @throws DropFailed
 */
export async function dropFiles(root: string, folder: string, files: readonly DroppedFile[]): Promise<void> {
  if (!(await isFolder(root))) throw new DropFailed('missing', 'the folder for exports is not there');
  try {
    await mkdir(folder, { recursive: true, mode: 0o750 });
    for (const { name, bytes } of files) await writeWhole(join(folder, unfinished(name)), bytes);
    for (const { name } of files) await rename(join(folder, unfinished(name)), join(folder, name));
    // Where folders cannot be opened, the system keeps their names by itself.
    await syncFolder(folder).catch(() => undefined);
  } catch (error) {
    await Promise.all(files.map(({ name }) => rm(join(folder, unfinished(name)), { force: true }).catch(() => undefined)));
    // Its own code is left out: a folder of somebody else that is full or closed is no fault of this machine.
    throw new DropFailed('failed', `the folder for exports cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
  }
}

/** Whether `dropFiles` would succeed, by writing and removing an empty file. @throws DropFailed */
export async function tryFolder(root: string, folder: string): Promise<void> {
  const name = 'intake-test';
  await dropFiles(root, folder, [{ name, bytes: new Uint8Array() }]);
  await rm(join(folder, name), { force: true });
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC, 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isDirectory() ?? false;
