import { expect, it } from 'vitest';
import { pictureOf } from '../baselines/names.ts';
import { failuresOf, summaryOf, testReportOf } from './outcome.ts';
import type { Outcome, Run, State } from './outcome.ts';

const outcome = (state: State, story: string, more: Partial<Outcome> = {}): Outcome => ({
  ...pictureOf('ui/components/Button', story, 'zh'),
  state,
  ...more,
});

const run: Run = {
  browser: 'Chromium 157.0.1.2',
  baselines: '.storybook/baselines',
  seconds: 2,
  outcomes: [
    outcome('same', 'A', { otherBrowser: 'Chromium 156.0.1.2' }),
    outcome('gone', 'B'),
    outcome('missing', 'D'),
    outcome('missing', 'C'),
    outcome('changed', 'E', { pixels: 12 }),
    outcome('failed', 'F', { problem: 'It threw.' }),
    outcome('approved', 'G'),
  ],
};

it('lists what does not hold, the worst first', () => {
  expect(failuresOf(run).map(({ story }) => story).join('')).toBe('FECDB');
});

it('says how each picture fails, how many hold, and how fast they came', () => {
  expect(summaryOf(run)).toBe(`failed   ui/components/Button/F.zh  It threw.
changed  ui/components/Button/E.zh  12 px
missing  ui/components/Button/C.zh  no baseline yet
missing  ui/components/Button/D.zh  no baseline yet
gone     ui/components/Button/B.zh  no story asks for it

1 baselines are of Chromium 156.0.1.2, this is Chromium 157.0.1.2: how edges are smoothed is not compared.
5 pictures in 2.0 s, 2.5 a second: 1 same, 1 failed, 1 changed, 2 missing, 1 gone.`);
});

it('counts pictures as tests', () => {
  expect(testReportOf(run)).toEqual({ numPassedTests: 1, numFailedTests: 5, testResults: [] });
  expect(testReportOf({ ...run, outcomes: [] })).toMatchObject({ numPassedTests: 0, numFailedTests: 0 });
});
