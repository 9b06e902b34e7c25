import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import { freePort } from '../../apps/server/src/platform/processes/freePort.ts';
import { startTelnyxLoopback } from '../../apps/server/src/platform/telephony/loopback/telnyxLoopback.ts';
import type { TelnyxLoopback } from '../../apps/server/src/platform/telephony/loopback/telnyxLoopback.ts';
import { signIn } from './harness/browser.ts';
import { arrived, goTo } from './harness/desk.ts';
import { clinicFaxNumber, startIntake } from './harness/intake.ts';
import type { Intake } from './harness/intake.ts';
import { letterFile } from './harness/letters.ts';
import type { LetterFile } from './harness/letters.ts';
import { test as base } from './harness/test.ts';

interface Channels {
  telnyx: TelnyxLoopback;
  watched: string;
  smtpPort: number;
  intake: Intake;
}

/** No document, and in the folder from the start: a minute later it is set aside. */
const notes = { name: 'visit-notes.docx', bytes: Buffer.from('PK\u0003\u0004 what a word processor writes') };

const test = base.extend<Channels>({
  telnyx: [
    async ({}, use) => {
      const telnyx = await startTelnyxLoopback();
      await use(telnyx);
      await telnyx.close();
    },
    { scope: 'file' },
  ],
  watched: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'intake-watched-'));
      await writeFile(path.join(folder, notes.name), notes.bytes);
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
  smtpPort: [async ({}, use) => use(await freePort()), { scope: 'file' }],
  intake: [
    async ({ telnyx, watched, smtpPort }, use) => {
      const intake = await startIntake({
        TELNYX_API_KEY: 'KEY',
        TELNYX_PUBLIC_KEY: telnyx.publicKey,
        TELNYX_BASE_URL: telnyx.baseUrl,
        INTAKE_FOLDER: watched,
        SMTP_LISTEN_PORT: String(smtpPort),
      });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});

/** As a scanner does it: under another name till all of it is there. */
async function drop(folder: string, { file }: LetterFile) {
  const dropped = path.join(folder, file.name);
  await writeFile(`${dropped}.tmp`, file.buffer);
  await rename(`${dropped}.tmp`, dropped);
}

test('faxes come by telephone, by e-mail and from a folder, and a power cut loses none', { timeout: 240_000 }, async ({
  page,
  administrator,
  intake,
  telnyx,
  watched,
  smtpPort,
}) => {
  const [byPhone, byMail, byFolder, afterwards] = await Promise.all([
    letterFile('gp-letter', 41),
    letterFile('emr-referral', 42),
    letterFile('consult-report', 43),
    letterFile('lab-result', 44),
  ]);
  await signIn(page, administrator);
  await goTo(page, 'Faxes');

  const { body, headers } = telnyx.receive({ from: '+14165550142', to: clinicFaxNumber, pdf: byPhone.file.buffer });
  const answer = await fetch(`${intake.address}/api/webhooks/telnyx`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);

  await createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true }).sendMail({
    from: 'scanner@clinic.example',
    to: `${clinicFaxNumber.slice(1)}@fax.clinic.example`,
    attachments: [{ filename: byMail.file.name, content: byMail.file.buffer, contentType: 'application/pdf' }],
  });

  await drop(watched, byFolder);

  // What was acknowledged is safe, whatever happens to the server now; the page comes back by itself.
  await intake.crash();
  for (const letter of [byPhone, byMail, byFolder]) await arrived(page, letter, 90_000);

  await page.locator('input[type=file]').first().setInputFiles([afterwards.file]);
  await arrived(page, afterwards);
  await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBe(4);
});

test('a fax for a number that nobody has waits for a super administrator, who gives it to a clinic', { timeout: 120_000 }, async ({
  page,
  administrator,
  intake,
  telnyx,
}) => {
  const letter = await letterFile('gp-letter', 45);
  const { faxId, body, headers } = telnyx.receive({ from: '+14165550142', to: '+16135550199', pdf: letter.file.buffer });
  expect((await fetch(`${intake.address}/api/webhooks/telnyx`, { method: 'POST', body, headers })).status).toBe(200);

  await signIn(page, administrator);
  await page.goto('/app/adminpage');
  const job = page.getByRole('row').filter({ hasText: '613-555-0199' });
  await job.getByText('No organization has the number that was dialled.').waitFor({ timeout: 60_000 });
  // It is kept here, whatever becomes of it at Telnyx.
  telnyx.forget(faxId);
  await job.getByRole('button', { name: /^Assign to…/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await dialog.getByText('Choose whose it is.').waitFor();
  await dialog.getByRole('button', { name: /^Choose an organization/ }).click();
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await job.waitFor({ state: 'detached' });

  await page.goto('/app/apps/faxes');
  await arrived(page, letter);
});

test('a file that is no document is set aside, saved, taken once it is one, and dealt with', { timeout: 180_000 }, async ({
  page,
  administrator,
  watched,
}) => {
  await signIn(page, administrator);
  await page.goto('/app/pages/setting/set-aside');
  const file = page.getByRole('row').filter({ hasText: notes.name });
  await file.getByText('Waiting').waitFor({ timeout: 120_000 });
  await file.getByText(/put that into the folder/).waitFor();
  const download = page.waitForEvent('download');
  await file.getByRole('button', { name: `Save the file ${notes.name}` }).click();
  expect(await buffer(await (await download).createReadStream())).toEqual(notes.bytes);

  const letter = await letterFile('gp-letter', 47);
  await drop(watched, letter);
  await file.getByRole('button', { name: `Dealt with… (${notes.name})` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'It is dealt with' }).click();
  await file.getByText('Dealt with', { exact: true }).waitFor();
  await file.getByText(/Ines Okafor/).waitFor();
  await expect.poll(() => file.getByRole('button', { name: /^Dealt with…/ }).count()).toBe(0);
  expect(await readdir(path.join(watched, 'quarantine'))).toEqual([expect.stringMatching(new RegExp(`-${notes.name}$`))]);
  await page.goto('/app/apps/faxes');
  await arrived(page, letter, 90_000);
});
