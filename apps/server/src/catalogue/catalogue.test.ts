import * as contracts from '@intake/api/contract';
import type { Contract } from '@intake/api/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWith } from '../http/http.fixtures.ts';
import { sessionEnded } from '../kernel/errors.ts';
import { documents } from '../testing/documents.ts';
import { openEventFeeds, type EventFeeds } from '../platform/events/feed.ts';
import { createLog } from '../platform/log/log.ts';
import { applicationRoutes } from '../testing/applicationRoutes.ts';
import { createTestClinic, type TestClinic } from '../testing/clinic.ts';
import { catalogue } from './endpoints.fixtures.ts';

/** Not there yet. Whoever adds one takes its line away; whoever loses one reads it here. */
const missing: readonly string[] = [];

/** There, and called by somebody else than the specification says, on purpose. */
const different: Readonly<Record<string, string>> = {
  // Asked with a session so far; the public form of referrals will need it without.
  'GET /api/modality': 'public → member',
};

const contracted = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([, contract]) => Object.values(contract as Contract));

const bare = (path: string) => path.replace(/\/$/, '');
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${bare(path)}`;
const specified = catalogue.map((line) => {
  const [method = '', path = '', access = ''] = line.split(' ');
  return { method, path, access, name: `${method} ${bare(path)}` };
});

describe('the contract', () => {
  it('has every endpoint of the specification, but for those that are listed as missing', () => {
    const there = new Set(contracted.map(nameOf));
    expect(specified).toHaveLength(107);
    expect(specified.map(({ name }) => name).filter((name) => !there.has(name))).toEqual(missing);
  });

  it('lets in whom the specification lets in, but for what is listed as different', () => {
    const access = new Map(contracted.map((route) => [nameOf(route), route.access]));
    const found = specified.flatMap(({ name, access: wanted }) => {
      const is = access.get(name);
      return is === undefined || is === wanted ? [] : [[name, `${wanted} → ${is}`]];
    });
    expect(Object.fromEntries(found)).toEqual(different);
  });

  it('says every method and path once', () => {
    const names = contracted.map(nameOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('the server', () => {
  let clinic: TestClinic;
  let feeds: EventFeeds;
  let app: FastifyInstance;
  beforeAll(async () => {
    clinic = await createTestClinic();
    feeds = await openEventFeeds({ database: clinic.database, log: createLog('silent') });
    app = await serverWith({
      authenticate: () => Promise.reject(sessionEnded()),
      routes: applicationRoutes({ ...clinic, documents, feeds, accounts: undefined }),
    });
  });
  afterAll(async () => {
    await app.close();
    await feeds.close();
    await clinic.close();
  });

  const asked = async (method: string, url: string) => {
    const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, payload: '[]' };
    const { statusCode } = await app.inject({ method: method as 'GET', url, ...body });
    return statusCode;
  };

  it('answers each of them, with and without a slash at its end', async () => {
    const there = specified.filter(({ name }) => !missing.includes(name));
    for (const { method, path, access, name } of there) {
      const address = bare(path.replace(/\{\w+\}/g, 'x'));
      const answers = [await asked(method, address), await asked(method, `${address}/`)];
      // What nobody answers is 404; whoever is nobody is 401, and what is public is asked wrongly.
      const isPublic = access === 'public' && different[name] === undefined;
      if (isPublic) expect([name, answers.includes(404)]).toEqual([name, false]);
      else expect([name, answers]).toEqual([name, [401, 401]]);
    }
    expect(await asked('GET', '/api/no-such-thing')).toBe(404);
  });
});
