import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

interface Report {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

const root = path.resolve(import.meta.dirname, '../../../..');

/** A story with one fault, and what has to be said of it. */
const planted: Record<string, RegExp> = {
  'Contrast In Dark Only': /In dark-ltr:\ncolor-contrast/,
  'Contrast In Light Right To Left Only': /In light-rtl:\ncolor-contrast/,
  'Word Cut By A Physical Side': /With longer words in dark-rtl:\n"Faaxees" is cut by/,
  'Missing Name': /In light-ltr:\nbutton-name/,
  'Wrong Role': /In light-ltr:\naria-roles/,
  'Keyboard Trap': /The keyboard is caught in <textarea/,
  'Focus Taken Back': /The keyboard is caught in <input/,
  'Unhandled Request': /requests that nothing handles:\nGET .*\/api\/no-such-thing/,
  'Console Error': /The console has errors:\nEncountered two children with the same key/,
  'Overflow At 200 Percent': /At 200 % in dark-rtl:\nThe page is \d+ px wide, the window 640/,
  'Keys Of One Direction': /expected 'rtl' to be 'ltr'/,
};

const found = new Map<string, string>();

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-faults-'));
  const report = path.join(folder, 'report.json');
  const { VITEST: _, ...env } = process.env;
  const command = ['vitest', 'run', '--config', 'apps/storybook/faults.config.ts', '--reporter=json', `--outputFile=${report}`, 'src/faults/'];
  const said = spawnSync('npx', command, { cwd: root, env, encoding: 'utf8' });
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    for (const { title, failureMessages } of testResults.flatMap(({ assertionResults }) => assertionResults)) found.set(title, failureMessages.join('\n'));
  } catch (error) {
    throw new Error(`The planted stories did not run:\n${said.stdout}${said.stderr}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);

it.each(Object.entries(planted))('finds the planted fault: %s', (story, message) => {
  expect(found.get(story)).toMatch(message);
});

it('names each planted fault', () => {
  expect([...found.keys()].sort()).toEqual(Object.keys(planted).sort());
});
