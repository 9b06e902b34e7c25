import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { chunkTimeout, lazyPart, loadChunk } from './lazyPart.ts';

afterEach(() => vi.useRealTimers());

test('code that arrives is handed on', async () => {
  await expect(loadChunk(async () => 'code')).resolves.toBe('code');
});

test('code that fails is a loading error that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error = await loadChunk(() => Promise.reject(cause)).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ cause });
});

test('code that never comes is one after two minutes', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  void loadChunk(() => new Promise(() => {})).catch(failed);
  await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkLoadError));
  expect(chunkTimeout).toBe(120_000);
});

test('a part that is here is shown at once, one that is not lets its fallback be seen', async () => {
  const Part = lazyPart(async () => () => 'the part');
  const shown = () =>
    renderToStaticMarkup(createElement(Suspense, { fallback: 'the fallback' }, createElement(Part)));
  expect(shown()).toContain('the fallback');
  await Part.preload();
  expect(shown()).toBe('the part');
});
