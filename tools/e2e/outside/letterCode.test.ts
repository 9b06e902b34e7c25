import { expect } from 'vitest';
import { letterFile } from '../harness/letters.ts';
import { ask, tokenOf } from '../harness/server.ts';
import { test } from '../harness/test.ts';

interface Referral {
  id: string;
  version: number;
  status: string;
  faxCount: number;
}

test('whoever has a letter that asks for pages sends them by its code, and the referral is decided again', { timeout: 300_000 }, async ({ page, administrator, intake }) => {
  const token = await tokenOf(intake.address, administrator);
  const call = <Answer>(method: string, path: string, body?: object) => ask<Answer>(`${intake.address}${path}`, { method, token, ...(body && { body }) });
  const blank = { id: null, version: null, faxId: null, patientId: null, physicianId: null, modalityId: null, locationId: null, category: null, note: null, missing: [] };
  const made = await call<Referral>('POST', '/api/referral/save/', { ...blank, priority: 'routine', reason: 'Murmur' });
  await call('POST', '/api/requests/act', { id: made.id, version: made.version, event: 'ask', missing: ['ecg'], note: null });
  const letter = await call<{ replyToken: string }>('POST', '/api/letter/', {
    kind: 'information-missing', locale: 'en', recipient: { physicianId: null, name: 'Dr. Hélène Côté', clinic: 'Elm Street', fax: '+14165550142' },
    patientId: null, referralId: made.id, values: { 'patient.name': 'Mara Lindqvist', 'referral.missing': ['ECG'] }, asksForReply: true,
  });

  await page.goto('/home/pages/modaldisplay');
  const code = page.getByRole('textbox', { name: 'Code of the letter' });
  await code.fill(letter.replyToken.replace(/.$/, (last) => (last === '2' ? '3' : '2')));
  await page.keyboard.press('Enter');
  await page.getByText('A letter has no such code.', { exact: false }).waitFor();
  await code.fill(letter.replyToken.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1 '));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Send what is missing' }).waitFor();
  await page.getByText('ECG').waitFor();
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.locator('input[type=file]').setInputFiles((await letterFile('consult-report', 83)).file);
  await stored;
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send to the clinic' }).click();
  await page.getByRole('heading', { name: 'The clinic has what it needs' }).waitFor();
  expect(await call<Referral>('GET', `/api/requests/detail/${made.id}`)).toMatchObject({ status: 'received', faxCount: 1 });
});
