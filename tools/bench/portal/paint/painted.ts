import type { Page, Response } from 'playwright-core';
import { threadClock, type ThreadTime } from '../threadClock.ts';

export interface Visit {
  name: string;
  /** What a person presses. */
  press: (page: Page) => Promise<void>;
  /** The beginning of the path of what is asked for; left out where it is here already. */
  answer?: string;
  /** What is there once it is painted, and how many of them. */
  shown: string;
  count: number;
}

/** Milliseconds. */
export interface Painted {
  fromPress: number;
  /** Not a number where nothing was asked for. */
  fromAnswer: number;
  /** Of the page's own thread, from the press on. */
  worked: ThreadTime;
  /** The same rows as plain text, from the answer on. */
  plain: number;
}

interface Watched {
  painted: Promise<{ pressed: number; answered: number; shown: number }>;
}

/** One visit, and a plain list of what was answered, in `blank`, straight afterwards. */
export async function visit(page: Page, blank: Page, { press, answer, shown, count }: Visit): Promise<Painted> {
  const threadTime = await threadClock(page);
  const isAsked = (response: Response) => answer !== undefined && new URL(response.url()).pathname === answer;
  const answers: Promise<string>[] = [];
  const keep = (response: Response) => void (isAsked(response) && answers.push(response.text()));
  page.on('response', keep);
  await page.evaluate(watch, { answer, shown, count });
  const before = await threadTime();
  await press(page);
  const times = await page.evaluate(() => (globalThis as unknown as Watched).painted);
  const after = await threadTime();
  page.off('response', keep);
  const [text] = await Promise.all(answers);
  return { fromPress: times.shown - times.pressed, fromAnswer: times.shown - times.answered, worked: { all: after.all - before.all, script: after.script - before.script, style: after.style - before.style, layout: after.layout - before.layout }, plain: text ? await blank.evaluate(paintPlain, text) : Number.NaN };
}

/** Notes in the page itself when it was pressed, when the answer had come, and when other content was painted. */
function watch({ answer, shown, count }: Pick<Visit, 'answer' | 'shown' | 'count'>): void {
  const found = () => [...document.querySelectorAll(shown)];
  /** A few dozen tell one content from another; the text of all would be work of its own. What has no room for text has a name. */
  const textOf = (elements: Element[]) => elements.slice(0, 40).map((element) => element.getAttribute('aria-label') ?? element.textContent).join();
  const before = textOf(found());
  performance.clearResourceTimings();
  (globalThis as unknown as Watched).painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`After a minute ${found().length} of ${shown} are there, not ${count}, or they are those of before.`)), 60_000);
    const begin = (event: Event) => {
      for (const name of ['pointerdown', 'keydown']) removeEventListener(name, begin, { capture: true });
      const pressed = event.timeStamp;
      const look = () => {
        const now = found();
        if (now.length < count || textOf(now) === before) return void requestAnimationFrame(look);
        // The frame after the one that draws it.
        requestAnimationFrame(() => {
          const at = performance.now();
          const asked = answer === undefined ? [] : performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === answer);
          resolve({ pressed, answered: (asked.at(-1) as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN, shown: at });
        });
      };
      look();
    };
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, begin, { capture: true });
  });
}

/** What one would write first: a line for each row that was answered, with all that it says. */
function paintPlain(text: string): Promise<number> {
  const began = performance.now();
  const answer = JSON.parse(text) as Record<string, unknown>;
  const rows = Object.values(answer).filter(Array.isArray).toSorted((one, other) => other.length - one.length)[0] ?? [];
  const list = document.createElement('ul');
  for (const row of rows as object[]) {
    const line = document.createElement('li');
    line.textContent = Object.values(row).filter((value) => typeof value === 'string').join(' · ');
    list.append(line);
  }
  document.body.replaceChildren(list);
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began))));
}
