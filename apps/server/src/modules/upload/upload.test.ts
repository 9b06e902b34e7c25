import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.port.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { createReceiver } from '../../pipeline/receive.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createUploadService } from './upload.service.ts';

let clinic: TestClinic;
let actor: Actor;
beforeAll(async () => {
  clinic = await createTestClinic();
  actor = actorOf(clinic);
});
afterAll(() => clinic.close());

const serviceOf = ({ database, files }: { database: Database; files: Files }) =>
  createUploadService({
    database,
    files,
    links: createFileLinks(Buffer.alloc(32), systemClock),
    receiver: createReceiver({ database, files }),
    clock: systemClock,
    // Enough of a summary to know which fax it is.
    readFaxes: async (tx, ids) => (await tx.selectFrom('fax').select('id').where('id', 'in', ids).execute()) as never,
  });

/** The same parts, whose process dies at one of its calls: before it has any effect, or when it has had it. */
function dying(at: number, when: 'before' | 'after') {
  let calls = 0;
  const mortal = <Part extends object>(part: Part): Part =>
    new Proxy(part, {
      get: (target, name) => {
        const method = (target as Record<PropertyKey, (...args: unknown[]) => Promise<unknown>>)[name]!.bind(target);
        return async (...args: unknown[]) => {
          const isLast = ++calls === at;
          if (calls > at || (isLast && when === 'before')) throw new Error('killed');
          const result = await method(...args);
          if (isLast) throw new Error('killed');
          return result;
        };
      },
    });
  return { service: serviceOf({ database: mortal(clinic.database), files: mortal(clinic.files) }), calls: () => calls };
}

let count = 0;
const newUpload = async () => {
  const { uploadId } = await serviceOf(clinic).create(actor, { filename: 'letter.pdf', size: 5 });
  return { uploadId, bytes: Buffer.from(`%PDF-1.7 file ${count++}`) };
};
const store = (uploadId: string, bytes: Buffer) => serviceOf(clinic).store(clinic.organization.id, uploadId, bytes);
const complete = (uploadId: string, allowDuplicate = false) => serviceOf(clinic).complete(actor, { uploadId, binId: null, allowDuplicate });
const faxesOf = (uploadId: string) => clinic.sql<{ id: string }>('select id from fax where provider_fax_id = $1', [uploadId]);
const died = (error: Error) => {
  if (error.message !== 'killed') throw error;
};

/** How many calls a step makes when it is not killed. */
async function callsOf(step: (service: ReturnType<typeof serviceOf>) => Promise<unknown>): Promise<number> {
  const { service, calls } = dying(Infinity, 'before');
  await step(service);
  return calls();
}

describe.each(['before', 'after'] as const)('an upload whose server is killed %s any of its steps', (when) => {
  test('while it is stored, is stored by sending it again', async () => {
    const sample = await newUpload();
    const steps = await callsOf((service) => service.store(clinic.organization.id, sample.uploadId, sample.bytes));
    expect(steps).toBeGreaterThan(1);
    for (let at = 1; at <= steps; at += 1) {
      const { uploadId, bytes } = await newUpload();
      await dying(at, when).service.store(clinic.organization.id, uploadId, bytes).catch(died);
      await store(uploadId, bytes);
      expect([at, (await complete(uploadId)).duplicate]).toEqual([at, false]);
      expect(await faxesOf(uploadId)).toHaveLength(1);
    }
  });

  test('while it is completed, is completed by asking again, once, and is no duplicate of itself', async () => {
    const sample = await newUpload();
    await store(sample.uploadId, sample.bytes);
    const steps = await callsOf((service) => service.complete(actor, { uploadId: sample.uploadId, binId: null, allowDuplicate: false }));
    expect(steps).toBeGreaterThan(4);
    for (let at = 1; at <= steps; at += 1) {
      const { uploadId, bytes } = await newUpload();
      await store(uploadId, bytes);
      await dying(at, when).service.complete(actor, { uploadId, binId: null, allowDuplicate: false }).catch(died);
      const { fax, duplicate } = await complete(uploadId);
      expect([at, duplicate, await faxesOf(uploadId)]).toEqual([at, false, [{ id: fax.id }]]);
      const [stored] = await clinic.sql<{ file_key: string }>('select file_key from document where fax_id = $1', [fax.id]);
      expect(await clinic.files.read(stored!.file_key)).toEqual(bytes);
    }
  });
});

describe('an upload', () => {
  test('that is completed by several at once is one fax', async () => {
    const { uploadId, bytes } = await newUpload();
    await store(uploadId, bytes);
    const done = await Promise.all(Array.from({ length: 5 }, () => complete(uploadId)));
    expect(new Set(done.map(({ fax }) => fax.id)).size).toBe(1);
    expect(done.map(({ duplicate }) => duplicate)).toEqual(done.map(() => false));
    expect(await faxesOf(uploadId)).toHaveLength(1);
  });

  test('whose bytes have not come, or were kept too long, says that the file is to be sent again', async () => {
    const { uploadId, bytes } = await newUpload();
    await expect(complete(uploadId)).rejects.toMatchObject({ status: 409, code: 'not-stored' });
    await store(uploadId, bytes);
    await clinic.files.sweep(-1);
    for (let again = 0; again < 2; again += 1) await expect(complete(uploadId)).rejects.toMatchObject({ status: 409, code: 'not-stored' });
    await store(uploadId, bytes);
    expect((await complete(uploadId)).duplicate).toBe(false);
  });

  test('of what is here already says so each time, until it is wanted twice', async () => {
    const [first, second] = [await newUpload(), await newUpload()];
    await store(first.uploadId, first.bytes);
    await store(second.uploadId, first.bytes);
    const { fax } = await complete(first.uploadId);
    for (let again = 0; again < 2; again += 1) expect(await complete(second.uploadId)).toEqual({ fax, duplicate: true });
    const { fax: twin, duplicate } = await complete(second.uploadId, true);
    expect([twin.id === fax.id, duplicate]).toEqual([false, false]);
    expect(await complete(second.uploadId)).toEqual({ fax: twin, duplicate: false });
  });

  test('leaves nothing temporary behind once it is a fax', async () => {
    const { uploadId, bytes } = await newUpload();
    await store(uploadId, bytes);
    const [row] = await clinic.sql<{ file_key: string }>('select file_key from upload where id = $1', [uploadId]);
    await complete(uploadId);
    expect(await clinic.files.exists(row!.file_key)).toBe(false);
  });
});
