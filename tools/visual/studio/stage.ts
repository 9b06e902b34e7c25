import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { viewport } from '../../../.storybook/modes.ts';
import { isReady, optedIn, setTheme, settle, show, withoutOverlays } from './inPage.ts';
import type { Mode, Visit } from './plan.ts';

/** Milliseconds until a story that does not come to an end is given up. */
const limit = 30_000;

/** One page of Storybook, in which story after story is shown and photographed. */
export class Stage {
  readonly #page: Page;
  readonly #devtools: CDPSession;
  readonly #underWay = new Set<Request>();
  readonly #seen = new Set<string>();
  readonly #fetched = new Set<string>();
  #size = viewport;
  /** How high what is drawn is, in px. */
  #height = 0;
  #theme = '';
  /** The story that has come to its end here, by its id. */
  #shown = '';
  #modes: Record<string, Record<string, Mode>> = {};

  private constructor(page: Page, devtools: CDPSession) {
    this.#page = page;
    this.#devtools = devtools;
    page.on('request', (request) => {
      this.#underWay.add(request);
      if (['script', 'font'].includes(request.resourceType())) this.#fetched.add(request.url());
    });
    // A stream of events has no end.
    page.on('response', (response) => {
      if (response.headers()['content-type']?.startsWith('text/event-stream')) this.#underWay.delete(response.request());
    });
    for (const event of ['requestfinished', 'requestfailed'] as const)
      page.on(event as 'requestfinished', (request) => void this.#underWay.delete(request));
  }

  /** @param storyId any story, which is shown first */
  static async open(browser: Browser, address: string, storyId: string): Promise<Stage> {
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-CA',
      timezoneId: 'America/Toronto',
      // By this word Storybook knows that nobody watches: it stops animations instead of waiting for them.
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36 StorybookTestRunner`,
    });
    // The loader of TypeScript marks names of functions; a page has not what it marks them with.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(withoutOverlays);
    const page = await context.newPage();
    const stage = new Stage(page, await context.newCDPSession(page));
    await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${storyId}`, { timeout: 2 * limit });
    await page.addStyleTag({ content: '* { caret-color: transparent !important; } section { content-visibility: visible !important; }' });
    await page.waitForFunction(isReady, undefined, { timeout: 2 * limit });
    stage.#modes = (await page.evaluate(optedIn)) as Record<string, Record<string, Mode>>;
    return stage;
  }

  /** The modes of each story that opts in, by the id of the story. */
  get modes(): Record<string, Record<string, Mode>> {
    return this.#modes;
  }

  /**
   * Shows a story in its first theme from the start. What it fetches only when it shows something (code, faces) is here
   * from then on: the first time it is shown again, so that it looks as it does every time, in whatever order stories come.
   *
   * @throws what the story threw, or that it never ended
   */
  async show(visit: Visit): Promise<void> {
    for (let isKnown = false; !isKnown; ) {
      const fetched = this.#fetched.size;
      await this.#present(visit, false);
      isKnown = this.#seen.has(visit.storyId) && this.#fetched.size === fetched;
      this.#seen.add(visit.storyId);
    }
  }

  /**
   * Shows a story once; where it is shown already, it only turns to what the visit asks for. Mostly it looks then as if
   * it had been shown from the start.
   *
   * @throws what the story threw, or that it never ended
   */
  turn(visit: Visit): Promise<void> {
    return this.#present(visit, this.#shown === visit.storyId);
  }

  async #present({ storyId, width, globals, shots }: Visit, inPlace: boolean): Promise<void> {
    const theme = shots[0]?.theme ?? '';
    this.#shown = '';
    await this.#resize({ ...viewport, width });
    const problem = await this.#page.evaluate(show, { storyId, globals: { ...unset, ...globals, theme }, inPlace, limit });
    if (problem) throw new Error(problem);
    this.#shown = storyId;
    this.#theme = theme;
    this.#height = await this.#settled();
    // In a window that holds all of it: a picture that reaches beyond draws some of it anew, and may miss an image.
    if (this.#height > viewport.height) {
      await this.#resize({ width, height: this.#height });
      await this.#settled();
    }
  }

  /** The picture in a theme, as PNG, as wide as the window and as high as what is drawn. */
  async glimpse(theme: string): Promise<Buffer> {
    if (theme !== this.#theme) {
      await this.#page.evaluate(setTheme, theme);
      this.#theme = theme;
      await this.#settled();
    }
    return this.#capture();
  }

  /**
   * The same picture, sure to be whole. What is not as expected counts only when it is there a second time: a busy
   * machine may not have drawn every layer of the page yet.
   */
  async photograph(theme: string, isExpected: (png: Buffer) => Promise<boolean>): Promise<Buffer> {
    const end = Date.now() + limit;
    let png = await this.glimpse(theme);
    for (let before: Buffer | undefined; !before?.equals(png) && !(await isExpected(png)); ) {
      if (Date.now() > end) throw new Error(`No two pictures of it are the same within ${limit / 1000} s.`);
      before = png;
      await this.#page.waitForTimeout(100);
      await this.#settled();
      png = await this.#capture();
    }
    return png;
  }

  async #capture(): Promise<Buffer> {
    const { data } = await this.#devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width: this.#size.width, height: this.#height, scale: 1 },
    });
    return Buffer.from(data, 'base64');
  }

  async #resize(size: typeof viewport): Promise<void> {
    if (size.width === this.#size.width && size.height === this.#size.height) return;
    await this.#page.setViewportSize(size);
    this.#size = size;
  }

  async #settled(): Promise<number> {
    const end = Date.now() + limit;
    for (;;) {
      const height = await this.#page.evaluate(settle, limit);
      if (height === 0) throw new Error(`What it shows does not come to rest within ${limit / 1000} s.`);
      if (this.#underWay.size === 0) return height;
      if (Date.now() > end) throw new Error(`It still waits for ${[...this.#underWay].map((request) => request.url()).join(', ')}.`);
      await this.#page.waitForTimeout(5);
    }
  }

  close(): Promise<void> {
    return this.#page.context().close();
  }
}

/** What a mode that says nothing of them is shown in. */
const unset = { direction: 'ltr', locale: 'en', density: 'comfortable' };
