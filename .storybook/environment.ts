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

/** What is said aloud names the button that was pressed, and is kept for seconds: the button may be gone by then. */
export const forgetAnnouncements = () => {
  for (const said of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) said.remove();
};

/** Pictures wait for the faces they are drawn with. */
export const fontsReady = async () => {
  await document.fonts.ready;
};
