import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { runMerges } from '../../testing/mergeRuns.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('charts that are merged, worked in and taken apart at random lose nothing: run %d', async (seed) => {
  const { merges, unmerges, wrong } = await runMerges(clinic, seed);
  expect(wrong).toEqual([]);
  expect(unmerges).toBe(merges);
});
