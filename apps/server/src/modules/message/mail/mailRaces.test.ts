import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailRaces, startMailing, type MailingClinic } from '../../../testing/texting/mailing.ts';
import { raceTexts } from '../../../testing/texting/textRaces.ts';

let clinic: MailingClinic;
beforeAll(async () => {
  clinic = await startMailing();
});
afterAll(() => clinic.stop());

test.each(['stop', 'visit'] as const)('what a %s ends while its e-mail is being sent is either handed over before, once, or never', async (ends) => {
  const { sent, withdrawn, wrong } = await raceTexts(clinic, ends, 40, { line: mailRaces(clinic) });
  expect(wrong).toEqual([]);
  expect(sent + withdrawn).toBe(40);
});
