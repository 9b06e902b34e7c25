import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { serverWith } from '../../http/http.fixtures.ts';
import { failingFiles, type FailingFiles } from '../../testing/failingFiles.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { openDiskFiles } from '../../platform/files/disk.adapter.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import type { Content } from '../../platform/files/files.port.ts';
import { fileRoutes } from './fileRoutes.ts';
import type { UploadService } from './upload.service.ts';
import { patiently } from '../../testing/patiently.ts';

const clinic = '00000000-0000-4000-8000-000000000001';
const links = createFileLinks(Buffer.alloc(32), systemClock);
const size = 3_000_000;
const limit = { maxBytes: size };
let folder: string;
let files: FailingFiles;
let app: FastifyInstance;
let store: (bytes: Content) => Promise<unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-put-'));
  files = failingFiles(await openDiskFiles(folder));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  files.failWith(undefined);
  store = (bytes) => files.putTemporary(clinic, bytes, limit);
  const uploads = { store: (_clinic: string, _id: string, bytes: Content) => store(bytes) } as UploadService;
  app = await serverWith({ routes: [fileRoutes(files, links, uploads, () => Promise.resolve(false))] });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** Sends bytes on one connection and answers everything that comes back until it closes or `until` has come. */
async function talk(parts: (string | Buffer)[], until: RegExp): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  for (const part of parts) socket.write(part);
  await vi.waitFor(() => expect(socket.destroyed || until.test(answer)).toBe(true), patiently);
  socket.destroy();
  return answer;
}

const head = (path: string, length: number) => `PUT ${path} HTTP/1.1\r\nHost: intake\r\nContent-Length: ${length}\r\n\r\n`;
const target = () => links.signUpload({ userId: 'somebody', sessionId: 'a session', organizationId: clinic }, 'upload', new Date(Date.now() + 60_000));
// Were the body read as a request, it would be answered as one.
const body = Buffer.from('GET /healthz HTTP/1.1\r\nHost: intake\r\n\r\n'.repeat(size / 50));
const next = 'GET /healthz HTTP/1.1\r\nHost: intake\r\nConnection: close\r\n\r\n';
const statuses = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('a PUT of bytes', () => {
  test('that meets a full disk at once is answered 503, and the connection serves the next request', async () => {
    files.failWith('ENOSPC');
    expect(statuses(await talk([head(target(), body.length), body, next], /"status":"ok"/))).toEqual([503, 200]);
  });

  test('that meets a full disk in the middle is answered 503, and the connection serves the next request', async () => {
    store = async (bytes) => {
      for await (const { length } of bytes as AsyncIterable<Uint8Array>) {
        if (length > 0) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      }
    };
    expect(statuses(await talk([head(target(), body.length), body, next], /"status":"ok"/))).toEqual([503, 200]);
  });

  test('that is stored leaves the connection to the next request', async () => {
    expect(statuses(await talk([head(target(), body.length), body, next], /"status":"ok"/))).toEqual([204, 200]);
  });

  test('to an address that is forged is answered 404, and its body is no request', async () => {
    expect(statuses(await talk([head('/api/files/forged', body.length), body, next], /"status":"ok"/))).toEqual([404, 200]);
  });

  test('without an end is closed once it is too large', async () => {
    const chunk = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
    const endless = [`PUT ${target()} HTTP/1.1\r\nHost: intake\r\nTransfer-Encoding: chunked\r\n\r\n`, ...Array.from({ length: 40 }, () => chunk)];
    const answer = await talk(endless, /413/);
    expect(statuses(answer)).toEqual([413]);
    expect(answer).toMatch(/^connection: close/im);
  });
});
