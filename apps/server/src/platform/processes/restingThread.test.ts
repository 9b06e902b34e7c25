import { expect, test } from 'vitest';
import { ownModule } from './ownModule.ts';
import { createRestingThread } from './restingThread.ts';

const sums = (rest: number) => createRestingThread<number, number>(ownModule('./fixtures/sums.thread', import.meta.url), rest);

test('a thread answers what it is asked, in one run, and says what failed', async () => {
  const thread = sums(60_000);
  expect(await Promise.all([thread.ask(2), thread.ask(3)])).toEqual([2, 5]);
  await expect(thread.ask(0)).rejects.toThrow('Nothing to add');
  expect(await thread.ask(1)).toBe(6);
});

test('a thread that has rested is gone with all that it held, and another begins with the next question', async () => {
  const thread = sums(1);
  expect(thread.isAwake()).toBe(false);
  expect(await thread.ask(2)).toBe(2);
  await expect.poll(() => thread.isAwake(), { timeout: 30_000 }).toBe(false);
  expect(await thread.ask(3)).toBe(3);
});

test('a thread that ends fails what it was asked, and nothing later', async () => {
  const thread = sums(60_000);
  await expect(thread.ask(-1)).rejects.toThrow('ended with 3');
  expect(await thread.ask(4)).toBe(4);
});
