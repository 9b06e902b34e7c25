// Where the time of the last `npm test` went: its steps, its slowest files and tests.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const reports = fileURLToPath(new URL('../../../.cache/test/', import.meta.url));

interface Times {
  /** Of the whole run; steps overlap. */
  seconds: number;
  steps: { name: string; seconds: number; processorSeconds: number; tests: number | null }[];
}

interface Report {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

const read = <T>(name: string): T | undefined => {
  const file = path.join(reports, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
};

const shown = 12;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;

function print(title: string, rows: [milliseconds: number, text: string][]): void {
  console.log(`\n${title}`);
  for (const [milliseconds, text] of rows.toSorted(([a], [b]) => b - a).slice(0, shown)) console.log(`${seconds(milliseconds)}  ${text}`);
}

function main(): void {
  const times = read<Times>('times.json');
  if (!times) throw new Error('Run "npm test" first: it keeps what each step took.');
  const computed = times.steps.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  console.log(`All of it: ${(times.seconds / 60).toFixed(1)} minutes, in which ${(computed / times.seconds).toFixed(2)} processors were at work; two steps run beside each other.`);
  print(
    'Steps',
    times.steps.map(({ name, seconds: taken, processorSeconds, tests }) => [taken * 1000, `${name}${tests === null ? '' : `, ${tests} tests`}, ${processorSeconds.toFixed(0)} s of processor`]),
  );
  for (const { name } of times.steps) {
    const files = read<Report>(`${name}.json`)?.testResults ?? [];
    if (files.length === 0) continue;
    print(
      `Files of ${name}`,
      files.map((file) => [file.endTime - file.startTime, path.relative(path.join(reports, '../..'), file.name)]),
    );
    print(
      `Tests of ${name}`,
      files.flatMap((file) => file.assertionResults.map(({ fullName, duration }): [number, string] => [duration ?? 0, fullName])),
    );
  }
}

main();
