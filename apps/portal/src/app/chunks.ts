import { lazy } from 'react';
import type { ComponentType } from 'react';

/** Code of the portal that did not arrive: the line is down, or a newer version has replaced it. */
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

/** A part of the portal that is fetched when it is first shown; `preload` fetches it ahead. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const start = () => loadChunk(load);
  const Part = lazy(async () => ({ default: await start() }));
  // Ahead of time a failure means nothing: showing it will say so.
  return Object.assign(Part, { preload: () => void start().catch(() => {}) });
}
