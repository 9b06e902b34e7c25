import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../browser/find.mjs';
import { secondsOfEndedChildren } from './endedChildren.mjs';
import { excerptOf } from './excerpt.mjs';
import { failuresIn, outcomeOf } from './outcome.mjs';
import { schedule } from './schedule.mjs';
import { chooseSteps, reachedSteps, root } from './steps.mjs';

const limitMinutes = 40;
/** As many as the smallest machine that we test on has cores. */
const lanes = 2;
const reporter = path.join(root, 'tools/test/leanJsonReporter.mjs');
const reports = path.join(root, '.cache/test');

/** Runs one step; resolves with its outcome and with all that it printed. */
async function run(step, mayBeNone) {
  const missing = (step.configs ?? []).filter((config) => !existsSync(path.join(root, config)));
  if (missing.length > 0) return { passed: 0, failed: 1, output: `There is no ${missing.join(', ')}.\n` };

  const reportPath = path.join(reports, `${step.name}.json`);
  rmSync(reportPath, { force: true });
  const [program, ...args] = step.tests
    ? [...step.command, '--reporter=default', `--reporter=${reporter}`, `--outputFile.json=${reportPath}`]
    : step.command;
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  if (step.browser) env.CHROMIUM_PATH = await findChromium();

  const { exitCode, output, processorSeconds } = await execute(program, args, env);
  const report = existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, 'utf8')) : undefined;
  const failures = failuresIn(report).map((failure) => failure.replace(root, ''));
  return { ...outcomeOf({ exitCode, tests: step.tests, report, mayBeNone }), failures, output, processorSeconds };
}

/** What the steps that have ended have computed. */
let computed = 0;

/** A child in a process group of its own, so that what it started ends with it when time is up. */
function execute(program, args, env) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const end = (signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal);
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(() => {
      output += `\nStopped: this took longer than ${limitMinutes} minutes.\n`;
      end('SIGKILL');
    }, limitMinutes * 60_000);
    const stop = () => {
      end('SIGTERM');
      // Once each of the other steps has heard of it too.
      setImmediate(() => process.exit(130));
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const finish = (exitCode) => {
      clearTimeout(timer);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      const processorSeconds = secondsOfEndedChildren() - computed;
      computed += processorSeconds;
      resolve({ exitCode, output, processorSeconds });
    };
    child.on('error', (error) => {
      output += `${program} does not start: ${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

const count = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** What differs from `since`, which is where this branch left main unless it is named. */
function changeSince(since = git('merge-base', 'HEAD', 'main')[0]) {
  const files = [...git('diff', '--name-only', since, '--'), ...git('ls-files', '--others', '--exclude-standard')];
  return { since, files };
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, from: { type: 'string' }, changed: { type: 'boolean' }, since: { type: 'string' } },
  });
  const isPartial = values.changed || values.since !== undefined;
  const chosen = isPartial ? reachedSteps(chooseSteps(values), changeSince(values.since)) : chooseSteps(values);
  mkdirSync(reports, { recursive: true });
  console.log(`Running ${chosen.map((step) => step.name).join(', ')}.\n`);

  const total = { passed: 0, failed: 0 };
  const times = [];
  const failures = [];
  const begun = Date.now();
  await schedule(
    chosen,
    async (step) => {
      const started = Date.now();
      const outcome = await run(step, isPartial).catch((error) => ({
        passed: 0,
        failed: 1,
        output: `${error.message}\n`,
      }));
      total.passed += outcome.passed;
      total.failed += outcome.failed;
      failures.push(...(outcome.failures ?? []));
      const seconds = (Date.now() - started) / 1000;
      times.push({ name: step.name, seconds, processorSeconds: outcome.processorSeconds ?? 0, tests: step.tests ? outcome.passed + outcome.failed : null });
      const mark = outcome.failed === 0 ? 'ok  ' : 'FAIL';
      console.log(`${mark} ${step.name.padEnd(11)}${seconds.toFixed(1).padStart(6)} s  ${step.what}: ${count(outcome)}`);
      const logPath = path.join(reports, `${step.name}.log`);
      writeFileSync(logPath, outcome.output);
      if (outcome.failed > 0)
        console.log(`\n${excerptOf(outcome.output)}\n\nAll of it: ${path.relative(root, logPath)}\n`);
    },
    lanes,
  );
  writeFileSync(path.join(reports, 'times.json'), JSON.stringify({ seconds: (Date.now() - begun) / 1000, steps: times }));
  // Once more at the end, which is all that some who look at a run are shown.
  for (const failure of failures) console.log(`FAIL ${failure}`);
  console.log(`\n${count(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
