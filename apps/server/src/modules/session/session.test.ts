import type { OrganizationDetails } from '@intake/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessionService } from './session.service.ts';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await startAuth({ routes: ({ database }) => [sessionRoutes(createSessionService(database))] });
});
afterAll(() => auth.stop());

async function signedIn(permissions: string[] = []) {
  const user = await auth.newUser({ permissions });
  const client = auth.client();
  const { data } = await client.auth.signInWithPassword({ email: user.email, password: testPassword });
  const call = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${auth.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${data.session!.access_token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { ...user, client, call };
}

describe('after sign-in', () => {
  it('says who one is, where one belongs and what the organisation sends from', async () => {
    const { call, id, email, organization } = await signedIn(['faxes.read']);
    await auth.sql('update organization set telnyx_from = $1 where id = $2', [
      '+14165550100',
      organization.id,
    ]);
    expect(await (await call(`/user/dtl/${id}`)).json()).toMatchObject({
      id,
      email,
      isSuperAdmin: false,
      isPhysician: false,
      version: 1,
    });
    const mappings = await (await call(`/orgidmap/${id}/`)).json();
    expect(mappings).toMatchObject([
      { Organization_ID: organization.id, roleName: 'Clerk', permissions: ['faxes.read'], locationId: null },
    ]);
    expect(await (await call(`/orgdtls/${organization.id}`)).json()).toMatchObject({
      telnyx_from: '+14165550100',
      duplicates: 'refuse',
    });
  });

  it('lists every organisation of the person, the oldest membership first', async () => {
    const { call, id, organization } = await signedIn();
    const second = await createOrganization(auth, ['search']);
    await auth.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [
      id,
      second.id,
      second.roleId,
    ]);
    const mappings = (await (await call(`/orgidmap/${id}`)).json()) as { Organization_ID: string }[];
    expect(mappings.map((mapping) => mapping.Organization_ID)).toEqual([organization.id, second.id]);
    expect((await call(`/orgdtls/${second.id}`)).status).toBe(200);
  });

  it('shows nobody else and no other organisation', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    for (const path of [
      `/user/dtl/${theirs.id}`,
      `/orgidmap/${theirs.id}`,
      `/orgdtls/${theirs.organization.id}`,
    ])
      expect([path, (await mine.call(path)).status]).toEqual([path, 404]);
    expect((await mine.call('/orgdtls/everything')).status).toBe(422);
  });

  it('takes "1" for the first organisation, for who may see it', async () => {
    const { call, id } = await signedIn();
    const [first] = await auth.sql<{ id: string }>('select id from organization order by created_at limit 1');
    expect((await call('/orgdtls/1')).status).toBe(404);
    await auth.sql('update app_user set is_super_admin = true where id = $1', [id]);
    expect(await (await call('/orgdtls/1')).json()).toMatchObject({ id: first!.id });
  });

  it('answers who belongs nowhere with an empty list', async () => {
    const { call, id } = await signedIn();
    await auth.sql('delete from mapping where user_id = $1', [id]);
    expect(await (await call(`/orgidmap/${id}`)).json()).toEqual([]);
  });
});

describe('the organisation', () => {
  const read = async (call: (path: string) => Promise<Response>, id: string) =>
    (await (await call(`/orgdtls/${id}`)).json()) as OrganizationDetails;

  it('is changed by who may, once per version, and the change is audited', async () => {
    const { call, organization, id } = await signedIn(['settings.manage']);
    const { name, telnyx_from, version } = await read(call, organization.id);
    const change = {
      name: `${name} West`,
      telnyx_from,
      timeZone: 'America/Vancouver',
      duplicates: 'allow',
      version,
    };
    expect(await (await call('/orgdtls/save', change)).json()).toMatchObject({
      name: `${name} West`,
      duplicates: 'allow',
      version: version + 1,
    });
    expect((await call('/orgdtls/save/', change)).status).toBe(409);
    const [settings] = await auth.sql('select settings from organization where id = $1', [organization.id]);
    expect(settings).toEqual({ settings: { duplicates: 'allow', cloud: {} } });
    const audited = await auth.sql(
      'select actor_id, action, entity from audit_event where organization_id = $1',
      [organization.id],
    );
    expect(audited).toEqual([{ actor_id: id, action: 'U', entity: 'organization' }]);
  });

  it('refuses a time zone that does not exist, and who lacks the right', async () => {
    const { call, organization } = await signedIn(['settings.manage']);
    const { name, version } = await read(call, organization.id);
    const change = { name, telnyx_from: null, timeZone: 'Mars/Olympus', duplicates: 'refuse', version };
    const refused = await call('/orgdtls/save', change);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      error: { fields: [{ path: 'timeZone', code: 'time-zone' }] },
    });
    expect(
      (await (await signedIn()).call('/orgdtls/save', { ...change, timeZone: 'America/Toronto' })).status,
    ).toBe(404);
  });
});

describe('preferences', () => {
  const preferences = {
    locale: 'fr',
    theme: 'dark',
    direction: 'rtl',
    density: 'compact',
    navType: 'top',
    navCollapsed: true,
    faxListHidden: true,
    sideNavTheme: 'same',
    topNavColor: '#0b3d2e',
    headerNavColor: null,
  };

  it('are kept for the user alone, and found at the next sign-in', async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    expect((await mine.call('/session/preferences', preferences)).status).toBe(200);
    const { locale, ...theme } = preferences;
    expect(await (await mine.call(`/user/dtl/${mine.id}`)).json()).toMatchObject({ locale, theme });
    expect(await (await theirs.call(`/user/dtl/${theirs.id}`)).json()).toMatchObject({ locale: 'en', theme: {} });
  });

  it.each([{ theme: 'neon' }, { locale: 'xx' }, { topNavColor: 'red;background:url(//evil.example)' }])('refuse %j', async (change) => {
    const { call, id } = await signedIn();
    expect((await call('/session/preferences', { ...preferences, ...change })).status).toBe(422);
    expect(await (await call(`/user/dtl/${id}`)).json()).toMatchObject({ theme: {} });
  });
});

describe('the lock', () => {
  it('closes the session for everything but sign-out; the password opens a new one', async () => {
    const { call, client, id, email } = await signedIn();
    expect((await call('/session/lock', {})).status).toBe(200);
    expect((await call(`/user/dtl/${id}`)).status).toBe(423);
    expect((await call('/session/lock', {})).status).toBe(423);
    await client.auth.refreshSession();
    const { data: refreshed } = await client.auth.getSession();
    const still = await fetch(`${auth.url}/api/user/dtl/${id}`, {
      headers: { authorization: `Bearer ${refreshed.session!.access_token}` },
    });
    expect(still.status).toBe(423);
    const { data } = await client.auth.signInWithPassword({ email, password: testPassword });
    const open = await fetch(`${auth.url}/api/user/dtl/${id}`, {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    });
    expect(open.status).toBe(200);
  });
});
