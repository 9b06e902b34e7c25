import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Identity {
  uid: number;
  gid: number;
}

/** Postgres refuses to run as root, so root runs it as nobody; anyone else runs it as themselves. */
export const serviceUser: Identity | undefined =
  process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;

/** The first folder on the way to `path` (inclusive) that the user may not pass through. */
export function blockedFolder(path: string, uid: number): string | undefined {
  const folder = resolve(path);
  const above = dirname(folder) === folder ? undefined : blockedFolder(dirname(folder), uid);
  if (above) return above;
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat || !stat.isDirectory()) return undefined;
  const bit = stat.uid === uid ? 0o100 : 0o001;
  return stat.mode & bit ? undefined : folder;
}
