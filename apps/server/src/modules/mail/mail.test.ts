import type { Mail } from '@intake/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAuth, testPassword } from '../../auth/auth.fixtures.ts';
import type { AuthFixture } from '../../auth/auth.fixtures.ts';
import { mailRoutes } from './mail.routes.ts';
import { createMailService } from './mail.service.ts';

let auth: AuthFixture;
let hasMailServer = false;
beforeAll(async () => {
  auth = await startAuth({
    routes: ({ database }) => [
      mailRoutes({ list: (actor, query) => createMailService(database, hasMailServer).list(actor, query) }),
    ],
  });
});
afterAll(() => auth.stop());

async function signedIn(permissions: string[] = ['users.manage', 'settings.manage']) {
  const user = await auth.newUser({ permissions });
  const { data } = await auth.client().auth.signInWithPassword({ email: user.email, password: testPassword });
  const read = async (query = '') => {
    const answer = await fetch(`${auth.url}/api/outbox${query}`, {
      headers: { authorization: `Bearer ${data.session!.access_token}` },
    });
    return {
      status: answer.status,
      ...((await answer.json()) as { items: Mail[]; nextCursor: string | null }),
    };
  };
  return { ...user, read };
}

/** A colleague in the same organisation who has asked for a new password. */
async function colleagueOf({ organization }: { organization: { id: string; roleId: string } }) {
  const colleague = await auth.newUser();
  await auth.sql('update mapping set organization_id = $1, role_id = $2 where user_id = $3', [
    organization.id,
    organization.roleId,
    colleague.id,
  ]);
  await auth.client().auth.resetPasswordForEmail(colleague.email);
  return colleague;
}

describe('the outbox', () => {
  it('shows an administrator the codes that wait for their own people, and the reading is audited', async () => {
    const administrator = await signedIn();
    const colleague = await colleagueOf(administrator);
    const { items } = await administrator.read();
    expect(items).toMatchObject([{ recipient: colleague.email, status: 'waiting', sentAt: null }]);
    expect(items[0]!.text).toContain(await auth.codeTo(colleague.email));
    const audited = await auth.sql(
      'select action, entity, detail from audit_event where organization_id = $1',
      [administrator.organization.id],
    );
    expect(audited).toEqual([{ action: 'R', entity: 'outbox', detail: { mails: [items[0]!.id] } }]);
  });

  it('opens no account that reaches further: of other organisations, of several, of a super administrator', async () => {
    const administrator = await signedIn();
    const stranger = await signedIn();
    await auth.client().auth.resetPasswordForEmail(stranger.email);
    const both = await colleagueOf(administrator);
    await auth.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [
      both.id,
      stranger.organization.id,
      stranger.organization.roleId,
    ]);
    const chief = await colleagueOf(administrator);
    await auth.sql('update app_user set is_super_admin = true where id = $1', [chief.id]);
    expect((await administrator.read()).items).toEqual([]);
  });

  it('is closed to who may not manage users, whatever else they may', async () => {
    const clerk = await signedIn(['faxes.read', 'settings.manage']);
    await colleagueOf(clerk);
    expect((await clerk.read()).status).toBe(404);
  });

  it('shows nobody the code of somebody who may do more', async () => {
    const reader = await signedIn(['users.manage']);
    const administrator = await colleagueOf(reader);
    await auth.sql(
      `with r as (insert into role (organization_id, name, permissions)
         values ($1, 'More', '{users.manage,settings.manage}') returning id)
       update mapping set role_id = r.id from r where user_id = $2`,
      [reader.organization.id, administrator.id],
    );
    expect((await reader.read()).items).toEqual([]);
    const peer = await colleagueOf(reader);
    expect((await reader.read()).items).toMatchObject([{ recipient: peer.email }]);
  });

  it('shows a super administrator everything, a page at a time', async () => {
    const chief = await signedIn([]);
    await auth.sql('update app_user set is_super_admin = true where id = $1', [chief.id]);
    const [{ count }] = (await auth.sql<{ count: number }>('select count(*)::int as count from mail')) as [
      { count: number },
    ];
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof chief.read>> = await chief.read(
        `?limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(count);
    expect(seen).toHaveLength(count);
    expect((await chief.read('?cursor=bm90LWEtY3Vyc29y')).status).toBe(422);
  });

  it('keeps what a mail says to itself once there is a mail server, or it was sent', async () => {
    const administrator = await signedIn();
    const colleague = await colleagueOf(administrator);
    hasMailServer = true;
    expect((await administrator.read()).items).toMatchObject([{ recipient: colleague.email, text: null }]);
    hasMailServer = false;
    await auth.sql('update mail set sent_at = now() where recipient = $1', [colleague.email]);
    expect((await administrator.read()).items).toMatchObject([{ status: 'sent', text: null }]);
    await auth.sql(`update mail set sent_at = null, expires_at = now() where recipient = $1`, [
      colleague.email,
    ]);
    expect((await administrator.read()).items).toMatchObject([{ status: 'expired' }]);
  });
});
