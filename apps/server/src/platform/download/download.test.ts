import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDownload } from './download.ts';

let server: Server;
let host: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/inside') response.writeHead(302, { location: 'https://127.0.0.1/' }).end();
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (request.url === '/drip') {
      const drops = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drops));
    } else if (request.url === '/gone') response.writeHead(403).end();
    else response.end('document');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const code = (url: string, allowedHosts: string[] = []) =>
  createDownload({ allowedHosts })(url).then(
    () => 'fetched',
    (error: { code: string }) => error.code,
  );

test('private, local and odd addresses are refused, however they are written', async () => {
  const addresses = [
    'https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://10.0.0.1/',
    'https://172.16.0.1/', 'https://192.168.1.1/', 'https://169.254.169.254/latest', 'https://[fd00::1]/', 'https://0.0.0.0/',
    'https://localhost/', 'http://203.0.113.5/', 'file:///etc/passwd', 'https://user@203.0.113.5/', 'not an address',
  ];
  for (const address of addresses) expect([address, await code(address)]).toEqual([address, 'refused']);
});

test('a host that the operator allows is fetched, but its redirects are checked again', async () => {
  expect(await code(`http://${host}/`, [host])).toBe('fetched');
  expect(await code(`http://${host}/`)).toBe('refused');
  expect(await code(`http://${host}/inside`, [host])).toBe('refused');
  expect(await code(`http://${host}/loop`, [host])).toBe('failed');
});

test('an expired URL is distinguished from one that fails', async () => {
  expect(await code(`http://${host}/gone`, [host])).toBe('gone');
});

test('a download that never ends is cut off at its time limit', async () => {
  const download = createDownload({ allowedHosts: [host], totalMs: 300 });
  const read = async () => {
    let bytes = 0;
    for await (const chunk of await download(`http://${host}/drip`)) bytes += chunk.length;
    return bytes;
  };
  await expect(read()).rejects.toMatchObject({ code: 'failed' });
});
