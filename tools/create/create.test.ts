import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planComponent } from './component.ts';
import { planDomain } from './domain.ts';
import { namesOf } from './names.ts';
import { carryOut } from './plan.ts';
import type { Plan } from './plan.ts';
import { planScreen } from './screen.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
let root: string;

/** A copy of the sources, standing on the installed packages. */
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'intake-create-'));
  const skipped = new Set(['node_modules', 'dist', 'storybook-static', '.turbo', '.cache']);
  for (const name of [
    'packages',
    'apps',
    '.storybook',
    'tsconfig.base.json',
    '.prettierrc.json',
    'package.json',
  ]) {
    cpSync(path.join(project, name), path.join(root, name), {
      recursive: true,
      filter: (source) => !skipped.has(path.basename(source)),
    });
  }
  link('node_modules', (name) => name !== '@intake');
  mkdirSync(path.join(root, 'node_modules/@intake'), { recursive: true });
  for (const [name, folder] of [
    ['api', 'packages/api'],
    ['i18n', 'packages/i18n'],
    ['ui', 'packages/ui'],
  ] as const) {
    symlinkSync(path.join(root, folder), path.join(root, 'node_modules/@intake', name));
    link(`${folder}/node_modules`);
  }
  for (const app of ['portal', 'server', 'storybook']) link(`apps/${app}/node_modules`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Links each entry, not the folder: packages of our own are looked up from where the link points to. */
function link(folder: string, keep = (_name: string) => true) {
  mkdirSync(path.join(root, folder), { recursive: true });
  for (const name of entries(path.join(project, folder)).filter(keep)) {
    symlinkSync(path.join(project, folder, name), path.join(root, folder, name));
  }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The type errors of a workspace of the copy, as the compiler prints them. */
function typeErrors(workspace: string): string {
  const tsc = path.join(project, 'node_modules/.bin/tsc');
  try {
    return execFileSync(tsc, ['--noEmit', '-p', path.join(root, workspace)], { encoding: 'utf8' });
  } catch (error) {
    const { status, stdout } = error as { status: number | null; stdout: string };
    if (status === null) throw error;
    return stdout;
  }
}

/** The new files that Prettier would write otherwise. */
async function unformatted(plan: Plan): Promise<string[]> {
  const options = await resolveConfig(path.join(root, 'package.json'));
  const found: string[] = [];
  for (const [file, text] of plan) {
    const isNew = entries(path.join(project, path.dirname(file))).includes(path.basename(file)) === false;
    if (isNew && /\.tsx?$/.test(file) && !(await check(text, { ...options, filepath: file })))
      found.push(file);
  }
  return found;
}

/** The messages about the files of a plan alone: the rest of the tree has its own tests. */
const about = (plan: Plan, output: string) =>
  output.split('\n').filter((line) => [...plan.keys()].some((file) => line.includes(path.basename(file))));

describe('a generated folder compiles and is formatted', { timeout: 240_000 }, () => {
  it('component', async () => {
    const plan = await planComponent(root, 'StatusLine');
    carryOut(plan, root);
    expect([...plan.keys()].sort()).toEqual([
      'packages/ui/package.json',
      'packages/ui/src/components/StatusLine/StatusLine.stories.tsx',
      'packages/ui/src/components/StatusLine/StatusLine.styles.ts',
      'packages/ui/src/components/StatusLine/StatusLine.tsx',
      'packages/ui/src/components/StatusLine/index.ts',
    ]);
    expect(readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8')).toContain('"./StatusLine"');
    expect(await unformatted(plan)).toEqual([]);
    expect(about(plan, typeErrors('packages/ui'))).toEqual([]);

    rmSync(path.join(root, 'packages/ui/src/components/StatusLine/StatusLine.styles.ts'));
    expect(about(plan, typeErrors('packages/ui')).join()).toContain('StatusLine.styles.ts');
  });

  it('screen of pages, and of a whole list', async () => {
    const plan: Plan = new Map();
    for (const [place, endpoint] of [
      ['directory/ReferrerList', 'listPhysicians'],
      ['settings/BinList', 'listBins'],
    ] as const) {
      const screen = await planScreen(root, place, endpoint);
      carryOut(screen, root);
      expect(screen.size).toBe(8);
      for (const [file, text] of screen) plan.set(file, text);
    }
    expect(await unformatted(plan)).toEqual([]);
    expect(about(plan, typeErrors('apps/portal'))).toEqual([]);
  });

  it('domain', async () => {
    const plan = await planDomain(root, 'CareTeam');
    carryOut(plan, root);
    expect(await unformatted(plan)).toEqual([]);
    expect(about(plan, typeErrors('packages/api') + typeErrors('apps/server'))).toEqual([]);
  });
});

it('refuses what is there already, and what is not a name or an endpoint', async () => {
  await expect(planComponent(project, 'Badge')).rejects.toThrow('Badge.stories.tsx is there already');
  await expect(planComponent(project, 'badge')).rejects.toThrow('not a PascalCase name');
  await expect(planScreen(project, 'Faxes', 'listBins')).rejects.toThrow('not area/Name');
  await expect(planScreen(project, 'faxes/Bins', 'listNothing')).rejects.toThrow('no endpoint "listNothing"');
  await expect(planScreen(project, 'faxes/Bins', 'createBin')).rejects.toThrow('does not answer with a list');
});

it.each([
  ['Clinic', 'Clinics'],
  ['CareTeam', 'CareTeams'],
  ['Modality', 'Modalities'],
  ['Fax', 'Faxes'],
])('%s in the plural is %s', (name, plural) => {
  expect(namesOf(name).Names).toBe(plural);
});
