import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Served {
  /** `http://127.0.0.1:PORT`. */
  address: string;
  close: () => void;
}

/** Answers on this machine alone, on a port that the system chooses. */
export async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Promise<Served> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}`, close };
}

/** Serves the files of a folder, and nothing outside it. */
export const serveFolder = (folder: string): Promise<Served> =>
  listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname.replace(/\/$/, '/index.html')));
    const content = file.startsWith(folder + path.sep) ? await readFile(file).catch(() => undefined) : undefined;
    if (!content) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(content);
  });
