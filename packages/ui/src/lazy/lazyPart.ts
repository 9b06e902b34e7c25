import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

/** Code that did not arrive: the line is down, or a newer version has replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

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

/**
 * A part that is fetched when it is first shown; `preload` fetches it ahead and resolves when it is here, or has
 * failed. Stands inside a Suspense, whose fallback is not shown for what is here already.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const start = () => loadChunk(async () => (arrived = await load()));
  const Waiting = lazy(async () => ({ default: await start() }));
  const Part = (props: Props) => {
    // Decided once: a part that waited must not start anew when it has come.
    const [Shown] = useState<ComponentType<Props>>(() => arrived ?? (Waiting as ComponentType<Props>));
    return createElement(Shown, props);
  };
  // Ahead of time a failure means nothing: showing it will say so.
  const preload = () => start().then(ignore, ignore);
  return Object.assign(Part, { preload });
}

const ignore = () => {};
