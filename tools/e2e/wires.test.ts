import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { expect } from 'vitest';
import { startTelnyxLoopback } from '../../apps/server/src/platform/telephony/loopback/telnyxLoopback.ts';
import type { TelnyxLoopback } from '../../apps/server/src/platform/telephony/loopback/telnyxLoopback.ts';
import { signIn } from './harness/browser.ts';
import { arrived, goTo } from './harness/desk.ts';
import { clinicFaxNumber, startIntake } from './harness/intake.ts';
import type { Intake } from './harness/intake.ts';
import { letterFile } from './harness/letters.ts';
import { freePort } from './harness/ports.ts';
import { test as base } from './harness/test.ts';

interface Wires {
  telnyx: TelnyxLoopback;
  watched: string;
  smtpPort: number;
  intake: Intake;
}

const test = base.extend<Wires>({
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

  const dropped = path.join(watched, byFolder.file.name);
  await writeFile(`${dropped}.tmp`, byFolder.file.buffer);
  await rename(`${dropped}.tmp`, dropped);

  // What was acknowledged is safe, whatever happens to the server now; the page comes back by itself.
  await intake.crash();
  for (const letter of [byPhone, byMail, byFolder]) await arrived(page, letter, 90_000);

  await page.locator('input[type=file]').first().setInputFiles([afterwards.file]);
  await arrived(page, afterwards);
  expect(await page.getByRole('grid').getByRole('row').count()).toBe(4);
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
