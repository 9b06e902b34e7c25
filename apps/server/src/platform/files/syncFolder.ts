import { open } from 'node:fs/promises';

/** Forces the names in a folder to the disk, so that a rename outlives a power cut. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
