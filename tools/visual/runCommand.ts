import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { filesChangedSince, lastApproval, statsOf, storiesReached } from './changed.ts';
import { matcherOf } from './baselines/names.ts';
import { failuresOf, summaryOf, testReportOf } from './compare/outcome.ts';
import { baselineFolder, ourResults } from './places.ts';
import { PictureFolder } from './baselines/pictureFolder.ts';
import { inModes, picturesOf } from './studio/plan.ts';
import type { Story } from './studio/plan.ts';
import { reportOf } from './report/page.ts';
import { serveReport } from './report/server.ts';
import { takePictures } from './run.ts';
import { buildStorybook, builtIn, root } from './storybook.ts';

const usage = `npm run visual                       every picture
npm run visual -- --changed [REF]    of stories that a change since REF can show in; REF is the last approval
npm run visual -- --only PATTERN     of stories with a picture whose name matches; may be repeated
npm run visual -- --mode MODE        of each story in this mode alone; may be repeated
npm run visual -- --baselines DIR    against the pictures of another folder, which is then the one that approval fills
npm run visual -- --storybook DIR    of a Storybook that is built already, instead of building one
npm run visual -- --open             and opens the report, in which a click approves`;

/** The stories that have a picture whose name matches. */
const namedBy = (patterns: string[]) => {
  const isNamed = matcherOf(patterns.length > 0 ? patterns : ['*']);
  return (story: Story) => picturesOf([story]).some(({ name }) => isNamed(name));
};

/** The stories that what has changed since a commit can show in. */
function reachedSince(commit: string | undefined, storybook: string): (story: Story) => boolean {
  if (!commit) return () => true;
  const reached = storiesReached(filesChangedSince(commit), statsOf(storybook));
  return ({ file }) => reached === 'all' || reached.has(file);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      mode: { type: 'string', multiple: true, default: [] },
      changed: { type: 'boolean' },
      baselines: { type: 'string', default: path.join(root, baselineFolder) },
      storybook: { type: 'string' },
      open: { type: 'boolean' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || (positionals.length > 0 && !values.changed)) throw new Error(usage);
  if (!values.storybook) await buildStorybook();
  const storybook = path.resolve(values.storybook ?? builtIn(root));
  const isReached = values.changed ? reachedSince(positionals[0] ?? lastApproval(), storybook) : () => true;
  const isNamed = namedBy(values.only);
  const choose = (stories: readonly Story[]) => {
    const named = inModes(values.mode, stories).filter(isNamed);
    if (named.length === 0) throw new Error(`No picture has a name that matches ${values.only.join(' or ')}, in the modes asked for.`);
    return named.filter(isReached);
  };
  const baselines = new PictureFolder(path.resolve(values.baselines));
  const run = await takePictures({ storybook, baselines, results: ourResults, choose });

  const report = path.join(ourResults.folder, 'report.html');
  writeFileSync(report, await reportOf(run, ourResults));
  console.log(`${summaryOf(run)}\nReport: ${path.relative(root, report)}`);
  if (values.json) {
    mkdirSync(path.dirname(values.json), { recursive: true });
    writeFileSync(values.json, JSON.stringify(testReportOf(run)));
  }
  if (failuresOf(run).length > 0) {
    console.log("What is intended becomes the baseline: npm run visual:approve -- PATTERN ('*' for all)");
    process.exitCode = 1;
  }
  if (values.open) await open();
}

/** Shows the report in the browser of whoever sits here, until they end it. */
async function open(): Promise<void> {
  const { address } = await serveReport(ourResults);
  console.log(`The report is at ${address} until Ctrl-C.`);
  const program = process.platform === 'darwin' ? 'open' : 'xdg-open';
  // Without a desktop there is still the address.
  spawn(program, [address], { stdio: 'ignore', detached: true }).on('error', () => {}).unref();
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 2;
});
