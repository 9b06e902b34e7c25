import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';

let db: TestDatabase;
let ours: TestOrganization;
let theirs: TestOrganization;

beforeAll(async () => {
  db = await createTestDatabase();
  ours = await createOrganization(db, ['settings.manage']);
  theirs = await createOrganization(db);
  for (const { id } of [ours, theirs]) {
    await db.sql('insert into patient (organization_id, family_name) values ($1, $2)', [
      id,
      `Family of ${id}`,
    ]);
  }
});
afterAll(() => db.close());

describe('every table of the schema public', () => {
  it('has row level security enabled, forced, and a policy', async () => {
    const open = await db.sql(
      `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not (relrowsecurity and relforcerowsecurity and exists (select from pg_policy where polrelid = c.oid))`,
    );
    expect(open).toEqual([]);
  });

  it('gives the role anon nothing', async () => {
    const granted = await db.sql(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
         and (has_table_privilege('anon', oid, 'select, insert, update, delete, truncate'))`,
    );
    expect(granted).toEqual([]);
  });

  it('has no function that runs as its owner without a fixed search path', async () => {
    const loose = await db.sql(
      `select oid::regprocedure::text from pg_proc where prosecdef
         and pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    );
    expect(loose).toEqual([]);
  });
});

describe('a member', () => {
  const patients = (who = ours.member) =>
    db.database.asUser(who, (tx) =>
      tx.selectFrom('patient').select(['organization_id', 'family_name']).execute(),
    );

  it('reads the own organisation alone', async () => {
    expect(await patients()).toEqual([{ organization_id: ours.id, family_name: `Family of ${ours.id}` }]);
  });

  it('reads nothing by naming another organisation', async () => {
    expect(await patients({ ...ours.member, organizationId: theirs.id })).toEqual([]);
  });

  it('cannot insert into another organisation', async () => {
    const insert = db.database.asUser(ours.member, (tx) =>
      tx
        .insertInto('patient')
        .values({ organization_id: theirs.id, family_name: 'Planted' } as never)
        .execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot change, move or delete what belongs to another', async () => {
    const changed = await db.database.asUser(ours.member, async (tx) => [
      await tx
        .updateTable('patient')
        .set({ family_name: 'Changed' })
        .where('organization_id', '=', theirs.id)
        .executeTakeFirst(),
      await tx.deleteFrom('keyword').where('organization_id', '=', theirs.id).executeTakeFirst(),
    ]);
    expect(changed).toMatchObject([{ numUpdatedRows: 0n }, { numDeletedRows: 0n }]);
    const move = db.database.asUser(ours.member, (tx) =>
      tx.updateTable('patient').set({ organization_id: theirs.id }).execute(),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot refer to what belongs to another', async () => {
    const { id: location_id } = await db.database.asService(theirs.id, (tx) =>
      tx.insertInto('location').values({ organization_id: theirs.id, name: 'Theirs' }).returning('id').executeTakeFirstOrThrow(),
    );
    const attach = db.database.asUser(ours.member, (tx) =>
      tx.insertInto('bin').values({ organization_id: ours.id, location_id, name: 'Planted' }).execute(),
    );
    await expect(attach).rejects.toMatchObject({ code: '23503' });
  });

  it('cannot make themselves a super administrator, nor open an account that was closed', async () => {
    for (const change of [{ is_super_admin: true }, { status: 'active' as const }]) {
      const promote = db.database.asUser(ours.member, (tx) =>
        tx.updateTable('app_user').set(change).where('id', '=', ours.member.userId).execute(),
      );
      await expect(promote).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('sees neither the sign-in service nor the migrations', async () => {
    for (const statement of [`select * from migrations.applied`, `create table auth.planted ()`]) {
      const attempt = db.database.asUser(ours.member, (tx) => sql.raw(statement).execute(tx));
      await expect(attempt).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('loses access at once when the mapping goes', async () => {
    const leaver = await createOrganization(db);
    await db.sql('insert into patient (organization_id, family_name) values ($1, $2)', [
      leaver.id,
      'Left behind',
    ]);
    expect(await patients(leaver.member)).toHaveLength(1);
    await db.sql('delete from mapping where user_id = $1', [leaver.member.userId]);
    expect(await patients(leaver.member)).toEqual([]);
  });
});

describe('the service', () => {
  it('sees one organisation when it names one', async () => {
    const rows = await db.database.asService(theirs.id, (tx) =>
      tx.selectFrom('patient').select('organization_id').execute(),
    );
    expect(rows).toEqual([{ organization_id: theirs.id }]);
  });

  it('sees no chart when it names none', async () => {
    expect(await db.database.asService(null, (tx) => tx.selectFrom('patient').selectAll().execute())).toEqual(
      [],
    );
  });
});

describe('a connection', () => {
  it('forgets whom it acted for, after a commit and after a failure', async () => {
    const settings = sql<{ role: string; claims: string | null; organization: string | null }>`
      select current_setting('role') as role, current_setting('request.jwt.claims', true) as claims,
        current_setting('request.organization_id', true) as organization`;
    await db.database.asUser(ours.member, (tx) => settings.execute(tx));
    await db.database.asUser(ours.member, (tx) => sql`select 1 / 0`.execute(tx)).catch(() => undefined);
    const seen = await db.database.asAuth((tx) => settings.execute(tx));
    expect(seen.rows).toEqual([
      { role: 'supabase_auth_admin', claims: '{"role":"supabase_auth_admin"}', organization: '' },
    ]);
  });

  it('may read nothing before a transaction takes a role', async () => {
    const attempt = db.database.asService(null, (tx) =>
      sql`reset role; select * from public.patient`.execute(tx),
    );
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});
