import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.mjs';
import { failuresIn, outcomeOf } from './outcome.mjs';
import { schedule } from './schedule.mjs';
import { chooseSteps, reachedSteps, steps } from './steps.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});
const report = (
  numPassedTests: number,
  numFailedTests: number,
  ...testResults: (ReturnType<typeof file> & { name?: string })[]
) => ({
  numPassedTests,
  numFailedTests,
  testResults,
});

describe('outcomeOf', () => {
  it('counts a check as one', () => {
    expect(outcomeOf({ exitCode: 0 })).toEqual({ passed: 1, failed: 0 });
    expect(outcomeOf({ exitCode: 2 })).toEqual({ passed: 0, failed: 1 });
  });

  it.each([
    ['every test', 0, report(3, 0, file('passed', 'passed')), { passed: 3, failed: 0 }],
    ['a failed test', 1, report(3, 1, file('failed', 'passed', 'failed')), { passed: 3, failed: 1 }],
    ['a file that cannot be loaded', 1, report(3, 0, file('failed')), { passed: 3, failed: 1 }],
    ['an error outside of any test', 1, report(3, 0, file('passed', 'passed')), { passed: 3, failed: 1 }],
    ['a run of no test', 0, report(0, 0), { passed: 0, failed: 1 }],
    ['a crash before the report', 1, undefined, { passed: 0, failed: 1 }],
  ])('counts %s', (_what, exitCode, json, expected) => {
    expect(outcomeOf({ exitCode, tests: true, report: json })).toEqual(expected);
  });
});

it('a run of no test is right where a change may reach none, a crash is not', () => {
  expect(outcomeOf({ exitCode: 0, tests: true, report: report(0, 0), mayBeNone: true })).toEqual({ passed: 0, failed: 0 });
  expect(outcomeOf({ exitCode: 1, tests: true, mayBeNone: true })).toEqual({ passed: 0, failed: 1 });
});

it('what failed is named: each test, and a file that could not be loaded', () => {
  const [walk, rule] = [file('failed', 'passed', 'failed'), file('failed')];
  const named = report(1, 1, { ...walk, name: 'walk.test.ts', assertionResults: walk.assertionResults.map((test, at) => ({ ...test, fullName: `step ${at}` })) }, { ...rule, name: 'rule.test.ts' });
  expect(failuresIn(named)).toEqual(['walk.test.ts: step 1', 'rule.test.ts']);
  expect(failuresIn(undefined)).toEqual([]);
});

describe('excerptOf', () => {
  it('begins where the failures are listed', () => {
    const output = ` ✓ one\n\u001b[31m⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\u001b[39m\n FAIL two\n`;
    expect(excerptOf(output)).toBe('⎯⎯⎯ Failed Tests 1 ⎯⎯⎯\n FAIL two');
  });

  it('is the end of what lists none', () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    expect(excerptOf(lines.join('\n')).split('\n')).toEqual(lines.slice(-60));
  });
});

describe('chooseSteps', () => {
  it('takes all, those named, or those from one on', () => {
    expect(chooseSteps({})).toBe(steps);
    expect(chooseSteps({ only: 'types,lint' }).map(({ name }) => name)).toEqual(['types', 'lint']);
    expect(chooseSteps({ from: 'stories' }).map(({ name }) => name)).toEqual(['stories', 'e2e']);
  });

  it('says which step does not exist', () => {
    expect(() => chooseSteps({ only: 'lint,unti' })).toThrow(
      'No step is called "unti": there are lint, types',
    );
  });
});

describe('reachedSteps', () => {
  const reached = (...files: string[]) => reachedSteps(steps, { since: 'main', files });

  it('leaves out what a change cannot reach', () => {
    const names = reached('apps/server/src/main.ts').map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['lint', 'types', 'unit', 'server', 'stories']));
    expect(names).not.toContain('bytes');
    expect(names).not.toContain('e2e');
  });

  it('lints what differs, and nothing where no source does', () => {
    const [lint] = reached('apps/server/src/main.ts', 'docs/glossary.md').filter(({ name }) => name === 'lint');
    expect(lint?.command.slice(-2)).toEqual(['oxlint', 'apps/server/src/main.ts']);
    expect(reached('docs/glossary.md').map(({ name }) => name)).not.toContain('lint');
  });

  it('hands Vitest the commit that the change is counted from, but not where all tests are wanted', () => {
    const [stories] = reached('packages/ui/src/components/Badge/Badge.tsx').filter(({ name }) => name === 'stories');
    expect(stories?.command.slice(-2)).toEqual(['--changed', 'main']);
    const [e2e] = reached('tools/e2e/signIn.test.ts').filter(({ name }) => name === 'e2e');
    expect(e2e?.command).not.toContain('--changed');
  });
});

describe('schedule', () => {
  /** What ran at the same time as each, in the order of starting. */
  async function together(plan: { name: string; alone?: boolean }[]) {
    const running = new Set<string>();
    const seen: string[] = [];
    await schedule(
      plan,
      async ({ name }) => {
        running.add(name);
        seen.push([...running].join('+'));
        await new Promise((resolve) => setImmediate(resolve));
        running.delete(name);
      },
      2,
    );
    return seen;
  }

  it('runs two steps beside each other, and one that is alone by itself', async () => {
    expect(await together([{ name: 'a' }, { name: 'b' }, { name: 'c', alone: true }, { name: 'd' }])).toEqual(['a', 'a+b', 'c', 'd']);
  });
});
