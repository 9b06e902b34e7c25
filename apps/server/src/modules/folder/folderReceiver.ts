import { mkdir, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileHead, fileRefusal, type FailureCode } from '@intake/api/rules';
import { watch } from 'chokidar';
import { systemActor } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/database/database.port.ts';
import { isComplete } from '../../platform/documents/isComplete.ts';
import { firstBytes } from '../../platform/documents/source.ts';
import { contentOf } from '../../platform/files/contentOf.ts';
import type { Files } from '../../platform/files/files.port.ts';
import type { Log } from '../../platform/log/log.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import type { Receiver } from '../../pipeline/receive.ts';
import { setAside } from '../../pipeline/setAside.ts';

export interface FolderOptions {
  folder: string;
  database: Database;
  files: Files;
  receiver: Receiver;
  log: Log;
  /** A file that does not become complete within this time goes to quarantine. */
  patienceSeconds?: number;
  /** How often an unfinished file is looked at again. */
  lookSeconds?: number;
}

/** Where what could not be taken is kept, inside the watched folder. */
export const quarantineFolder = 'quarantine';

/** Names that programs give to files they are still writing. */
const unfinished = /^\.|~$|\.(tmp|temp|part|partial|filepart|crdownload)$/i;

/**
 * Takes the files that appear in a folder. A file is taken when it ends as its kind has to end and has stopped
 * growing; best is to write it under a temporary name and rename it. Files of a subfolder named after an organisation's
 * id are its own; those beside belong to the only organisation there is.
 */
export async function watchFolder(options: FolderOptions): Promise<{ stop(): Promise<void> }> {
  const { folder, log, lookSeconds = 2, patienceSeconds = 60 } = options;
  await mkdir(join(folder, quarantineFolder), { recursive: true });
  const waiting = new Map<string, { since: number; size: number; timer: NodeJS.Timeout }>();
  const busy = new Set<Promise<void>>();
  let stopped = false;

  const look = async (path: string, since: number, lastSize: number): Promise<void> => {
    waiting.delete(path);
    const size = await stat(path).then((found) => found.size, () => undefined);
    if (size === undefined || stopped) return;
    if (size === lastSize) {
      if (size > documentLimit.maxBytes) return moveAside(options, path, 'too-large');
      // Two looks with the same size and a proper end: nobody is writing any more.
      if (await isComplete(path)) return takeFile(options, path);
      if (Date.now() - since > patienceSeconds * 1000) return moveAside(options, path, await refusalOf(path, size));
    }
    lookLater(path, size === lastSize ? since : Date.now(), size);
  };
  const lookLater = (path: string, since: number, size: number) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      const run = look(path, since, size).catch((error: unknown) => {
        log.error({ err: error }, 'a file of the watched folder stays where it is');
        lookLater(path, since, size);
      });
      busy.add(run);
      void run.finally(() => busy.delete(run));
    }, lookSeconds * 1000);
    waiting.set(path, { since, size, timer });
  };

  const watcher = watch(folder, {
    ignored: (path) => path !== folder && (unfinished.test(basename(path)) || isInside(join(folder, quarantineFolder), path)),
    depth: 1,
  });
  watcher.on('add', (path) => {
    if (!waiting.has(path)) lookLater(path, Date.now(), -1);
  });
  watcher.on('error', (error) => log.error({ err: error }, 'the folder cannot be watched'));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));

  return {
    async stop() {
      stopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      await watcher.close();
      await Promise.allSettled(busy);
    },
  };
}

const isInside = (parent: string, path: string) => path === parent || path.startsWith(parent + sep);

async function takeFile({ folder, receiver, database }: FolderOptions, path: string): Promise<void> {
  const organizationId = await organizationOf(database, folder, path);
  const { mtimeMs, size } = await stat(path);
  await receiver.receive(
    {
      organizationId,
      source: 'folder',
      actor: systemActor(organizationId),
      // Taken and not yet removed when the power went: the same file is known again.
      providerFaxId: `${relative(folder, path)}:${mtimeMs}:${size}`,
      originalName: basename(path),
    },
    contentOf(path),
  );
  await unlink(path);
}

/** Why a file that has stopped growing is not taken. */
async function refusalOf(path: string, size: number): Promise<FailureCode> {
  return fileRefusal(size, await firstBytes({ path }, fileHead)) ?? 'incomplete';
}

/** Keeps what cannot be taken: in the store when it is not too large, in the quarantine folder, and in front of somebody's eyes. */
async function moveAside({ folder, files, database, log }: FolderOptions, path: string, code: FailureCode): Promise<void> {
  const organizationId = await organizationOf(database, folder, path);
  const file = code === 'too-large' ? undefined : await files.put(organizationId, contentOf(path), documentLimit);
  await database.asService(organizationId, (tx) => setAside(tx, { organizationId, source: 'folder', code, originalName: basename(path), fileKey: file?.key }));
  await rename(path, join(folder, quarantineFolder, `${Date.now()}-${basename(path)}`));
  log.warn({ code }, 'a file of the watched folder went to quarantine');
}

async function organizationOf(database: Database, folder: string, path: string): Promise<string> {
  const parent = relative(folder, dirname(path));
  const rows = await database.asService(null, (tx) => tx.selectFrom('organization').select('id').limit(parent ? 1000 : 2).execute());
  const found = parent ? rows.find(({ id }) => id === parent) : rows.length === 1 ? rows[0] : undefined;
  if (!found) throw new Error(parent ? 'the subfolder is not named after an organisation' : 'there is not exactly one organisation');
  return found.id;
}
