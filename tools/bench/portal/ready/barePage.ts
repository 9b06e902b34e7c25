import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' };

/** A form of React and nothing else, built and served with Brotli: what no page of React can be quicker than. */
export async function serveBarePage(folder: string): Promise<{ address: string; close: () => Promise<void> }> {
  const root = fileURLToPath(new URL('./', import.meta.url));
  await build({ configFile: false, root, logLevel: 'error', plugins: [react()], build: { outDir: folder, emptyOutDir: true } });
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  // Packed ahead, as ours is: in the answer it would be the server's time, not the line's.
  const files = new Map<string, Buffer>(
    await Promise.all(
      names.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        return [`/${path.relative(folder, file)}`, brotliCompressSync(await readFile(file))] as const;
      }),
    ),
  );
  const server = createServer(({ url = '/' }, answer) => {
    const file = url === '/' ? '/index.html' : url;
    const body = files.get(file);
    if (!body) return answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream', 'content-encoding': 'br' });
    return answer.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
