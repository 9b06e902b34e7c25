import { mergeKinds } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { runMerges } from '../../testing/mergeRuns.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

const runs = mergeKinds.flatMap((kind) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((seed) => ({ kind, seed })));

test.each(runs)('those of a kind that are merged, worked in and taken apart at random lose nothing: $kind, run $seed', async ({ kind, seed }) => {
  const { merges, unmerges, wrong } = await runMerges(clinic, kind, seed);
  expect(wrong).toEqual([]);
  expect(unmerges).toBe(merges);
});
