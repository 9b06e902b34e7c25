import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtModule } from '../../testing/processes/builtModule.ts';
import { startTexting, type TextingClinic } from '../../testing/texting/texting.ts';
import { textStorm } from '../../testing/texting/textStorm.ts';

let clinic: TextingClinic;
beforeAll(async () => {
  clinic = await startTexting({ hasWorker: false });
});
afterAll(() => clinic.stop());

test('no message is sent twice, lost or given a wrong status while processes are killed, answers are lost and webhooks come three times', async () => {
  const deaths = [2, 5, 9, 14, 22];
  const { kills, doubled, lost, untrue } = await textStorm(clinic, { texts: 40, deaths, lostAnswers: 0.2, sender: builtModule('testing/sender.child') });
  expect({ doubled, lost, untrue }).toEqual({ doubled: [], lost: [], untrue: [] });
  expect(kills).toBe(deaths.length);
});
