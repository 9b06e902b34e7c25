import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { largestFile } from '@intake/api/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverWith } from '../../http/http.fixtures.ts';
import { documentLimit } from '../../pipeline/limits.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { foreignBytes } from '../../platform/documents/foreign.fixtures.ts';
import { createFileLinks, type FileLinks } from '../../platform/files/fileLinks.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { fileRoutes } from './fileRoutes.ts';
import { uploadRoutes } from './upload.routes.ts';
import { createUploadService } from './upload.service.ts';

let clinic: TestClinic;
let links: FileLinks;
let app: FastifyInstance;
beforeAll(async () => {
  clinic = await createTestClinic();
  links = createFileLinks(Buffer.from('a secret of this test'), systemClock);
  const uploads = createUploadService({ ...clinic, links, clock: systemClock, readFaxes: () => Promise.resolve([]) });
  app = await serverWith({
    authenticate: async () => actorOf(clinic),
    routes: [uploadRoutes(uploads, clinic.database, links), fileRoutes(clinic.files, links, uploads, () => Promise.resolve(false))],
  });
});
afterAll(async () => {
  await app.close();
  await clinic.close();
});

const announce = (size: number) =>
  app.inject({ method: 'POST', url: '/api/upload/presigned-url/', payload: { filename: 'letter.pdf', size } });
const address = async () => (await announce(1)).json<{ url: string }>().url;

test.each([
  ['a file that is too large', largestFile + 1, 413, 'too-large', 'The file is too large.'],
  ['an empty file', 0, 422, 'empty', 'The file is empty.'],
])('%s is refused when it is announced, before its bytes are sent', async (_what, size, status, code, message) => {
  const answer = await announce(size);
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { error: { code, message } }]);
});

test.each(['libheif.heic', 'imagemagick.bmp', 'text-named.pdf', 'program-named.tif', 'page-named.pdf'])(
  'an upload of %s is refused whatever it is called, and nothing of it is kept',
  async (file) => {
    const answer = await app.inject({ method: 'PUT', url: await address(), headers: { 'content-type': 'application/pdf' }, payload: foreignBytes(file) });
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { error: { code: 'unsupported-type', message: 'This kind of file cannot be read as a fax.' } }]);
    expect(await clinic.sql('select from upload where file_key is not null')).toEqual([]);
  },
);

test('the sender of a long upload that is refused receives the reason', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const path = await address();
  const status = await new Promise((resolve, reject) => {
    const request = httpRequest({ port, path, method: 'PUT', headers: { 'content-type': 'image/bmp' } }, (answer) => resolve(answer.statusCode));
    request.on('error', reject);
    for (let megabyte = 0; megabyte < 20; megabyte += 1) request.write(Buffer.alloc(1024 ** 2, 'B'));
    request.end();
  });
  expect(status).toBe(415);
});

test('the signed address of a file of no known kind, which is the longest there is, opens it', async () => {
  const { key } = await clinic.files.put(clinic.organization.id, Readable.from([Buffer.from('half a letter')]), documentLimit);
  const answer = await app.inject(links.sign(actorOf(clinic), key, 'application/octet-stream'));
  expect([answer.statusCode, answer.body]).toEqual([200, 'half a letter']);
});

test.each(['camera-orientation-6.jpg', 'libtiff-bigtiff-g4.tif', 'mail-header.pdf', 'netpbm.gif', 'libwebp.webp'])(
  'an upload of %s is stored whole',
  async (file) => {
    const bytes = foreignBytes(file);
    const answer = await app.inject({ method: 'PUT', url: await address(), headers: { 'content-type': 'application/octet-stream' }, payload: bytes });
    expect(answer.statusCode).toBe(204);
    const [row] = await clinic.sql<{ size: string; file_key: string }>('select size, file_key from upload where size = $1', [bytes.length]);
    expect((await clinic.files.read(row!.file_key)).equals(bytes)).toBe(true);
  },
);

test('a stored document is saved under a name that says nothing, and can run no script at our address', async () => {
  const { key } = await clinic.files.put(clinic.organization.id, foreignBytes('chromium.pdf'), { maxBytes: largestFile });
  const { headers, statusCode } = await app.inject(links.sign(actorOf(clinic), key, 'application/pdf'));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="document.pdf"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});
