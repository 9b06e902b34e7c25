import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchIdle } from './idleWatch.ts';

const minute = 60_000;
const start = Date.parse('2026-03-03T09:00:00Z');
let stored: number | null;
const onIdle = vi.fn();
let stop: () => void;

const open = () => {
  stop = watchIdle({ lastActive: () => stored, onActive: (moment) => (stored = moment), onIdle });
};
const act = () => window.dispatchEvent(new Event('pointermove'));

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  stored = null;
  onIdle.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('half an hour without activity is idle, to the millisecond', () => {
  open();
  vi.advanceTimersByTime(30 * minute - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(start);
});

test('activity is stored half a second after it pauses, and restarts the half hour', () => {
  open();
  vi.advanceTimersByTime(20 * minute);
  for (let count = 0; count < 10; count += 1) {
    act();
    vi.advanceTimersByTime(400);
  }
  expect(stored).toBe(start);
  vi.advanceTimersByTime(100);
  const last = start + 20 * minute + 3600;
  expect(stored).toBe(last);
  vi.advanceTimersByTime(last + 30 * minute - 1 - Date.now());
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(last);
});

test('activity in another tab counts', () => {
  open();
  vi.advanceTimersByTime(29 * minute);
  stored = Date.now();
  vi.advanceTimersByTime(29 * minute);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(onIdle).toHaveBeenCalledOnce();
});

test('the key press that wakes a computer is not counted as activity', () => {
  open();
  vi.setSystemTime(start + 60 * minute);
  act();
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(start);
});

test('a page that is opened again after half an hour is idle at once', () => {
  stored = start - 31 * minute;
  open();
  expect(onIdle).toHaveBeenCalledExactlyOnceWith(stored);
});

test('a page that is seen again looks at the clock', () => {
  open();
  vi.setSystemTime(start + 30 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).toHaveBeenCalledOnce();
});

test('nothing happens after it was stopped', () => {
  open();
  stop();
  act();
  vi.advanceTimersByTime(60 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});
