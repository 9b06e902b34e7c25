import type { Picture } from '../baselines/names.ts';

/**
 * What became of a picture: `missing` has no baseline yet, `gone` is a baseline that no story asks for any more (which
 * a run of all stories finds), `failed` could not be taken.
 */
export type State = 'same' | 'changed' | 'missing' | 'gone' | 'failed' | 'approved';

export interface Outcome extends Picture {
  state: State;
  /** How many pixels changed. */
  pixels?: number;
  /** How many pixels down the first of them is. */
  top?: number;
  /** Why it could not be taken. */
  problem?: string;
  /** The browser that drew the baseline, if it was another one. */
  otherBrowser?: string;
}

export interface Run {
  /** `Chromium 156.0.8078.79`. */
  browser: string;
  /** Folder of the baselines that it compared with. */
  baselines: string;
  /** Time from the first picture to the last. */
  seconds: number;
  outcomes: Outcome[];
}

/** The worst first, and what fails a run. */
const bad: readonly State[] = ['failed', 'changed', 'missing', 'gone'];

export const failuresOf = ({ outcomes }: Run): Outcome[] =>
  bad.flatMap((state) => outcomes.filter((outcome) => outcome.state === state).toSorted((a, b) => a.name.localeCompare(b.name)));

const count = (run: Run, state: State) => run.outcomes.filter((outcome) => outcome.state === state).length;

const detail = ({ state, pixels, problem }: Outcome): string => {
  if (state === 'changed') return `${pixels} px`;
  if (state === 'missing') return 'no baseline yet';
  if (state === 'gone') return 'no story asks for it';
  return problem ?? '';
};

const strangers = ({ browser, outcomes }: Run): string[] => {
  const others = outcomes.flatMap(({ otherBrowser }) => otherBrowser ?? []);
  return [...new Set(others)].map(
    (other) =>
      `${others.filter((name) => name === other).length} baselines are of ${other}, this is ${browser}: how edges are smoothed is not compared.`,
  );
};

/** What a run says in the end: each picture that does not hold, and how many do. */
export function summaryOf(run: Run): string {
  const failures = failuresOf(run).map((outcome) => `${outcome.state.padEnd(8)} ${outcome.name}  ${detail(outcome)}`);
  const taken = run.outcomes.length - count(run, 'gone') - count(run, 'failed');
  const rate = (taken / run.seconds).toFixed(1);
  return [
    ...failures,
    ...(failures.length > 0 ? [''] : []),
    ...strangers(run),
    `${taken} pictures in ${run.seconds.toFixed(1)} s, ${rate} a second: ${['same', ...bad].map((state) => `${count(run, state as State)} ${state}`).join(', ')}.`,
  ].join('\n');
}

/** The run as Vitest would report it: a picture is a test. */
export const testReportOf = (run: Run) => ({
  numPassedTests: count(run, 'same'),
  numFailedTests: failuresOf(run).length,
  testResults: [],
});
