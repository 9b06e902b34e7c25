import type { Page } from 'playwright-core';

/** Processor time of the page's tasks, in milliseconds: a busy machine does not make it more. */
export interface ThreadTime {
  all: number;
  script: number;
  style: number;
  layout: number;
}

const metricOf = { all: 'TaskDuration', script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' } as const;

/** Answers what the page's own thread has worked so far. */
export async function threadClock(page: Page): Promise<() => Promise<ThreadTime>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const read = (part: keyof ThreadTime) => 1000 * (metrics.find(({ name }) => name === metricOf[part])?.value ?? Number.NaN);
    return { all: read('all'), script: read('script'), style: read('style'), layout: read('layout') };
  };
}
