import { expect, test } from 'vitest';
import { isWork, solveWork, workHash } from './proofOfWork.ts';

test('a proof is found, holds for its challenge, and for no other', async () => {
  const nonce = await solveWork('challenge', 10);
  expect(isWork(await workHash('challenge', nonce), 10)).toBe(true);
  const others = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(async (other) => isWork(await workHash(other, nonce), 10)));
  expect(others).toContain(false);
});

test.each([
  [[0, 0, 255], 16, true],
  [[0, 1, 0], 15, true],
  [[0, 2, 0], 15, false],
  [[1, 0, 0], 8, false],
  [[0, 0, 0], 24, true],
])('%j begins with %i zeros: %s', (bytes, bits, expected) => {
  expect(isWork(Uint8Array.from(bytes), bits)).toBe(expected);
});

test('looking for one can be given up', async () => {
  await expect(solveWork('challenge', 64, AbortSignal.abort())).rejects.toThrow('aborted');
});
