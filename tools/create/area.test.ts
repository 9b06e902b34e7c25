import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Contract } from '@intake/api/contract';
import { bin, copyWithArea, project, run } from './copy.ts';

let root: string;
/** What the generator names: made, or edited. */
let files: string[];
let code: string[];

beforeAll(() => {
  ({ root, files } = copyWithArea('CareTeam'));
  code = files.filter((file) => /\.tsx?$/.test(file));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const faultsOf = (program: string, ...args: string[]) => run(root, bin(program), ...args).faults;

describe('an area that the generator alone has made', { timeout: 300_000 }, () => {
  it('edits four files, and adds its rows to the table of rights', () => {
    expect(files.filter((file) => existsSync(path.join(project, file))).sort()).toEqual([
      'apps/server/src/areas.ts',
      'docs/rights.md',
      'packages/api/src/client/index.ts',
      'packages/api/src/contract/index.ts',
      'packages/api/src/testing/index.ts',
    ]);
  });

  it('compiles with all that it reaches', () => {
    // What each workspace knows besides what its files import.
    const globals = ['packages/i18n/src/virtual.d.ts', 'tools/e2e/harness/globalSetup.ts', 'apps/server/src/testing/globalSetup.ts'];
    const compilerOptions = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['vite/client', 'node'], allowJs: true };
    writeFileSync(path.join(root, 'tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files: [...globals, ...code] }));
    // Several checkers share nothing of what they find out.
    expect(faultsOf('tsc', '-p', 'tsconfig.area.json', '--checkers', '1')).toBe('');
  });

  it('is linted', () => expect(faultsOf('oxlint', ...code)).toBe(''));

  it('keeps the walls between rooms, and has no file that nobody imports', () => {
    const others = `^(?!(${code.join('|').replaceAll('.', '[.]')})$)`;
    const options = ['--config', 'tools/boundaries/rules.mjs', '--do-not-follow', others, '--output-type', 'json'];
    const { modules, summary } = JSON.parse(run(root, bin('depcruise'), ...options, ...code).output) as Cruise;
    // What is dead shows in the whole tree alone, from what runs by itself.
    expect(summary.violations.filter(({ rule }) => !rule.name.startsWith('no-dead-'))).toEqual([]);
    const imported = new Set(modules.flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved)));
    expect(code.filter((file) => !imported.has(file)).map((file) => path.basename(file)).sort()).toEqual([
      'CareTeamsScreen.stories.tsx', 'areas.ts', 'careTeam.mocks.ts', 'careTeam.test.ts', 'careTeams.routes.tsx', 'careTeams.test.ts',
    ]);
  });

  it.each(['i18n', 'openapi'])('is what npm run %s writes', (script) => {
    expect(run(root, 'npm', 'run', '--silent', script, '--', '--check').faults).toBe('');
  });

  it('stands in the table of rights in its place, with the rights that the same access gives elsewhere', async () => {
    const { careTeamContract } = (await import(path.join(root, 'packages/api/src/contract/index.ts'))) as { careTeamContract: Contract };
    const rows = readFileSync(path.join(root, 'docs/rights.md'), 'utf8').split('\n').filter((line) => line.startsWith('| ') && line.includes(' /'));
    const isOwn = (row: string) => row.includes(' /api/care-team/ ');
    const rightsOf = (access: string) => rows.find((row) => !isOwn(row) && row.split(' | ')[1] === access)!.split(' | ').slice(1).join(' | ');
    const own = Object.values(careTeamContract).map(({ method, path: address, access }) => `| ${method} ${address} | ${rightsOf(access)}`);
    expect(rows.filter(isOwn)).toEqual(own.sort());
    const order = rows.map((row) => row.split(' | ')[0]!.slice(2).split(' ').reverse());
    expect(order.toSorted(([a = '', b = ''], [c = '', d = '']) => a.localeCompare(c, 'en') || b.localeCompare(d, 'en'))).toEqual(order);
  });

  it('passes its tests, and those that the database has for every table', () => {
    const tests = ['src/modules/careTeam', 'src/platform/database/catalogue.test.ts', 'src/platform/database/isolation.test.ts'];
    expect(faultsOf('vitest', 'run', '--config', 'apps/server/vitest.config.ts', ...tests)).toBe('');
  });

  it('has its texts with its screen', () => {
    expect(faultsOf('vitest', 'run', '--config', 'apps/portal/vitest.config.ts', 'src/app/routing')).toBe('');
  });
});

/** What dependency-cruiser prints as JSON, as far as it is looked at. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; rule: { name: string } }[] };
}
