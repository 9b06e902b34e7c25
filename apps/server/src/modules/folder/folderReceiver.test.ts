import { appendFile, mkdir, readdir, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PDFDocument } from 'pdf-lib';
import { largestFile } from '@intake/api/rules';
import { foreignBytes } from '../../platform/documents/foreign.fixtures.ts';
import { createLog } from '../../platform/log/log.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { quarantineFolder, watchFolder } from './folderReceiver.ts';
import { patiently } from '../../testing/patiently.ts';

let clinic: TestClinic;
let watched: string;
let watcher: Awaited<ReturnType<typeof watchFolder>>;
beforeAll(async () => {
  clinic = await createTestClinic();
  watched = join(clinic.folder, 'watched');
  await mkdir(watched);
  watcher = await watchFolder({ ...clinic, folder: watched, log: createLog('silent'), lookSeconds: 0.05, patienceSeconds: 0.4 });
});
afterAll(async () => {
  await watcher.stop();
  await clinic.close();
});

async function pdf(title: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.addPage();
  return document.save();
}
const names = () => clinic.sql<{ original_name: string }>('select original_name from fax order by received_at');

test('a file that is renamed into the folder is received and removed from it', async () => {
  await writeFile(join(watched, 'a.pdf.tmp'), await pdf('a'));
  await rename(join(watched, 'a.pdf.tmp'), join(watched, 'a.pdf'));
  await vi.waitFor(async () => expect(await names()).toEqual([{ original_name: 'a.pdf' }]), patiently);
  await vi.waitFor(async () => expect(await readdir(watched)).toEqual([quarantineFolder]), patiently);
});

test('a writer that pauses is waited for', async () => {
  const bytes = Buffer.from(await pdf('b'));
  await writeFile(join(watched, 'b.pdf'), bytes.subarray(0, 200));
  await vi.waitFor(async () => expect(await readdir(watched)).toContain('b.pdf'), patiently);
  await appendFile(join(watched, 'b.pdf'), bytes.subarray(200));
  await vi.waitFor(async () => expect(await names()).toContainEqual({ original_name: 'b.pdf' }), patiently);
});

test('what never becomes complete goes to quarantine and is kept', async () => {
  const bytes = Buffer.from(await pdf('c'));
  await writeFile(join(watched, 'c.pdf'), bytes.subarray(0, 150));
  await vi.waitFor(
    async () => expect(await clinic.sql('select original_name, code from quarantine')).toEqual([{ original_name: 'c.pdf', code: 'incomplete' }]),
    patiently,
  );
  await vi.waitFor(async () => expect((await readdir(join(watched, quarantineFolder))).join()).toContain('c.pdf'), patiently);
});

test.each([
  ['whole-bigtiff.tif', 'libtiff-bigtiff-g4.tif'],
  ['whole-tiles.tif', 'libtiff-lzw-tiles.tif'],
  ['whole-received.tif', 'spandsp-received.tif'],
  ['whole-mail.pdf', 'mail-header.pdf'],
  ['whole-picture.webp', 'libwebp.webp'],
  ['whole-picture.gif', 'netpbm.gif'],
])('a whole file of another program is taken, %s', async (name, source) => {
  await writeFile(join(watched, name), foreignBytes(source));
  await vi.waitFor(async () => expect(await names()).toContainEqual({ original_name: name }), patiently);
});

test.each([
  ['an unknown kind of file', 'notes.txt', 'unsupported-type', (path: string) => writeFile(path, 'Dear colleague')],
  ['an empty file', 'nothing.pdf', 'empty', (path: string) => writeFile(path, '')],
  ['a file that is too large', 'large.pdf', 'too-large', (path: string) => writeFile(path, '').then(() => truncate(path, largestFile + 1))],
])('%s is set aside and its reason said', async (_what, name, code, write) => {
  await write(join(watched, name));
  await vi.waitFor(
    async () => expect(await clinic.sql('select code from quarantine where original_name = $1', [name])).toEqual([{ code }]),
    patiently,
  );
  await vi.waitFor(async () => expect((await readdir(join(watched, quarantineFolder))).join()).toContain(name), patiently);
});
