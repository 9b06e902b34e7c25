import { chmod, chown, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blockedFolder, serviceUser } from './serviceUser.ts';

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
    // The folder is Intake's own: others may pass through it, not look into it.
    await chmod(folder, 0o711);
    const blocked = blockedFolder(folder, serviceUser.uid);
    if (blocked) {
      throw new Error(
        `Postgres does not run as root, and its user (uid ${serviceUser.uid}) cannot pass through ${blocked}. ${advice}`,
      );
    }
    await chown(cluster, serviceUser.uid, serviceUser.gid);
  }
  await chmod(cluster, 0o700);
  return cluster;
}

/** Where root can keep data although the project itself is out of reach for Postgres' user. */
const systemFolder = '/var/lib/intake';

/** The folder to use when the operator has chosen none. */
export const usualFolder = (inProject: string): string =>
  serviceUser && blockedFolder(dirname(inProject), serviceUser.uid) ? systemFolder : inProject;

const advice =
  'Set INTAKE_DATA to a folder outside, such as /var/lib/intake, or start Intake as an ordinary user.';
