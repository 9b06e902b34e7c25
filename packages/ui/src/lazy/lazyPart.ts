import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { ChunkLoadError, rememberFailure } from './ChunkLoadError.ts';
import { PartBoundary } from './PartBoundary.tsx';

/** How long code may take to arrive, in milliseconds. */
export const chunkTimeout = 120_000;

/** Waits for code; rejects with ChunkLoadError when it fails or takes too long. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

export interface LazyPartOptions<Props extends object> {
  /** What gives up waiting for the code; left out, two minutes. */
  within?: typeof loadChunk;
  /** It opens over the page: that it did not come is said there. */
  isAbove?: boolean;
  /** The part, where its code has come with another's. */
  here?: () => ComponentType<Props> | undefined;
}

/**
 * A part that is fetched when it is first shown; `preload` fetches it ahead and resolves when it is here, or has
 * failed. Stands inside a Suspense, whose fallback is not shown for what is here already. A part that does not come says
 * so in its own place and can be tried again there; what is around it lives on.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, { within = loadChunk, isAbove, here }: LazyPartOptions<Props> = {}) {
  let arrived: ComponentType<Props> | undefined;
  let waiting: ComponentType<Props> | undefined;
  const start = () => within(async () => (arrived = await load()));
  const startShown = () =>
    start().catch((error: unknown) => {
      rememberFailure(() => (waiting = undefined));
      throw error;
    });
  // One for all that wait: what is drawn again before it has come must not ask again.
  const wait = () => (waiting ??= lazy(async () => ({ default: await startShown() })) as unknown as ComponentType<Props>);
  const Body = (props: Props) => {
    // Decided once: a part that waited must not start anew when it has come.
    const [Shown] = useState(() => arrived ?? here?.() ?? wait());
    return createElement(Shown, props);
  };
  const Part = (props: Props) => createElement(PartBoundary, { isAbove }, createElement(Body, props));
  // Ahead of time a failure means nothing: showing it will say so.
  const preload = () => start().then(ignore, ignore);
  return Object.assign(Part, { preload });
}

const ignore = () => {};
