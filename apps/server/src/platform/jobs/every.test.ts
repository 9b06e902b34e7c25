import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { every } from './every.ts';

const lines: string[] = [];
const log = createLog('error', { write: (line) => void lines.push(line) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('does one round at a time, and ends once the last one has', async () => {
  let finish = () => {};
  const work = vi.fn((_signal: AbortSignal) => new Promise<void>((resolve) => (finish = resolve)));
  const end = every({ seconds: 2, log, failure: 'not done' }, work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  let isOver = false;
  const ended = end().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([isOver, work.mock.calls.at(-1)?.[0].aborted, work.mock.calls.length]).toEqual([false, true, 2]);
  finish();
  await ended;
});

it('says in the log what failed, and tries again', async () => {
  const work = vi.fn(() => Promise.reject(new Error('away')));
  const end = every({ seconds: 1, log, failure: 'not done', isAtOnce: true }, work);
  await vi.advanceTimersByTimeAsync(1_000);
  await end();
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines.join('')).toContain('not done');
});
