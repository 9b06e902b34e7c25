// Pictures of stories a second, against storycap on the same Storybook, in turn.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumFlags } from '../../../.storybook/chromium.ts';
import { viewport } from '../../../.storybook/modes.ts';
import { findChromium } from '../../browser/find.mjs';
import { approve } from '../../visual/baselines/approve.ts';
import { failuresOf } from '../../visual/compare/outcome.ts';
import { PictureFolder } from '../../visual/baselines/pictureFolder.ts';
import type { Story } from '../../visual/studio/plan.ts';
import { Results } from '../../visual/compare/results.ts';
import { takePictures } from '../../visual/run.ts';
import { serveFolder } from '../../visual/studio/staticServer.ts';
import { buildStorybook, builtIn, root } from '../../visual/storybook.ts';

/** Pictures a second of ours, to those of storycap. */
const goal = 5;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Pages that storycap uses at once; its own choice is 4. */
    parallel: { type: 'string', default: String(availableParallelism()) },
    /** Part of the names of stories. A story of the portal that leads to another page ends storycap. */
    only: { type: 'string', default: 'ui/components/' },
    storybook: { type: 'string', default: builtIn(root) },
    storycap: { type: 'string', default: 'storycap@5.0.1' },
  },
});

const isOnly = ({ title, exportName }: Story) => `${title}/${exportName}`.includes(options.only);

/** One mode of each story, as storycap takes it. */
const inOneMode = (story: Story): Story => ({ ...story, modes: Object.fromEntries(Object.entries(story.modes).slice(0, 1)) });

interface Place {
  storybook: string;
  folder: string;
}

/** @returns how many pictures were taken and compared */
async function ours({ storybook, folder }: Place, alter: (story: Story) => Story): Promise<number> {
  const run = await takePictures({
    storybook,
    baselines: new PictureFolder(join(folder, 'baselines')),
    results: new Results(join(folder, 'run')),
    choose: (stories) => stories.filter(isOnly).map(alter),
  });
  const wrong = failuresOf(run);
  if (wrong.length > 0) throw new Error(`${wrong.length} pictures differ from those of a minute ago: ${wrong.map(({ name }) => name).join(', ')}`);
  return run.outcomes.length;
}

/** @returns how many pictures it wrote; it compares none */
async function storycap({ storybook, folder }: Place, stories: readonly Story[]): Promise<number> {
  const served = await serveFolder(storybook);
  const out = join(folder, 'storycap');
  const launch = { executablePath: await findChromium(), headless: 'new', args: [...chromiumFlags, '--disable-gpu'] };
  const names = stories.flatMap(({ title, name }) => ['--include', `${title}/${name}`]);
  const args = ['--yes', options.storycap, served.address, '--silent', '--outDir', out, '--parallel', options.parallel];
  args.push('--viewport', `${viewport.width}x${viewport.height}`, '--chromiumPath', launch.executablePath, '--puppeteerLaunchConfig', JSON.stringify(launch), ...names);
  await new Promise<void>((done, fail) => {
    const child = spawn('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' } });
    child.on('error', fail).on('close', (code) => (code === 0 ? done() : fail(new Error(`storycap ended with ${code}.`))));
  }).finally(() => served.close());
  const written = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.png')).length;
  await rm(out, { recursive: true });
  return written;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Pictures a second, with starting and ending. */
async function rateOf(work: () => Promise<number>): Promise<{ pictures: number; rate: number }> {
  const start = performance.now();
  const pictures = await work();
  return { pictures, rate: (1000 * pictures) / (performance.now() - start) };
}

/** The stories, whose pictures are the baselines that the runs after it find. */
async function prepare({ storybook, folder }: Place): Promise<readonly Story[]> {
  const results = new Results(join(folder, 'run'));
  let stories: readonly Story[] = [];
  const choose = (all: readonly Story[]) => (stories = all.filter(isOnly));
  await takePictures({ storybook, baselines: new PictureFolder(join(folder, 'baselines')), results, choose });
  await approve(() => true, results);
  return stories;
}

async function main(): Promise<void> {
  if (options.storybook === builtIn(root)) await buildStorybook();
  const place = { storybook: resolve(options.storybook), folder: await mkdtemp(join(tmpdir(), 'intake-visual-')) };
  try {
    const stories = await prepare(place);
    // It is fetched, and every file of the Storybook read, before time counts.
    await storycap(place, stories.slice(0, 1));
    const contestants = {
      [options.storycap]: () => storycap(place, stories),
      'npm run visual, one mode of each story': () => ours(place, inOneMode),
      'npm run visual': () => ours(place, (story) => story),
    };
    const rates: Record<string, number[]> = {};
    const counts: Record<string, number> = {};
    // In turn, so that a busy machine is busy for all of them.
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const [name, work] of Object.entries(contestants)) {
        const { pictures, rate } = await rateOf(work);
        (rates[name] ??= []).push(rate);
        counts[name] = pictures;
      }
    }
    const ratios = (name: string) => (rates[name] ?? []).map((rate, round) => rate / (rates[options.storycap]?.[round] ?? Number.NaN));
    console.table(
      Object.keys(contestants).map((name) => ({
        of: name, pictures: counts[name], 'a second': median(rates[name] ?? []).toFixed(2), 'times storycap': median(ratios(name)).toFixed(2),
      })),
    );
    const ratio = median(ratios('npm run visual'));
    console.log(`${ratio.toFixed(1)} times storycap: goal ${goal} ${ratio >= goal ? 'met' : 'MISSED'}.`);
  } finally {
    await rm(place.folder, { recursive: true, force: true });
  }
}

await main();
