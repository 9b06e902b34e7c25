import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createLog } from '../platform/log/log.ts';
import { serverWith } from './http.fixtures.ts';

let app: FastifyInstance;
const folders: string[] = [];
afterEach(async () => {
  await app.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function builtPortal() {
  const folder = await mkdtemp(join(tmpdir(), 'intake-portal-'));
  folders.push(folder);
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><!--preloads--><script>first()</script><title>Intake</title>${'<p>page</p>'.repeat(200)}<script type="module" crossorigin src="/assets/index-Ab12Cd34.js"></script>`,
  );
  const preloads = {
    '/': { code: ['assets/signIn-Ab12Cd34.js'], texts: { en: ['assets/en-Ab12Cd34.js'] }, late: [] },
    '/app': { code: ['assets/shell-Ab12Cd34.js'], texts: {}, late: [] },
    '/app/apps/faxes': { code: ['assets/shell-Ab12Cd34.js', 'assets/inbox-Ab12Cd34.js'], texts: {}, late: ['assets/fax-Ab12Cd34.js'] },
  };
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/preloads.json'), JSON.stringify(preloads));
  await writeFile(join(folder, 'assets/index-Ab12Cd34.js'), `console.log("${'x'.repeat(5000)}")`);
  return folder;
}

describe('a request that takes for ever', () => {
  it('is answered with 503 when it is our work that does', async () => {
    app = await serverWith({ limits: { handler: 50 }, routes: [(scope) => void scope.get('/api/slow', () => new Promise(() => undefined))] });
    const answer = await app.inject('/api/slow');
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([503, 'timeout']);
  });

  it('is cut off when its sender is slow with the head or the body', async () => {
    app = await serverWith({ limits: { headers: 100, request: 200 } });
    expect(app.server.requestTimeout).toBe(200);
    expect(app.server.headersTimeout).toBe(100);
    app = await serverWith({});
    expect(app.server.requestTimeout).toBeGreaterThan(0);
    expect(app.server.headersTimeout).toBeGreaterThan(0);
  });
});

describe('every answer', () => {
  it('carries the security headers, and data is never stored', async () => {
    app = await serverWith({});
    for (const url of ['/api/nothing', '/auth/v1/nothing', '/healthz']) {
      const { headers } = await app.inject(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
      if (url !== '/healthz') expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('requires https once it is served by https', async () => {
    app = await serverWith({ https: true, connectSources: ['https://auth.example.org'] });
    const { headers } = await app.inject('/healthz');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://auth.example.org");
  });

  it('does not believe the caller about its address or the request id', async () => {
    app = await serverWith({
      routes: [(scope) => void scope.get('/api/ip', async ({ ip, id }) => ({ ip, id }))],
    });
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'forged', 'request-id': 'forged' };
    const answer = (await app.inject({ url: '/api/ip', headers })).json();
    expect(answer).toMatchObject({ ip: '127.0.0.1' });
    expect(answer.id).not.toBe('forged');
  });
});

describe('the log', () => {
  it('names routes by their pattern, never by what was asked for', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => void lines.push(line) });
    app = await serverWith({
      log,
      routes: [
        (scope) =>
          void scope.get('/api/search/:id', async () =>
            Promise.reject(
              Object.assign(new Error('insert failed'), {
                code: '23514',
                detail: 'Failing row contains (Okonkwo).',
              }),
            ),
          ),
      ],
    });
    await app.inject({ url: '/api/search/4711?q=Okonkwo', headers: { authorization: 'Bearer Okonkwo' } });
    const text = lines.join('');
    expect(text).toContain('"route":"/api/search/:id","status":500');
    expect(text).toContain('insert failed');
    expect(text).not.toContain('Okonkwo');
    expect(text).not.toContain('4711');
  });
});

describe('the portal', () => {
  it('answers its page for every screen, and 404 for what is missing', async () => {
    app = await serverWith({ portalFolder: await builtPortal() });
    for (const url of [
      '/',
      '/app/apps/faxes?view=open',
      '/auth/login?redirect=//evil.example',
      '/home/pages/homepage',
      '/no/such/screen',
    ]) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.headers['cache-control']], url).toEqual([200, 'no-cache']);
      expect(answer.headers['content-type']).toContain('text/html');
    }
    for (const url of [
      '/assets/gone-Ab12Cd34.js',
      '/api/gone',
      '/auth/v1/gone',
      '/..%2f..%2fetc/passwd.txt',
    ]) {
      const answer = await app.inject(url);
      expect(answer.headers['content-type'], url).toContain('application/json');
      expect(answer.statusCode, url).toBe(404);
    }
  });

  it('is there for programs that ask for its head alone, as those that look through the links of a mail do', async () => {
    app = await serverWith({ portalFolder: await builtPortal() });
    for (const [url, status] of [['/', 200], ['/home/pages/modaldisplay', 200], ['/api/nothing', 404], ['/missing.js', 404]] as const)
      expect([url, (await app.inject({ method: 'HEAD', url })).statusCode]).toEqual([url, status]);
    expect((await app.inject({ method: 'HEAD', url: '/home/pages/modaldisplay' })).body).toBe('');
  });

  it('serves hashed files for a year, compressed as the browser likes', async () => {
    const portalFolder = await builtPortal();
    app = await serverWith({ portalFolder });
    const plain = await readFile(join(portalFolder, 'assets/index-Ab12Cd34.js'), 'utf8');
    await writeFile(join(portalFolder, 'assets/index-Ab12Cd34.js.br'), brotliCompressSync(plain));
    const answer = await app.inject({
      url: '/assets/index-Ab12Cd34.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain);
    expect((await app.inject('/assets/index-Ab12Cd34.js')).body).toBe(plain);
  });

  it('names the code of the route in the page, and its texts by language, whatever comes below it', async () => {
    app = await serverWith({ portalFolder: await builtPortal() });
    const named = async (url: string) => [...(await app.inject(url)).body.matchAll(/modulepreload" crossorigin href="\/assets\/(\w+)/g)].map(([, name]) => name);
    expect(await named('/app/apps/faxes?view=open')).toEqual(['shell', 'inbox']);
    expect(await named('/app/apps/faxes-of-others')).toEqual(['shell']);
    expect(await named('/app')).toEqual(['shell']);
    expect(await named('/auth/unknown')).toEqual(['signIn']);
    expect((await app.inject('/')).body).toContain('content="{&quot;texts&quot;:{&quot;en&quot;:[&quot;assets/en-Ab12Cd34.js&quot;]},&quot;late&quot;:[]}"');
    expect((await app.inject('/app/apps/faxes')).body).toContain('&quot;late&quot;:[&quot;assets/fax-Ab12Cd34.js&quot;]');
  });

  it('names the code of the route in a header too, of which proxies make early hints', async () => {
    app = await serverWith({ portalFolder: await builtPortal() });
    const { headers } = await app.inject('/app/apps/faxes');
    expect(headers.link).toBe(
      ['index', 'shell', 'inbox'].map((name) => `</assets/${name}-Ab12Cd34.js>; rel=modulepreload; crossorigin`).join(', '),
    );
  });

  it('lets the script in its page run by its hash, and no other', async () => {
    app = await serverWith({ portalFolder: await builtPortal() });
    const hash = createHash('sha256').update('first()').digest('base64');
    expect((await app.inject('/')).headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('sends the page with Brotli to a browser that reads it', async () => {
    app = await serverWith({ portalFolder: await builtPortal() });
    const { body } = await app.inject('/app/apps/faxes');
    const answer = await app.inject({ url: '/app/apps/faxes', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(body);
  });

  it('sends a public page whole, in the language that is asked for or else preferred', async () => {
    const portalFolder = await builtPortal();
    await mkdir(join(portalFolder, 'public'));
    for (const locale of ['en', 'fr', 'ja', 'zh']) await writeFile(join(portalFolder, `public/terms.${locale}.html`), `<script>look()</script>terms in ${locale}`);
    app = await serverWith({ portalFolder });
    const page = async (url: string, language?: string) => (await app.inject({ url, headers: language ? { 'accept-language': language } : {} })).body.replace(/.*script>/, '');
    expect(await page('/home/pages/terms')).toBe('terms in en');
    expect(await page('/home/pages/terms/', 'de, ja;q=0.5, fr-CA;q=0.8')).toBe('terms in fr');
    expect(await page('/home/pages/terms?lang=zh', 'fr')).toBe('terms in zh');
    expect(await page('/home/pages/terms?lang=../../x', 'fr;q=0, *')).toBe('terms in en');
    expect((await app.inject('/home/pages/register')).body).toContain('<title>Intake</title>');
    const { headers } = await app.inject('/home/pages/terms');
    expect(headers.vary).toBe('accept-encoding, accept-language');
    expect(headers['content-security-policy']).toContain(createHash('sha256').update('look()').digest('base64'));
  });

  it('says how to build it when it is not built', async () => {
    app = await serverWith({});
    const answer = await app.inject('/app/apps/faxes');
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('/healthz', () => {
  it('answers 503 while the database is away', async () => {
    app = await serverWith({
      checkHealth: () => Promise.reject(Object.assign(new Error('down'), { code: '57P03' })),
    });
    expect((await app.inject('/healthz')).statusCode).toBe(503);
  });

  it('says what jobs wait for, and stays alive meanwhile', async () => {
    app = await serverWith({ checkHealth: () => Promise.resolve(['storage-full']) });
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'degraded', waitsFor: ['storage-full'] }]);
  });
});
