import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileMissing, type Content, type Files } from './files.port.ts';
import { keeping } from './keeping.ts';
import { checkKey, checkPermanentKey, checkTemporaryKey, noteKey } from './keys.ts';
import { spool } from './spool.ts';
import { syncFolder } from './syncFolder.ts';

/** Files in a folder. A file appears whole under its key or not at all. */
export async function openDiskFiles(folder: string): Promise<Files> {
  const drafts = join(folder, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  // Nothing writes drafts of an earlier process any more.
  for (const draft of await readdir(drafts)) await rm(join(drafts, draft), { force: true });

  const pathOf = (key: string) => join(folder, checkKey(key));

  async function place(draft: string, key: string): Promise<void> {
    const path = pathOf(key);
    await makeFolder(folder, dirname(path));
    await rename(draft, path);
    await syncFolder(dirname(path));
  }

  async function write(content: Content, maxBytes: number, keyOf: (sha256: string) => string) {
    const draft = join(drafts, randomUUID());
    const { sha256, size } = await spool(draft, content, maxBytes);
    try {
      const key = keyOf(sha256);
      await place(draft, key);
      return { key, sha256, size };
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  const files: Files = {
    ...keeping(write, (key) => files.get(key)),
    async discard(temporaryKey) {
      checkTemporaryKey(temporaryKey);
      await rm(pathOf(temporaryKey), { force: true });
    },
    async erase(key) {
      const path = pathOf(checkPermanentKey(key));
      await rm(path, { force: true });
      await syncFolder(dirname(path)).catch(ignoreAbsence);
    },
    async sweep(olderThanSeconds) {
      const before = Date.now() - olderThanSeconds * 1000;
      const entries = await readdir(join(folder, 'tmp'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile() && (await stat(path)).mtimeMs < before) await rm(path, { force: true });
      }
    },
    async get(key, range) {
      // Open before it is answered: what is removed from then on is read all the same.
      const file = await open(pathOf(key)).catch(missing(key));
      const { size } = await file.stat();
      return { stream: file.createReadStream(range), size };
    },
    async read(key) {
      return readFile(pathOf(key)).catch(missing(key));
    },
    async exists(key) {
      return stat(pathOf(key)).then(
        () => true,
        () => false,
      );
    },
    readNote: (name) =>
      readFile(pathOf(noteKey(name)), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async writeNote(name, text) {
      await write(Buffer.from(text), Infinity, () => noteKey(name));
    },
    async room() {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
  return files;
}

/** Where nothing was ever kept there is no folder. */
const ignoreAbsence = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
};

const missing = (key: string) => (error: NodeJS.ErrnoException) => {
  throw error.code === 'ENOENT' ? new FileMissing(key) : error;
};

/** A new folder survives a power cut only once its parent is synced. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let path = folder; path.length >= root.length; path = dirname(path)) await syncFolder(path);
}
