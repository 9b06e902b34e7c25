import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../storybook.ts';

/** What a Storybook is built of. */
const sources = ['.storybook', 'apps/portal', 'apps/storybook', 'packages', 'package.json', 'tsconfig.base.json', ':!.storybook/baselines'];

/** Folders with dependencies of their own. */
const workspaces = ['.', 'apps/portal', 'apps/storybook', 'packages/api', 'packages/i18n', 'packages/ui'];

const ours = '@intake';

/**
 * Copies the sources as they are now, in which a Storybook can be built that has nothing to do with the original. What
 * is installed is linked; our own packages are those of the copy.
 */
export async function copySources(tree: string): Promise<void> {
  await rm(tree, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...sources], { cwd: root, encoding: 'utf8' });
  // A file that is removed but not committed is still listed.
  const missing = execFileSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const present = files.split('\0').filter((file) => file && !missing.includes(file));
  await Promise.all(present.map((file) => cp(path.join(root, file), path.join(tree, file))));
  for (const workspace of workspaces) await linkDependencies(workspace, tree);
}

async function linkDependencies(workspace: string, tree: string): Promise<void> {
  const [from, to] = [path.join(root, workspace, 'node_modules'), path.join(tree, workspace, 'node_modules')];
  const installed: string[] = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true });
  // Caches are left behind, programs are not.
  const linked = installed.filter((name) => name !== ours && (name === '.bin' || !name.startsWith('.')));
  await Promise.all(linked.map((name) => symlink(path.join(from, name), path.join(to, name))));
  if (!installed.includes(ours)) return;
  // Links of npm are relative: copied, they lead to the copy.
  await cp(path.join(from, ours), path.join(to, ours), { recursive: true, verbatimSymlinks: true });
}
