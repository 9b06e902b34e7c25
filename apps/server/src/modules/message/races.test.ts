import { seededRandom } from '@intake/api/rules/voice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTexting, type TextingClinic } from '../../testing/texting/texting.ts';
import { raceTexts } from '../../testing/texting/textRaces.ts';
import { raceVisits } from '../../testing/texting/visitRaces.ts';

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

test('while visits are moved, cancelled, taken back and confirmed, nothing goes out that is no longer so, and whoever was told something hears what became of it', async () => {
  const { done, texts, superseded, misled } = await raceVisits(clinic, 60, seededRandom(7));
  expect({ superseded, misled }).toEqual({ superseded: [], misled: [] });
  for (const act of ['remind', 'move', 'cancel', 'undo']) expect(done[act]).toBeGreaterThan(0);
  // How many get through before their visit changes again depends on the machine.
  expect(texts).toBeGreaterThan(0);
});
