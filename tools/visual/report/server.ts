import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { approve } from '../baselines/approve.ts';
import type { Results } from '../compare/results.ts';
import { listen } from '../studio/staticServer.ts';
import type { Served } from '../studio/staticServer.ts';
import { reportOf } from './page.ts';

/** Serves the report of the last run, whose buttons approve: only the page that was served knows the token. */
export function serveReport(results: Results): Promise<Served> {
  const token = randomBytes(16).toString('hex');
  // One after the other: each reads and writes what the run left.
  let last: Promise<unknown> = Promise.resolve();
  return listen(async (request, response) => {
    if (request.method === 'GET' && request.url === '/') {
      const page = await reportOf(await results.read(), results, token);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
    } else if (request.method === 'POST' && request.url === '/approve' && request.headers['x-token'] === token) {
      const names = new Set((await json(request)) as string[]);
      const approved = last.then(() => approve((name) => names.has(name), results));
      last = approved.catch(() => undefined);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(await approved));
    } else {
      response.writeHead(404).end('There is nothing here.');
    }
  });
}
