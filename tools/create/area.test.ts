import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, project } from './copy.ts';

let root: string;
/** The files that the command names: made, or edited. */
let files: string[];

beforeAll(() => {
  root = copyProject();
  const made = run(process.execPath, '--import', 'tsx', 'tools/create/main.ts', 'domain', 'CareTeam');
  if (made.faults) throw new Error(made.faults);
  files = (made.output.split('\n\n')[0] ?? '').split('\n');
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What a program prints in the copy, as faults when it finds any. */
function run(program: string, ...args: string[]): { output: string; faults: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return { output: stdout, faults: status === 0 ? '' : `${stdout}\n${stderr}` };
}

const faultsOf = (program: string, ...args: string[]) => run(path.join(project, 'node_modules/.bin', program), ...args).faults;

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

  it.each(['packages/api', 'apps/server', 'apps/portal', 'apps/storybook', 'tools'])('compiles in %s', (workspace) => {
    expect(faultsOf('tsc', '--noEmit', '-p', workspace)).toBe('');
  });

  it('is linted', () => {
    const code = files.filter((file) => /\.tsx?$/.test(file));
    expect(faultsOf('oxlint', ...code)).toBe('');
    expect(faultsOf('eslint', '--max-warnings', '0', ...code)).toBe('');
  });

  it('keeps the walls between rooms', () => {
    expect(faultsOf('depcruise', '--config', 'tools/boundaries/rules.mjs', 'apps', 'packages', 'tools', '.storybook')).toBe('');
  });

  it.each(['i18n', 'openapi'])('is what npm run %s writes', (script) => {
    expect(run('npm', 'run', '--silent', script, '--', '--check').faults).toBe('');
  });

  it('passes its tests, those of the database and that of the rights', () => {
    const tests = ['src/modules/careTeam', 'src/rights.test.ts', 'src/platform/database/catalogue.test.ts', 'src/platform/database/isolation.test.ts'];
    expect(faultsOf('vitest', 'run', '--config', 'apps/server/vitest.config.ts', ...tests)).toBe('');
  });

  it('has its texts with its screen', () => {
    expect(faultsOf('vitest', 'run', '--config', 'apps/portal/vitest.config.ts', 'src/app/routing')).toBe('');
  });
});
