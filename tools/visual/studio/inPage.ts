// Runs inside the page of stories: each function is sent there by itself and may use nothing outside it.

interface Preview {
  extract: () => Promise<Record<string, { id: string; title: string; parameters: { chromatic?: Snapshot } }>>;
  currentSelection?: { storyId: string };
  currentRender?: { phase: string };
  view: { showPreparingStory: () => void };
  storyStoreValue: { userGlobals: { update: (globals: Record<string, unknown>) => void } };
}

interface Snapshot {
  disableSnapshot?: boolean;
  modes?: Record<string, Record<string, string | number>>;
}

interface Channel {
  emit: (event: string, payload: unknown) => void;
  on: (event: string, listener: (payload: never) => void) => void;
  off: (event: string, listener: (payload: never) => void) => void;
}

declare const __STORYBOOK_PREVIEW__: Preview | undefined;
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

/** Keeps away what Storybook draws over a story and watches each element for: nobody is here to use it. */
export function withoutOverlays(): void {
  const overlays = { backgrounds: false, highlight: false, measure: false, outline: false };
  let features = {};
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, ...overlays };
    },
  });
}

/** Whether the first story is through, and the page can be told of another. */
export const isReady = (): boolean =>
  typeof __STORYBOOK_PREVIEW__ === 'object' && __STORYBOOK_PREVIEW__.currentRender?.phase === 'finished';

/** The modes of each story that opts in, by the id of the story. */
export async function optedIn(): Promise<Record<string, NonNullable<Snapshot['modes']>>> {
  const stories = Object.values((await __STORYBOOK_PREVIEW__?.extract()) ?? {});
  const chosen = stories.filter(({ parameters: { chromatic } }) => chromatic?.modes && !chromatic.disableSnapshot);
  return Object.fromEntries(chosen.map(({ id, parameters }) => [id, parameters.chromatic?.modes ?? {}]));
}

interface Showing {
  storyId: string;
  globals: Record<string, unknown>;
  /** Whether the story stays as it has ended, and is given these globals where it stands. */
  inPlace: boolean;
  limit: number;
}

/**
 * Shows a story from the start and plays it, or gives what is shown other globals.
 *
 * @returns what went wrong, or an empty string
 */
export async function show({ storyId, globals, inPlace, limit }: Showing): Promise<string> {
  const preview = __STORYBOOK_PREVIEW__;
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  if (!preview) return 'Storybook is not there.';
  // What is hidden while it is prepared cannot take the focus that it asks for.
  preview.view.showPreparingStory = () => {};
  const worn = { ...globals, a11y: { manual: true } };
  if (!inPlace) {
    // Whether focus is shown depends on what was used last; here it begins with the keyboard, as in a fresh page.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified', bubbles: true }));
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    preview.storyStoreValue.userGlobals.update(worn);
  }
  const problems: string[] = [];
  const say = (problem: { message?: string; description?: string } | { message: string }[] | string) =>
    void problems.push(
      ...[problem].flat().map((one) => (typeof one === 'string' ? one : (one.message ?? String((one as { description?: string }).description)))),
    );
  const bad = ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
  for (const event of bad) channel.on(event, say);
  let finish = (_: unknown) => {};
  const finished = new Promise<unknown>((resolve) => (finish = resolve));
  const missing = () => finish({ status: 'There is no such story.' });
  channel.on('storyFinished', finish);
  channel.on('storyMissing', missing);
  const timer = setTimeout(() => finish({ status: `It is not done after ${limit / 1000} s.` }), limit);
  if (inPlace) channel.emit('updateGlobals', { globals: worn });
  else if (preview.currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  const { status } = (await finished) as { status: string };
  clearTimeout(timer);
  for (const event of bad) channel.off(event, say);
  channel.off('storyFinished', finish);
  channel.off('storyMissing', missing);
  // A play function that threw leaves the status of the story as it is.
  return problems.join('\n') || (status === 'success' ? '' : status);
}

/** Themes are an attribute of the page; see ThemeProvider. */
export function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
}

/**
 * Waits until what is drawn stays: faces and images are here, and two frames have passed, with all that they led to,
 * that changed nothing.
 *
 * @returns px from the top of the page to the end of what is drawn; 0 when it never came to rest
 */
export async function settle(limit: number): Promise<number> {
  // What was observed in a frame is acted on after it; an idle page has done that, however slow it is.
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 })));
  const isWanted = (image: HTMLImageElement) => {
    if (image.loading !== 'lazy' || image.complete) return true;
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  // What opens with a field in focus is held back until a keyboard on the screen, if there is one, has come up.
  const isHeldBack = () => document.querySelector('[data-rac][style*="opacity: 0;"]') !== null;
  const end = performance.now() + limit;
  const changes = new MutationObserver(() => {});
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  do {
    if (performance.now() > end) return 0;
    changes.takeRecords();
    // Laying out asks for the faces that are still missing.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await Promise.allSettled([...document.images].filter(isWanted).map((image) => image.decode()));
    await frame();
    await frame();
  } while (document.fonts.status === 'loading' || changes.takeRecords().length > 0 || isHeldBack());
  changes.disconnect();
  const container = document.getElementById('storybook-root');
  let bottom = 0;
  // What was said aloud stays from story to story, and is not seen.
  for (const element of document.body.querySelectorAll('*:not([data-live-announcer], [data-live-announcer] *)')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.bottom > bottom && element !== container) ({ bottom } = box);
  }
  const shadow = 24;
  // Boxes count from the top of the window, pictures from the top of the page.
  return Math.min(document.documentElement.scrollHeight, Math.ceil(bottom + scrollY) + shadow);
}
