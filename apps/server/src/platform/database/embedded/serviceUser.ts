import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export interface Identity {
  uid: number;
  gid: number;
}

const isRoot = process.getuid?.() === 0;

/**
 * Postgres refuses to run as root, so root runs it as a user of its own, which needs no account: a number that systems
 * leave free (systemd's list of users), so that no other program has it. Anyone else runs it as themselves.
 */
export const serviceUser: Identity | undefined = isRoot ? { uid: 60_900, gid: 60_900 } : undefined;

/** initdb asks for an account, so it runs as nobody, in the group of Postgres; what it makes is then given to Postgres. */
export const initUser: Identity | undefined = serviceUser && { uid: 65_534, gid: serviceUser.gid };

/** The first folder on the way to `path` (inclusive) that the user, in the group of the same number, may not pass through. */
export function blockedFolder(path: string, uid: number): string | undefined {
  const folder = resolve(path);
  const above = dirname(folder) === folder ? undefined : blockedFolder(dirname(folder), uid);
  if (above) return above;
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat || !stat.isDirectory()) return undefined;
  const bit = stat.uid === uid ? 0o100 : stat.gid === uid ? 0o010 : 0o001;
  return stat.mode & bit ? undefined : folder;
}
