import type { ComponentType } from 'react';
import { lazyPart, loadChunk } from '../../lazy/lazyPart.ts';
import type * as overlaysChunk from './overlays.ts';

type Overlays = typeof overlaysChunk;

const pause = 5_000;
const listeners = new Set<() => void>();
let isFailing = false;
let goOn = () => {};

function tell(isFailingNow: boolean): void {
  isFailing = isFailingNow;
  listeners.forEach((listener) => listener());
}

/** Once the connection is back, somebody wants it, or after five seconds. */
const untilWorthATry = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => goOn(), pause);
    goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    addEventListener('online', goOn);
  });

/** Asks until it is answered: what opens over the page is closed most often, and its trigger stands in the page meanwhile. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const here = await loadChunk(load);
      if (isFailing) tell(false);
      return here;
    } catch {
      tell(true);
      await untilWorthATry();
    }
  }
}

/** What says whether the overlays have failed to come; `retry` asks for them at once. */
export const overlayFailure = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isFailing: () => isFailing,
  retry: () => goOn(),
};

let here: Overlays | undefined;
let all: Promise<Overlays> | undefined;
const overlays = () => (all ??= untilHere(() => import('./overlays.ts')).then((whole) => (here = whole)));

/** A part among those that open over the page, which come together. */
export const overlayPart = <Props extends object>(pick: (whole: Overlays) => ComponentType<Props>) =>
  lazyPart(
    async () => pick(await overlays()),
    { within: (load) => load(), here: () => here && pick(here) },
  );
