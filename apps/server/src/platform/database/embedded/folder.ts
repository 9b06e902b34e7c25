import { chmod, chown, lchown, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockedFolder, serviceUser, type Identity } from './serviceUser.ts';

/**
 * Makes the data folder and says what to do when it cannot serve.
 * @returns the folder for Postgres inside; Postgres' user owns it and nobody else may look
 */
export async function prepareFolder(folder: string): Promise<string> {
  const cluster = join(folder, 'postgres');
  try {
    await mkdir(folder, { recursive: true, mode: serviceUser ? 0o711 : 0o700 });
    await mkdir(cluster, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new Error(`The data folder ${folder} cannot be written (${(cause as Error).message}). ${advice}`, {
      cause,
    });
  }
  if (serviceUser) {
    // The folder is Intake's own: the user of Postgres may pass through it, and nobody else.
    await chown(folder, 0, serviceUser.gid);
    await chmod(folder, 0o710);
    const blocked = blockedFolder(folder, serviceUser.uid);
    if (blocked) {
      throw new Error(
        `Postgres does not run as root, and its user (uid ${serviceUser.uid}) cannot pass through ${blocked}. ${advice}`,
      );
    }
    if ((await stat(cluster)).uid !== serviceUser.uid) await give(cluster, serviceUser);
  } else {
    await chmod(folder, 0o700);
  }
  await chmod(cluster, 0o700);
  return cluster;
}

/** Makes a folder and all in it somebody's own. */
export async function give(folder: string, { uid, gid }: Identity): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries) await lchown(join(parentPath, name), uid, gid);
  await chown(folder, uid, gid);
}

/** Where root can keep data although the project itself is out of reach for Postgres' user. */
const systemFolder = '/var/lib/intake';

/** The folder to use when the operator has chosen none. */
export const usualFolder = (inProject: string): string =>
  serviceUser && blockedFolder(dirname(inProject), serviceUser.uid) ? systemFolder : inProject;

const advice =
  'Set INTAKE_DATA to a folder outside, such as /var/lib/intake, or start Intake as an ordinary user.';
