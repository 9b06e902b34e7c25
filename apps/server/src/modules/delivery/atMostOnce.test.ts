import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtModule } from '../../testing/processes/builtModule.ts';
import { startSending, type SendingClinic } from '../../testing/sending.ts';
import { storm } from '../../testing/sendingStorm.ts';

let clinic: SendingClinic;
beforeAll(async () => {
  clinic = await startSending({ hasWorker: false });
});
afterAll(() => clinic.stop());

test('no fax is sent twice, lost or given a wrong status while processes are killed, answers are lost and webhooks come three times', async () => {
  const deaths = [2, 7, 13, 24];
  const { kills, doubled, lost, untrue } = await storm(clinic, { faxes: 20, deaths, lostAnswers: 0.2, sender: builtModule('testing/sender.child') });
  expect({ doubled, lost, untrue }).toEqual({ doubled: [], lost: [], untrue: [] });
  expect(kills).toBe(deaths.length);
});
