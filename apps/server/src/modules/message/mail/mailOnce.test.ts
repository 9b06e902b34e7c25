import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailStorm, startMailing, type MailingClinic } from '../../../testing/texting/mailing.ts';

let clinic: MailingClinic;
beforeAll(async () => {
  clinic = await startMailing({ hasWorker: false });
});
afterAll(() => clinic.stop());

test('no e-mail is sent twice, lost or given a wrong status while processes are killed, servers lose answers, refuse and have no time', async () => {
  const deaths = [2, 5, 9, 14, 22];
  const { kills, statuses, doubled, lost, untrue } = await mailStorm(clinic, { mails: 40, deaths });
  expect({ doubled, lost, untrue }).toEqual({ doubled: [], lost: [], untrue: [] });
  expect(kills).toBe(deaths.length);
  expect(statuses['failed']).toBe(4);
});
