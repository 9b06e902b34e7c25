import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Hl7Message } from '@medplum/core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../processes/freePort.ts';
import { connectionOf, type EmrPlaces } from './emrPlaces.ts';
import { sendMllp, tryMllp } from './mllpClient.ts';

let folder: string;
let peer: ChildProcessWithoutNullStreams | undefined;
/** What the peer took, as a parser that is not ours reads it. */
let heard: Hl7Message[];

const openssl = (...args: string[]) => promisify(execFile)('openssl', args, { cwd: folder });

/** A certificate of an authority of its own: `<name>-ca.pem`, `<name>-cert.pem`, `<name>-key.pem`. */
async function certify(name: string, alternative: string): Promise<void> {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await openssl('req', '-x509', ...key, '-keyout', `${name}-authority.pem`, '-out', `${name}-ca.pem`, '-subj', `/CN=${name} authority`);
  await openssl('req', ...key.slice(0, -2), '-keyout', `${name}-key.pem`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
  await writeFile(join(folder, `${name}.ext`), `subjectAltName=${alternative}\n`);
  await openssl('x509', '-req', '-in', `${name}.csr`, '-CA', `${name}-ca.pem`, '-CAkey', `${name}-authority.pem`, '-CAcreateserial', '-days', '2', '-extfile', `${name}.ext`, '-out', `${name}-cert.pem`);
}

/** The TLS of OpenSSL's own server; messages are parsed and acknowledged by Medplum's. */
async function listen(...more: string[]): Promise<number> {
  const port = await freePort('127.0.0.1');
  peer = spawn('openssl', ['s_server', '-accept', `127.0.0.1:${port}`, '-cert', 'emr-cert.pem', '-key', 'emr-key.pem', '-naccept', '9', ...more], { cwd: folder });
  await new Promise<void>((resolve) => peer!.stdout.on('data', (bytes: Buffer) => bytes.includes('ACCEPT') && resolve()));
  let held = '';
  peer.stdout.on('data', (bytes: Buffer) => {
    held += bytes.toString();
    const end = held.indexOf('\u001c\r');
    if (end < 0) return;
    const message = Hl7Message.parse(held.slice(held.indexOf('\u000b') + 1, end));
    held = '';
    heard.push(message);
    peer!.stdin.write(`\u000b${message.buildAck().toString()}\u001c\r`);
  });
  return port;
}

const message = { controlId: 'INT1', message: ['MSH|^~\\&|INTAKE|CLINIC|OSCAR||20260131093000||MDM^T02|INT1|P|2.5', 'PID|1||9876543217||Okafor^Ada'].join('\r') };
const toward = (port: number, name = 'oscar', host = '127.0.0.1') => {
  const places: EmrPlaces = { folder: undefined, connections: { [name]: { host, port, isSecure: true } }, certificates: join(folder, 'set-up') };
  return connectionOf(places, name)!;
};
/** Gives a connection what it trusts and shows. */
const setUp = async (name: string, files: Record<string, string>) => {
  await mkdir(join(folder, 'set-up'), { recursive: true });
  for (const [what, from] of Object.entries(files)) await promisify(execFile)('cp', [join(folder, from), join(folder, 'set-up', `${name}-${what}.pem`)]);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-tls-'));
  await certify('emr', 'IP:127.0.0.1');
  await certify('elsewhere', 'DNS:elsewhere.example');
  await certify('clinic', 'DNS:clinic.example');
  await setUp('oscar', { ca: 'emr-ca.pem' });
  await setUp('known', { ca: 'emr-ca.pem', cert: 'clinic-cert.pem', key: 'clinic-key.pem' });
  await setUp('stranger', { ca: 'emr-ca.pem', cert: 'elsewhere-cert.pem', key: 'elsewhere-key.pem' });
  await setUp('broken', { ca: 'emr.ext' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  peer?.kill('SIGKILL');
  peer = undefined;
});

test('a message goes by TLS to whom the connection trusts, and is answered', async () => {
  heard = [];
  const port = await listen();
  expect(await tryMllp(toward(port))).toBeNull();
  expect(await sendMllp(toward(port), message)).toBe('taken');
  expect(heard.map((one) => one.getSegment('PID')!.getField(5).toString())).toEqual(['Okafor^Ada']);
});

test('nothing is said to whom nobody vouches for, and a name that is another’s is no name', async () => {
  heard = [];
  const port = await listen();
  for (const name of ['unset', 'broken']) expect([name, await tryMllp(toward(port, name)), await sendMllp(toward(port, name), message)]).toEqual([name, 'not-trusted', 'not-trusted']);
  peer!.kill('SIGKILL');
  const other = await listen('-cert', 'elsewhere-cert.pem', '-key', 'elsewhere-key.pem');
  await setUp('other', { ca: 'elsewhere-ca.pem' });
  expect(await sendMllp(toward(other, 'other'), message)).toBe('not-trusted');
  expect(heard).toEqual([]);
});

test('a system that asks who we are takes the certificate of its connection, and no other', async () => {
  heard = [];
  const port = await listen('-Verify', '1', '-CAfile', 'clinic-ca.pem', '-verify_return_error');
  for (const name of ['oscar', 'stranger']) expect([name, await tryMllp(toward(port, name)), await sendMllp(toward(port, name), message)]).toEqual([name, 'not-trusted', 'not-trusted']);
  expect(heard).toEqual([]);
  expect(await tryMllp(toward(port, 'known'))).toBeNull();
  expect(await sendMllp(toward(port, 'known'), message)).toBe('taken');
});

test('nobody there is not reached, and what speaks no TLS is not spoken to', async () => {
  expect(await tryMllp(toward(await freePort('127.0.0.1')))).toBe('unreachable');
});
