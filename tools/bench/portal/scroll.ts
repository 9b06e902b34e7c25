// Frame times while the inbox and the data table of 100,000 faxes are scrolled, against an empty page and a plain list of 1,000 rows.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { intakeMessages } from '@intake/i18n/vite';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../../browser/launch.ts';
import type { Figure, ScrollPage } from './scroll/measureFrames.ts';
import { quantile } from '../quantile.ts';
import { threadClock } from './threadClock.ts';

/** One frame of sixty a second, and what a clock may be off by; milliseconds at the 95th percentile. */
const goalMs = 17;

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    frames: { type: 'string', default: '600' },
    rounds: { type: 'string', default: '3' },
  },
});

interface List {
  name: string;
  list: 'inbox' | 'table' | 'plain' | 'nothing';
  rows: number;
}

const lists: List[] = [
  { name: 'empty page', list: 'nothing', rows: Number(options.rows) },
  { name: 'plain list', list: 'plain', rows: 1_000 },
  { name: 'inbox', list: 'inbox', rows: Number(options.rows) },
  { name: 'data table', list: 'table', rows: Number(options.rows) },
];

/** Pixels a frame: as one reads, as one hurries, and the thumb dragged to anywhere. */
const hands = { reading: 20, hurrying: 400, dragging: null };
type Hand = keyof typeof hands;

interface ListFigure extends Figure {
  /** Milliseconds of the main thread that a frame took, of each round. */
  work: number[];
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'intake-scroll-'));
  const root = fileURLToPath(new URL('./scroll/', import.meta.url));
  const common = { configFile: false as const, root, logLevel: 'error' as const, build: { outDir: folder, emptyOutDir: true } };
  await build({ ...common, plugins: [react(), intakeMessages()] });
  const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const browser = await launchBrowser();
  const figures = new Map<string, ListFigure>();
  try {
    // In turn, so that a busy machine is busy for all of them.
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const list of lists) for (const hand of Object.keys(hands) as Hand[]) await measure(browser, address, list, hand, figures);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
  report(figures);
}

async function measure(browser: Browser, address: string, { name, list, rows }: List, hand: Hand, figures: Map<string, ListFigure>): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}?list=${list}&rows=${rows}`);
  await page.waitForSelector(list === 'nothing' ? '[data-part=scroller]' : '[data-part=row]');
  const worked = await threadClock(page);
  const { all: before } = await worked();
  const found = await page.evaluate((how) => (globalThis as unknown as ScrollPage).measureFrames(how), { step: hands[hand], count: Number(options.frames), hasRows: list !== 'nothing' });
  const work = ((await worked()).all - before) / Number(options.frames);
  await page.close();
  const figure = figures.get(`${name}, ${hand}`) ?? { frames: [], work: [], drawn: 0, blank: 0 };
  figures.set(`${name}, ${hand}`, {
    frames: [...figure.frames, ...found.frames], work: [...figure.work, work], drawn: found.drawn, blank: figure.blank + found.blank,
  });
}

function report(figures: Map<string, ListFigure>): void {
  const p95 = (name: string) => quantile(figures.get(name)?.frames ?? [], 0.95);
  console.table(
    [...figures].map(([name, { frames, work, drawn, blank }]) => ({
      'frame ms': name,
      p50: quantile(frames, 0.5).toFixed(1),
      p95: quantile(frames, 0.95).toFixed(1),
      'p95 of the empty page': (quantile(frames, 0.95) / p95(`empty page, ${name.split(', ')[1]}`)).toFixed(2),
      'main thread': quantile(work, 0.5).toFixed(2),
      'rows drawn': drawn,
      'frames without rows': blank,
    })),
  );
  const held = ['inbox', 'data table'].flatMap((list) => Object.keys(hands).map((hand) => `${list}, ${hand}`));
  for (const name of held) {
    const time = p95(name);
    console.log(`${name}: p95 ${time.toFixed(1)} ms, ${time <= goalMs ? 'within' : 'OVER'} ${goalMs}`);
  }
}

await main();
