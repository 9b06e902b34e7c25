import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hl7Server, type Hl7MessageEvent } from '@medplum/hl7';
import { expect } from 'vitest';
import { freePort } from '../../../apps/server/src/platform/processes/freePort.ts';
import { signIn } from '../harness/browser.ts';
import { fileToNewPatient, goTo, processed, receive } from '../harness/desk.ts';
import { startIntake, type Intake } from '../harness/intake.ts';
import { letterFile } from '../harness/letters.ts';
import { test as base } from '../harness/test.ts';

/** An Intake whose operator has set up a folder, and a connection on which nobody listens yet. */
const test = base.extend<{ intake: Intake; folder: string; port: number }>({
  folder: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'intake-e2e-exports-'));
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'file' },
  ],
  port: [async ({}, use) => use(await freePort()), { scope: 'file' }],
  intake: [
    async ({ folder, port }, use) => {
      const intake = await startIntake({ EMR_FOLDER: folder, EMR_CONNECTIONS: `oscar=127.0.0.1:${port}` });
      await use(intake);
      await intake.stop();
    },
    { scope: 'file' },
  ],
});

test('a filed fax is given to the EMR by a folder and by HL7; what cannot be given is seen, and given by hand', { timeout: 400_000 }, async ({ page, administrator, folder, port }) => {
  const letter = await letterFile('emr-referral', 61);
  await signIn(page, administrator);
  await page.goto('/app/pages/setting/exports');
  await page.getByText('Nothing is exported yet').waitFor();
  const create = async (name: string, fill: () => Promise<void>) => {
    await page.getByRole('button', { name: 'New system' }).click();
    const drawer = page.getByRole('dialog', { name: 'New system' });
    await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await fill();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'detached' });
  };
  const drawer = page.getByRole('dialog', { name: 'New system' });
  await create('Archive', async () => {
    await drawer.getByRole('textbox', { name: 'Folder' }).fill('archive');
  });
  await create('OSCAR', async () => {
    await drawer.getByRole('button', { name: /Format/ }).click();
    await page.getByRole('option', { name: /HL7/ }).click();
    await drawer.getByRole('button', { name: /Way/ }).click();
    await page.getByRole('option', { name: /MLLP/ }).click();
  });
  await page.getByRole('button', { name: 'Test Archive' }).click();
  await page.getByText('Archive can be reached.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Test OSCAR' }).click();
  await page.getByText('OSCAR: The system cannot be reached').waitFor();

  await goTo(page, 'Faxes');
  await receive(page, [letter]);
  await processed(page);
  await fileToNewPatient(page, letter);

  // Half a minute later, unless it is undone.
  await page.goto('/app/pages/setting/exports');
  const exported = (system: string) => page.getByRole('row').filter({ hasText: 'Referral' }).filter({ hasText: system });
  await exported('Archive').getByText('Exported').waitFor({ timeout: 120_000 });
  const [organization = ''] = await readdir(folder);
  const names = await readdir(path.join(folder, organization, 'archive'));
  expect(names.map((name) => path.extname(name)).toSorted()).toEqual(['.json', '.pdf']);
  const facts = JSON.parse(await readFile(path.join(folder, organization, 'archive', names.find((name) => name.endsWith('.json'))!), 'utf8')) as { patient: { familyName: string } };
  expect(facts.patient.familyName).toBe(letter.facts.patient.family);
  expect(names.join()).not.toContain(letter.facts.patient.family);
  await exported('OSCAR').getByText('The system cannot be reached').waitFor();

  const heard: string[] = [];
  const emr = new Hl7Server((connection) => {
    connection.addEventListener('message', ({ message }: Hl7MessageEvent) => {
      heard.push(message.getSegment('PID')!.getField(5).toString());
      connection.send(message.buildAck());
    });
  });
  emr.start(port);
  await exported('OSCAR').getByText('Exported').waitFor({ timeout: 200_000 });
  expect(heard).toEqual([`${letter.facts.patient.family}^${letter.facts.patient.given}`]);

  // By hand, beside the fax.
  await exported('Archive').getByRole('link', { name: 'Referral' }).click();
  await page.getByRole('button', { name: 'Export to OSCAR' }).click();
  await expect.poll(() => heard.length, { timeout: 120_000 }).toBe(2);
  await emr.stop({ forceDrainTimeoutMs: 100 });
});
