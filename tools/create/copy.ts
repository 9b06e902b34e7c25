import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../../', import.meta.url));

// What is installed, built or compared with, not written.
const skipped = /(^|\/)(node_modules|dist|storybook-static|\.storybook\/baselines|\.turbo|\.cache|\.git)$/;
const packages = { api: 'packages/api', i18n: 'packages/i18n', ui: 'packages/ui' };

/** A copy of the sources in a folder of its own, standing on the installed packages; whoever made it removes it. */
export function copyProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'intake-create-'));
  cpSync(project, root, { recursive: true, filter: (source) => !skipped.test(source) });
  link(root, 'node_modules', (name) => name !== '@intake');
  mkdirSync(path.join(root, 'node_modules/@intake'), { recursive: true });
  for (const [name, folder] of Object.entries(packages)) {
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@intake', name));
    link(root, `${folder}/node_modules`);
  }
  for (const folder of ['apps/portal', 'apps/server', 'apps/storybook', 'tools']) link(root, `${folder}/node_modules`);
  return root;
}

// What Vite keeps beside the packages is of one tree.
const isCache = (name: string) => /^\.(vite|cache)/.test(name);

/** Links each entry, not the folder: packages of our own are looked up from where the link points to. */
function link(root: string, folder: string, keep = (_name: string) => true) {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of entries(path.join(project, folder)).filter((entry) => keep(entry) && !isCache(entry))) {
    symlinkSync(path.join(project, folder, name), path.join(root, folder, name));
  }
}

/** What is in a folder; nothing, where there is none. */
export function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** What a program prints in a copy, as faults when it finds any. */
export function run(root: string, program: string, ...args: string[]): { output: string; faults: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { output: stdout, faults: status === 0 ? '' : `${stdout}\n${stderr}` };
}

export const bin = (program: string): string => path.join(project, 'node_modules/.bin', program);

/** A copy in which the generator has made an area, and the files that it names: made, or edited. */
export function copyWithArea(name: string): { root: string; files: string[] } {
  const root = copyProject();
  const { output, faults } = run(root, process.execPath, '--import', 'tsx', 'tools/create/main.ts', 'domain', name);
  if (faults) throw new Error(faults);
  return { root, files: (output.split('\n\n')[0] ?? '').split('\n') };
}
