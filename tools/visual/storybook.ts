import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of the Storybook as it is built, below the root of a repository. */
export const builtIn = (repository: string) => path.join(repository, 'apps/storybook/storybook-static');

/** A story, and where it is written. */
export interface StoryFile {
  id: string;
  title: string;
  /** As a person reads it. */
  name: string;
  exportName: string;
  /** Relative to the root of the repository. */
  file: string;
}

interface Index {
  entries: Record<string, { type: string; id: string; title: string; name: string; exportName: string; importPath: string }>;
}

/**
 * Every story of a built Storybook, in its order.
 *
 * @throws when it has none
 */
export async function storyFiles(folder: string): Promise<StoryFile[]> {
  const { entries } = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (stories.length === 0) throw new Error(`There is no story in ${folder}.`);
  return stories.map(({ id, title, name, exportName, importPath }) => ({ id, title, name, exportName, file: fromRoot(importPath) }));
}

/** Storybook tells its paths from its own workspace. */
export const fromRoot = (file: string): string => path.posix.join('apps/storybook', file);

/** Builds the Storybook, unless it is built of the sources as they are. */
export const buildStorybook = () =>
  run(root, ['npx', 'turbo', 'run', 'build', '--filter=@intake/storybook', '--output-logs=errors-only']);

/** @throws with what the command said, when it fails */
export function run(cwd: string, [program = '', ...args]: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${program} ${args.join(' ')} fails:\n${said}`))));
  });
}
