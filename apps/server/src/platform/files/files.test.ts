import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../../testing/s3Server.ts';
import { openDiskFiles } from './disk.adapter.ts';
import { FileMissing, FileTooLarge, type Files, type StoredFile } from './files.port.ts';
import { openS3Files } from './s3.adapter.ts';

const folder = await mkdtemp(join(tmpdir(), 'intake-files-'));
const s3 = await startS3Server();
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores = {
  disk: () => openDiskFiles(join(folder, 'disk')),
  s3: () =>
    openS3Files({
      bucket: 'faxes',
      region: 'ca-central-1',
      endpoint: s3.endpoint,
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      spoolFolder: join(folder, 'spool'),
    }),
};
const leftovers = async () => [
  ...(await readdir(join(folder, 'disk/drafts')).catch(() => [])),
  ...(await readdir(join(folder, 'spool')).catch(() => [])),
];

describe.each(Object.entries(stores))('files on %s', (_name, open) => {
  let files: Files;
  const clinic = randomUUID();
  const limit = { maxBytes: 1000 };
  const text = Buffer.from('one page of a fax');
  const sha256 = createHash('sha256').update(text).digest('hex');
  async function* pieces(count: number, size = 100) {
    for (let piece = 0; piece < count; piece++) yield Buffer.alloc(size, piece);
  }

  beforeAll(async () => void (files = await open()));

  it('keeps content under its hash, once for each organisation', async () => {
    const stored = await files.put(clinic, text, limit);
    expect(stored).toEqual({ key: `${clinic}/${sha256.slice(0, 2)}/${sha256}`, sha256, size: text.length });
    expect(await files.put(clinic, text, limit)).toEqual(stored);
    expect((await files.put(randomUUID(), text, limit)).key).not.toBe(stored.key);
    expect(await files.exists(stored.key)).toBe(true);
    expect(await files.read(stored.key)).toEqual(text);
  });

  it('streams in and out, in whole or in part', async () => {
    const { key, size } = await files.put(clinic, pieces(9), limit);
    expect(size).toBe(900);
    const part = await files.get(key, { start: 95, end: 104 });
    expect(part.size).toBe(900);
    expect(Buffer.concat(await part.stream.toArray())).toEqual(Buffer.from([0, 0, 0, 0, 0, 1, 1, 1, 1, 1]));
    const rest = await files.get(key, { start: 890 });
    expect(Buffer.concat(await rest.stream.toArray())).toEqual(Buffer.alloc(10, 8));
  });

  it('keeps an empty file', async () => {
    const { key } = await files.put(clinic, Buffer.alloc(0), limit);
    expect(await files.read(key)).toHaveLength(0);
  });

  it('stops reading what is too large, and leaves nothing of it', async () => {
    let read = 0;
    async function* endless() {
      for (;;) yield (read++, Buffer.alloc(100));
    }
    await expect(files.put(clinic, endless(), limit)).rejects.toBeInstanceOf(FileTooLarge);
    expect(read).toBe(11);
    expect(await leftovers()).toEqual([]);
  });

  it('leaves nothing of a transfer that broke', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('connection reset');
    }
    await expect(files.put(clinic, broken(), limit)).rejects.toThrow('connection reset');
    expect(await leftovers()).toEqual([]);
  });

  it('says that a file is missing', async () => {
    const key = `${clinic}/00/${'0'.repeat(64)}`;
    await expect(files.get(key)).rejects.toBeInstanceOf(FileMissing);
    await expect(files.read(key)).rejects.toBeInstanceOf(FileMissing);
    expect(await files.exists(key)).toBe(false);
  });

  it('says how much room there is, where that is known', async () => {
    const room = await files.room();
    expect(room === null || room > 1_000_000).toBe(true);
  });

  it('takes no key that it has not made', async () => {
    for (const key of [
      '../../etc/passwd',
      `${clinic}/../${clinic}/00`,
      '/etc/passwd',
      '',
      `tmp/${clinic}/..`,
    ]) {
      await expect(files.get(key), key).rejects.toThrow(TypeError);
    }
    await expect(files.put('../escape', text, limit)).rejects.toThrow(TypeError);
    expect(await leftovers()).toEqual([]);
  });

  it('erases what was kept for good, once and again, and nothing that is not', async () => {
    const content = Buffer.from('A page that was meant for somebody else');
    const { key } = await files.put(clinic, content, limit);
    for (let again = 0; again < 2; again++) await files.erase(key);
    expect(await files.exists(key)).toBe(false);
    await expect(files.read(key)).rejects.toThrow(FileMissing);
    expect((await files.put(clinic, content, limit)).key).toBe(key);
    expect(await files.exists(key)).toBe(true);
    const upload = await files.putTemporary(clinic, content, limit);
    await expect(files.erase(upload.key)).rejects.toThrow(TypeError);
    await files.discard(upload.key);
  });

  it('keeps an upload whole, or says that it is missing, whoever discards it meanwhile', async () => {
    for (let race = 0; race < 200; race++) {
      const { key } = await files.putTemporary(clinic, text, limit);
      const [, outcome] = await Promise.all([files.discard(key), files.keep(key).then(({ size }) => size, (error: unknown) => error)]);
      if (outcome instanceof FileMissing) continue;
      expect(outcome).toBe(text.length);
    }
  });

  it('holds uploads until they are kept, discarded or swept', async () => {
    const upload = await files.putTemporary(clinic, text, limit);
    expect(upload).toMatchObject({ key: expect.stringMatching(`^tmp/${clinic}/`), sha256 });
    const kept = await files.keep(upload.key);
    expect(kept).toEqual({ key: `${clinic}/${sha256.slice(0, 2)}/${sha256}`, sha256, size: text.length });
    expect(await files.keep(upload.key)).toEqual(kept);
    for (let again = 0; again < 2; again++) await files.discard(upload.key);
    expect(await files.exists(upload.key)).toBe(false);
    await expect(files.keep(upload.key)).rejects.toBeInstanceOf(FileMissing);
    await expect(files.discard(kept.key)).rejects.toThrow(TypeError);

    const uploads: StoredFile[] = [];
    for (let count = 0; count < 5; count++) uploads.push(await files.putTemporary(clinic, text, limit));
    await files.discard(uploads[0]!.key);
    await files.sweep(60);
    const left = async () =>
      (await Promise.all(uploads.map(({ key }) => files.exists(key)))).filter(Boolean).length;
    expect(await left()).toBe(4);
    await files.sweep(-1);
    expect(await left()).toBe(0);
    expect(await files.exists(kept.key)).toBe(true);
  });
});

describe('files on disk', () => {
  it('forgets the drafts of a process that was killed', async () => {
    await writeFile(join(folder, 'disk/drafts', randomUUID()), 'half');
    await openDiskFiles(join(folder, 'disk'));
    expect(await leftovers()).toEqual([]);
  });
});
