import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTexting, type TextingClinic } from '../../testing/texting.ts';
import { raceTexts } from '../../testing/textRaces.ts';

let clinic: TextingClinic;
beforeAll(async () => {
  clinic = await startTexting();
});
afterAll(() => clinic.stop());

test.each(['stop', 'visit'] as const)('what a %s ends while it is being sent is either handed over before, once, or never', async (ends) => {
  const { sent, withdrawn, wrong } = await raceTexts(clinic, ends, 40);
  expect(wrong).toEqual([]);
  expect(sent + withdrawn).toBe(40);
});
