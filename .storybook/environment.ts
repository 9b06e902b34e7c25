import { frozenNow } from '@intake/api/testing';
import { setupWorker } from 'msw/browser';

const Clock = Date;
const now = Clock.parse(frozenNow);

/** Stories live in one moment, so that "5 minutes ago" is the same picture tomorrow. Timers still run. */
export function freezeClock(): void {
  globalThis.Date = class extends Clock {
    constructor(...parts: [] | ConstructorParameters<DateConstructor>) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }

    static override now() {
      return now;
    }
  } as DateConstructor;
}

/**
 * A story in a frame of a page of documentation is by itself: what it tells is not heard by that page, which would take
 * its globals for those of the toolbar, and what it focuses does not scroll that page.
 */
export function standAlone(): void {
  if (!new URLSearchParams(location.search).has('framed')) return;
  Object.defineProperty(window, 'parent', { value: window });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

const unhandled: string[] = [];

const isOurs = ({ url }: Request) => {
  const { origin, pathname } = new URL(url);
  return origin !== location.origin || /^\/(api|auth\/v1|storage)\//.test(pathname);
};

/** Answers requests from handlers alone; what none of them answers is remembered against the story. */
export async function startWorker() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: (request) => {
      if (isOurs(request)) unhandled.push(`${request.method} ${request.url}`);
    },
  });
  return worker;
}

/** @throws when the story that just ended asked for something that it did not mock. */
export function failOnUnhandledRequests(): void {
  const requests = unhandled.splice(0);
  if (requests.length > 0) throw new Error(`The story sent requests that nothing handles:\n${requests.join('\n')}`);
}

const complaints: string[] = [];

const harmless = [
  // What was observed is drawn in the next frame: nothing is lost by that.
  'ResizeObserver loop completed with undelivered notifications',
  // Hands of a play function move on while code comes or something is drawn, as those of a person do.
  'A component suspended inside an `act` scope',
  'The current testing environment is not configured to support act(...)',
  'inside a test was not wrapped in act(...)',
];

const isHarmless = (complaint: string) => harmless.some((text) => complaint.includes(text));

/** What a library or the product complains of is a fault of the story, which a person may never see otherwise. */
export function heedConsole(): void {
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    const complaint = parts.map(String).join(' ');
    if (!isHarmless(complaint)) complaints.push(complaint);
    error.apply(console, parts);
  };
}

/** @throws when something complained since the last time. */
export function failOnConsoleErrors(): void {
  const errors = complaints.splice(0);
  if (errors.length > 0) throw new Error(`The console has errors:\n${errors.join('\n')}`);
}

/** What a story that failed already leaves behind is not told of the next one. */
export function forgetFaults(): void {
  unhandled.length = 0;
  complaints.length = 0;
}

/** What is said aloud names the button that was pressed, and is kept for seconds: the button may be gone by then. */
export const forgetAnnouncements = () => {
  for (const said of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) said.remove();
};

/** Pictures wait for the faces they are drawn with. */
export const fontsReady = async () => {
  await document.fonts.ready;
};
