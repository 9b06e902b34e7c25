// Work of a theme and of a direction switch over a gallery of 2,000 elements, against styled-components' ThemeProvider.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { launchBrowser } from '../../browser/launch.ts';
import type { SwitchPage } from './theme/page.tsx';

/** One frame of sixty a second, ms. */
const frameMs = 1000 / 60;

const { values: options } = parseArgs({ options: { nodes: { type: 'string', default: '2000' }, rounds: { type: 'string', default: '15' } } });

interface Way {
  name: string;
  way: 'variables' | 'provider';
  turns: readonly (readonly ['setTheme' | 'setDirection', string])[];
  /** Elements in the gallery. */
  nodes: number;
  /** The browser may not put off what is far from the window. */
  isAllDrawn?: boolean;
}

const theme: Way['turns'] = [['setTheme', 'dark'], ['setTheme', 'light']];
const direction: Way['turns'] = [['setDirection', 'rtl'], ['setDirection', 'ltr']];
const nodes = Number(options.nodes);

const ways: Way[] = [
  { name: 'theme, ours', way: 'variables', turns: theme, nodes },
  { name: 'theme, ours, an empty page', way: 'variables', turns: theme, nodes: 0 },
  { name: 'theme, ours, all of it drawn', way: 'variables', turns: theme, nodes, isAllDrawn: true },
  { name: 'theme, ThemeProvider of styled-components', way: 'provider', turns: theme, nodes },
  { name: 'direction, ours', way: 'variables', turns: direction, nodes },
  { name: 'direction, ours, all of it drawn', way: 'variables', turns: direction, nodes, isAllDrawn: true },
  { name: 'direction, ours, an empty page', way: 'variables', turns: direction, nodes: 0 },
];

const measures = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration', 'TaskDuration'] as const;
type Work = Record<(typeof measures)[number], number>;

interface Figure {
  nodes: number;
  /** React elements made in the frame of a switch: none but those of the provider itself, if nothing else renders. */
  made: number;
  /** Milliseconds of each switch. */
  works: Work[];
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'intake-theme-'));
  const root = fileURLToPath(new URL('./theme/', import.meta.url));
  const common = { configFile: false as const, root, logLevel: 'error' as const, build: { outDir: folder, emptyOutDir: true } };
  await build({ ...common, plugins: [react()] });
  const server = await preview({ ...common, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await launchBrowser();
  try {
    const figures = new Map<string, Figure>();
    for (const way of ways) figures.set(way.name, await measure(browser, server.resolvedUrls?.local[0] ?? '', way));
    report(figures);
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, address: string, { way, turns, nodes: wanted, isAllDrawn }: Way): Promise<Figure> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}?way=${way}&nodes=${wanted}`);
  if (isAllDrawn) await page.addStyleTag({ content: 'section { content-visibility: visible !important; }' });
  await page.waitForFunction((least) => ((globalThis as Partial<SwitchPage>).nodes?.() ?? -1) >= least, wanted);
  const session = await page.context().newCDPSession(page);
  // Time that the thread was at work: how busy the rest of the machine is does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<Work> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(measures.map((name) => [name, 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)])) as Work;
  };
  const works: Work[] = [];
  let made = 0;
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const [setter, value] of turns) {
      const before = await read();
      made = await page.evaluate(
        ([name, next]) => {
          const held = globalThis as unknown as SwitchPage;
          const already = held.made();
          held[name as 'setTheme'](next as 'light');
          // Style and layout of this frame, now.
          document.body.getBoundingClientRect();
          return held.made() - already;
        },
        [setter, value] as const,
      );
      const after = await read();
      works.push(Object.fromEntries(measures.map((name) => [name, after[name] - before[name]])) as Work);
      // What follows in later frames belongs to none of the figures.
      await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    }
  const found = await page.evaluate(() => (globalThis as unknown as SwitchPage).nodes());
  await page.close();
  return { nodes: found, made, works };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function report(figures: Map<string, Figure>): void {
  const style = ({ works }: Figure) => median(works.map((work) => work.RecalcStyleDuration));
  console.table(
    [...figures].map(([name, figure]) => ({
      switch: name,
      elements: figure.nodes,
      'elements made anew': figure.made,
      'script ms': median(figure.works.map((work) => work.ScriptDuration)).toFixed(1),
      'style ms': style(figure).toFixed(1),
      'layout ms': median(figure.works.map((work) => work.LayoutDuration)).toFixed(1),
      'all ms': median(figure.works.map((work) => work.TaskDuration)).toFixed(1),
    })),
  );
  for (const name of ['theme, ours', 'direction, ours']) {
    const [figure, empty] = [figures.get(name), figures.get(`${name}, an empty page`)];
    if (!figure || !empty) continue;
    const renders = figure.made - empty.made;
    const isWithin = style(figure) <= frameMs && renders === 0;
    console.log(`${name}: ${style(figure).toFixed(1)} ms of style work, ${isWithin ? 'within' : 'OVER'} a frame (${frameMs.toFixed(1)} ms); ${renders} elements rendered again`);
  }
}

await main();
