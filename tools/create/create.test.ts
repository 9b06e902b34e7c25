import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { check } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planComponent } from './component.ts';
import { copyProject, entries, project } from './copy.ts';
import { namesOf } from './names.ts';
import { carryOut, layout } from './plan.ts';
import type { Plan } from './plan.ts';
import { planScreen } from './screen.ts';

let root: string;

beforeAll(() => {
  root = copyProject();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a program of ours prints about the copy, also when it finds faults. Throws when it did not run. */
function printed(program: string, ...args: string[]): string {
  try {
    return execFileSync(path.join(project, 'node_modules/.bin', program), args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { status, stdout } = error as { status: number | null; stdout: string };
    if (status === null) throw error;
    return stdout;
  }
}

/** The type errors in what a plan has made in a workspace of the copy, as far as it is still there, and in what that imports. */
function typeErrors(plan: Plan, workspace: string): string {
  const made = [...plan.keys()].filter((file) => /\.tsx?$/.test(file) && file.startsWith(`${workspace}/`)).map((file) => path.join(root, file));
  const config = path.join(root, workspace, 'tsconfig.made.json');
  const globals = path.join(root, 'packages/i18n/src/virtual.d.ts');
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: ['src/*.d.ts'], files: [globals, ...made.filter((file) => existsSync(file))] }));
  return printed('tsc', '--checkers', '1', '-p', config);
}

/** What the linter prints about a folder of the copy. */
const lintErrors = (folder: string) => printed('oxlint', '--format=unix', folder);

interface TestRun {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

/** How the checks of the design system end in the copy: name of the check → `passed` or `failed`. */
function uiChecks(): Record<string, string> {
  const config = path.join(root, 'packages/ui/vitest.config.ts');
  const run = JSON.parse(printed('vitest', 'run', '--config', config, '--reporter=json', 'docs', 'exports')) as TestRun;
  const checks = run.testResults.flatMap(({ assertionResults }) => assertionResults);
  return Object.fromEntries(checks.map(({ fullName, status }) => [fullName, status]));
}

/** The new files that Prettier would write otherwise. */
async function unformatted(plan: Plan): Promise<string[]> {
  const found: string[] = [];
  for (const [file, text] of plan) {
    const isNew = entries(path.join(project, path.dirname(file))).includes(path.basename(file)) === false;
    if (isNew && /\.tsx?$/.test(file) && !(await check(text, { ...layout, filepath: file })))
      found.push(file);
  }
  return found;
}

/** The messages about the files of a plan alone: the rest of the tree has its own tests. */
const about = (plan: Plan, output: string) =>
  output.split('\n').filter((line) => [...plan.keys()].some((file) => line.includes(path.basename(file))));

/** The checks of the design system that speak of StatusLine, or of all there is. */
const statusLineChecks = (status: string) => ({
  "'StatusLine' has a page with a live example, its props and its gallery": status,
  "'StatusLine' tells its keys, and is driven by nothing else in a story": status,
  'exports every component and pattern by its own subpath and nothing else, in order': status,
});

describe('a generated folder compiles, is formatted and keeps our rules', { timeout: 240_000 }, () => {
  it('component', async () => {
    const plan = await planComponent(root, 'StatusLine');
    carryOut(plan, root);
    expect([...plan.keys()].sort()).toEqual([
      'packages/ui/package.json',
      'packages/ui/src/components/StatusLine/StatusLine.mdx',
      'packages/ui/src/components/StatusLine/StatusLine.stories.tsx',
      'packages/ui/src/components/StatusLine/StatusLine.styles.ts',
      'packages/ui/src/components/StatusLine/StatusLine.tsx',
      'packages/ui/src/components/StatusLine/index.ts',
    ]);
    expect(await unformatted(plan)).toEqual([]);
    expect(about(plan, typeErrors(plan, 'packages/ui'))).toEqual([]);
    expect(about(plan, lintErrors('packages/ui/src/components/StatusLine'))).toEqual([]);
    expect(uiChecks()).toMatchObject(statusLineChecks('passed'));

    const folder = path.join(root, 'packages/ui/src/components/StatusLine');
    writeFileSync(path.join(folder, 'StatusLine.styles.ts'), 'var left: any;\n');
    for (const file of ['StatusLine.mdx', 'StatusLine.stories.tsx']) rmSync(path.join(folder, file));
    rmSync(path.join(folder, 'index.ts'));
    expect(about(plan, typeErrors(plan, 'packages/ui')).join()).toContain('StatusLine.styles.ts');
    expect(about(plan, lintErrors('packages/ui/src/components/StatusLine')).join()).toContain('no-explicit-any');
    expect(uiChecks()).toMatchObject(statusLineChecks('failed'));
  });

  it('screen of pages, and of a whole list', async () => {
    const plan: Plan = new Map();
    for (const [place, endpoint] of [
      ['directory/ReferrerList', 'listPhysicians'],
      ['administration/BinList', 'listBins'],
    ] as const) {
      const screen = await planScreen(root, place, endpoint);
      carryOut(screen, root);
      expect(screen.size).toBe(8);
      for (const [file, text] of screen) plan.set(file, text);
    }
    expect(await unformatted(plan)).toEqual([]);
    expect(about(plan, typeErrors(plan, 'apps/portal'))).toEqual([]);
  });
});

it('refuses what is there already, and what is not a name or an endpoint', async () => {
  await expect(planComponent(project, 'Badge')).rejects.toThrow('Badge.mdx is there already');
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
