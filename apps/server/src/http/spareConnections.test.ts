import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { serverWith } from './http.fixtures.ts';
import type { Routes } from './implement.ts';

let app: FastifyInstance;
const answers: ((text: string) => void)[] = [];
const slow: Routes = (scope) => void scope.get('/api/slow', () => new Promise((answer) => answers.push(answer)));

beforeEach(async () => {
  app = await serverWith({ routes: [slow] });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

async function open(head: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  await once(socket, 'connect');
  socket.write(head);
  return { socket, heard: () => text };
}

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: intake\r\n\r\n`;
/** Much less than a browser's connection may stay without a request. */
const soon = 5_000;

it('closes at once beside connections that a browser has opened ahead, or whose request has only begun to come', { timeout: soon }, async () => {
  await open('');
  await open('GET /healthz HTT');
  const used = await open(request('/healthz'));
  await once(used.socket, 'data');
  await expect(app.close()).resolves.toBeUndefined();
});

it('answers what it was asked before it closed, and keeps no connection after it', { timeout: soon }, async () => {
  const { socket, heard } = await open(request('/api/slow'));
  await expect.poll(() => answers.length).toBe(1);
  const closed = app.close();
  answers[0]!('all of it');
  await closed;
  if (!socket.readableEnded) await once(socket, 'end');
  expect(heard()).toMatch(/200 OK[^]*all of it$/);
});
