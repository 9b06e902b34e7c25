import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';
import { isApi } from './security.ts';

const year = 'public, max-age=31536000, immutable';

/**
 * Serves the built portal. Every address of a screen answers the one page, and the browser's router takes
 * it from there; files whose name holds a hash are kept for a year, everything else is asked for again.
 * @param folder the build's output; when it is missing, pages say how to make it
 */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = await stat(join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: true,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (answer, path) => {
        answer.setHeader('cache-control', /-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path) ? year : 'no-cache');
      },
    });
    compressFiles(folder).catch((error) =>
      app.log.warn({ err: error }, 'portal files are served uncompressed'),
    );
  }
  app.setNotFoundHandler(async (request, reply) => {
    // Only a path names a file: what is searched for, or led back to, may end like one.
    const [path = ''] = request.url.split('?');
    const isScreen = request.method === 'GET' && !isApi(path) && !/\.\w+$/.test(path);
    if (!isScreen) throw notFound();
    if (!isBuilt)
      return reply.status(503).type('text/plain').send('The portal is not built yet. Run: npm run build\n');
    return reply.sendFile('index.html');
  });
}

/** Makes the .br and .gz beside each text file that lacks them or is newer. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !/\.(js|css|html|svg|json|mjs|txt|wasm|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const { size, mtimeMs } = await stat(path);
    if (size < 1024) continue;
    await compress(
      path,
      '.br',
      mtimeMs,
      createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
    await compress(path, '.gz', mtimeMs, createGzip({ level: 9 }));
  }
}

async function compress(
  path: string,
  suffix: string,
  newerThan: number,
  by: NodeJS.ReadWriteStream,
): Promise<void> {
  const target = path + suffix;
  const made = await stat(target).catch(() => undefined);
  if (made && made.mtimeMs >= newerThan) return;
  const draft = `${target}.${process.pid}`;
  try {
    await pipeline(createReadStream(path), by, createWriteStream(draft));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
