import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contracts from '@intake/api/contract';
import type { Contract, Route } from '@intake/api/contract';
import { startingRoles } from '@intake/api/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from './auth/auth.fixtures.ts';
import type { AuthFixture } from './auth/auth.fixtures.ts';
import { organizationHeader } from './http/authentication.ts';
import { documents } from './testing/documents.ts';
import { openEventFeeds } from './platform/events/feed.ts';
import type { EventFeeds } from './platform/events/feed.ts';
import { openDiskFiles } from './platform/files/disk.adapter.ts';
import { createLog } from './platform/log/log.ts';
import { applicationRoutes } from './testing/applicationRoutes.ts';
import { partnerToken } from './testing/partner/partnerToken.ts';

interface Caller {
  id: string;
  headers: Record<string, string>;
}

const routes = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Contract'))
  .flatMap(([, contract]) => Object.values(contract as Contract))
  .sort((one, other) => one.path.localeCompare(other.path, 'en') || one.method.localeCompare(other.method, 'en'));

let auth: AuthFixture;
let feeds: EventFeeds;
let folder: string;
const callers = new Map<string, Caller>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-rights-'));
  const files = await openDiskFiles(folder);
  auth = await startAuth({
    routes: ({ database, accounts }) => applicationRoutes({ database, files, documents, accounts, feeds: lateFeeds }),
  });
  feeds = await openEventFeeds({ database: auth.database, log: createLog('silent') });
  for (const [role, permissions] of Object.entries(startingRoles)) callers.set(role, await signedIn({ permissions: [...permissions] }));
  callers.set('Physician by profession', await signedIn({ flag: 'is_physician' }));
  callers.set('Super administrator', await signedIn({ flag: 'is_super_admin' }));
  const administrator = callers.get('Administrator')!;
  const stranger = await signedIn({ permissions: [...startingRoles.Administrator] });
  callers.set('Other organisation', {
    id: administrator.id,
    headers: { ...stranger.headers, [organizationHeader]: administrator.headers[organizationHeader]! },
  });
  const organization = { id: stranger.headers[organizationHeader]! };
  callers.set('Partner', { id: stranger.id, headers: { authorization: await partnerToken({ ...auth, organization }, 'Partner') } });
  callers.set('Anonymous', { id: administrator.id, headers: {} });
  callers.set('Locked', await signedIn({ permissions: [...startingRoles.Administrator], after: 'lock' }));
  callers.set('Signed out', await signedIn({ permissions: [...startingRoles.Administrator], after: 'sign-out' }));
});
afterAll(async () => {
  await feeds.close();
  await auth.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The feeds need the database that the routes come with. */
const lateFeeds: EventFeeds = {
  subscribe: (...parts) => feeds.subscribe(...parts),
  onPermissionsChanged: () => undefined,
  close: () => feeds.close(),
};

interface Kind {
  permissions?: string[];
  flag?: 'is_physician' | 'is_super_admin';
  after?: 'lock' | 'sign-out';
}

async function signedIn({ permissions = [], flag, after }: Kind): Promise<Caller> {
  const { id, email, organization } = await auth.newUser({ permissions });
  if (flag) await auth.sql(`update app_user set ${flag} = true where id = $1`, [id]);
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email, password: testPassword });
  const authorization = `Bearer ${data.session!.access_token}`;
  if (after === 'lock') await ask({ method: 'POST', path: '/api/session/lock' }, { authorization }, '{}');
  if (after === 'sign-out') await client.auth.signOut();
  return { id, headers: { authorization, [organizationHeader]: organization.id } };
}

/** Asked wrongly on purpose: who may call is told what is wrong with it, who may not learns nothing, and nothing is done. */
const wrongBody = '[]';

async function ask({ method, path }: Pick<Route, 'method' | 'path'>, headers: Record<string, string>, body = wrongBody) {
  const init = method === 'GET' ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body };
  const response = await fetch(`${auth.url}${path}`, { method, ...init });
  await response.text();
  return response.status;
}

/** What an answer says of the right to ask. */
function meaning(status: number): string {
  switch (status) {
    case 401:
    case 403:
    case 404:
    case 423:
      return String(status);
    default:
      return status < 500 ? 'yes' : `failed with ${status}`;
  }
}

const addressFor = (route: Route, { id }: Caller) =>
  `${route.path.replaceAll(/\{\w+\}/g, route.access === 'self' ? id : 'x')}${route.query ? '?limit=x' : ''}`;

describe('the rights', () => {
  it('are what the table of rights says', async () => {
    const names = [...callers.keys()];
    const rows: string[][] = [];
    for (const route of routes) {
      const cells = [];
      for (const name of names) {
        const caller = callers.get(name)!;
        cells.push(meaning(await ask({ ...route, path: addressFor(route, caller) }, caller.headers)));
      }
      rows.push([`${route.method} ${route.path}`, route.access, ...cells]);
    }
    expect(rows.filter((row) => !row.includes('yes')).map(([endpoint]) => endpoint)).toEqual([]);
    const table = [['Endpoint', 'Access', ...names], Array.from({ length: names.length + 2 }, () => '---'), ...rows];
    const text = table.map((row) => `| ${row.join(' | ')} |`).join('\n');
    await expect(`${heading}\n${text}\n`).toMatchFileSnapshot('../../../docs/rights.md');
  });
});

const heading = `# Who may call what

Every endpoint, asked by everyone there is: the roles with which an organisation starts, somebody who is a physician and has no role's rights, a super administrator, an administrator of another organisation, a partner with every scope, and administrators who are not signed in, have a locked session, or have signed out. A test asks each of them and compares with this table, so a right that changes is a line that changes here.

\`yes\`: may call. 404: may not, and is not told whether there is anything. 401: the session is over. 423: the session is locked.
`;
