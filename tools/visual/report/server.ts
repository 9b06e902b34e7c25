import { randomBytes } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { approve } from '../approve.ts';
import type { Results } from '../results.ts';
import { listen } from '../staticServer.ts';
import type { Served } from '../staticServer.ts';
import { reportOf } from './page.ts';

/** Serves the report of the last run, whose buttons approve: only the page that was served knows the token. */
export function serveReport(results: Results): Promise<Served> {
  const token = randomBytes(16).toString('hex');
  return listen(async (request, response) => {
    if (request.method === 'GET' && request.url === '/') {
      const page = await reportOf(await results.read(), results, token);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
    } else if (request.method === 'POST' && request.url === '/approve' && request.headers['x-token'] === token) {
      const names = new Set((await json(request)) as string[]);
      const approved = await approve((name) => names.has(name), results);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(approved));
    } else {
      response.writeHead(404).end('There is nothing here.');
    }
  });
}
