import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';

let db: TestDatabase;
let clinic: TestOrganization;
beforeAll(async () => {
  db = await createTestDatabase();
  clinic = await createOrganization(db);
});
afterAll(() => db.close());

/** The roles that the server takes at run time. */
const runtime = ['authenticator', 'anon', 'authenticated', 'service_role', 'supabase_auth_admin'];
const schemas = ['public', 'private', 'auth', 'extensions', 'migrations'];

describe('the logins of the runtime', () => {
  it('own nothing', async () => {
    const owned = await db.sql(
      `select nspname as name, nspowner::regrole::text as owner from pg_namespace where nspowner::regrole::text = any ($1)
       union all select relname, relowner::regrole::text from pg_class where relowner::regrole::text = any ($1)
       union all select proname, proowner::regrole::text from pg_proc where proowner::regrole::text = any ($1)
       union all select typname, typowner::regrole::text from pg_type where typowner::regrole::text = any ($1)
       union all select datname, datdba::regrole::text from pg_database where datdba::regrole::text = any ($1)`,
      [runtime],
    );
    expect(owned).toEqual([]);
  });

  it('make nothing in a schema, nor a schema', async () => {
    const able = await db.sql(
      `select r.name, s.schema from unnest($1::text[]) r (name), unnest($2::text[]) s (schema)
       where to_regnamespace(s.schema) is not null and has_schema_privilege(r.name, s.schema, 'create')
       union all select r.name, 'database' from unnest($1::text[]) r (name) where has_database_privilege(r.name, current_database(), 'create')`,
      [runtime, schemas],
    );
    expect(able).toEqual([]);
  });

  it('go around no policy, make no roles, and become nobody else', async () => {
    const attributes = await db.sql(
      `select rolname from pg_roles where rolname = any ($1)
       and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication or (rolcanlogin and rolname <> 'authenticator'))`,
      [runtime],
    );
    expect(attributes).toEqual([]);
    const becomes = await db.sql(
      `select r.rolname as role, o.rolname as other from pg_roles r, pg_roles o
       where r.rolname = any ($1) and o.rolname <> r.rolname and pg_has_role(r.rolname, o.rolname, 'member') order by 2`,
      [runtime],
    );
    expect(becomes).toEqual(
      ['anon', 'authenticated', 'service_role', 'supabase_auth_admin'].map((other) => ({ role: 'authenticator', other })),
    );
  });

  it('neither truncate a table nor hang triggers on one', async () => {
    const able = await db.sql(
      `select r.name, c.oid::regclass::text from unnest($1::text[]) r (name), pg_class c
       where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text in ('public', 'auth', 'migrations')
         and has_table_privilege(r.name, c.oid, 'truncate, trigger, references')`,
      [runtime],
    );
    expect(able).toEqual([]);
  });

  it('call no function of the owner that was not granted by name', async () => {
    const open = await db.sql(
      `select p.oid::regprocedure::text from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
       where p.prosecdef and p.pronamespace::regnamespace::text in ('public', 'private', 'auth') and a.grantee = 0
         and p.prorettype <> 'trigger'::regtype`,
    );
    expect(open).toEqual([]);
  });

  it('cannot say who calls: auth.uid() stays what it is', async () => {
    const replaced = db.database.asAuth((tx) =>
      sql`create or replace function auth.uid() returns uuid language sql as 'select null::uuid'`.execute(tx),
    );
    await expect(replaced).rejects.toMatchObject({ code: '42501' });
    await expect(db.database.asAuth((tx) => sql`drop table auth.signing_keys`.execute(tx))).rejects.toMatchObject({ code: '42501' });
  });
});

describe('every foreign key between tables of an organisation', () => {
  it('carries the organisation', async () => {
    const bare = await db.sql(
      `select c.conrelid::regclass::text as source, c.conname from pg_constraint c
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and exists (select from pg_attribute where attrelid = c.conrelid and attname = 'organization_id')
         and exists (select from pg_attribute where attrelid = c.confrelid and attname = 'organization_id')
         and not exists (
           select from unnest(c.conkey, c.confkey) k (own, target)
           join pg_attribute o on o.attrelid = c.conrelid and o.attnum = k.own and o.attname = 'organization_id'
           join pg_attribute t on t.attrelid = c.confrelid and t.attnum = k.target and t.attname = 'organization_id')`,
    );
    expect(bare).toEqual([]);
  });

  it('refuses what belongs to another, also to the server', async () => {
    const other = await createOrganization(db);
    const [patient] = await db.sql<{ id: string }>("insert into patient (organization_id, family_name) values ($1, 'Theirs') returning id", [other.id]);
    const refer = db.sql("insert into fax (organization_id, source, sha256, size, patient_id) values ($1, 'upload', 'x', 1, $2)", [clinic.id, patient!.id]);
    await expect(refer).rejects.toMatchObject({ code: '23503' });
  });
});

describe('a member without the right', () => {
  const attempt = (statement: string, who = clinic) => db.database.asUser(who.member, (tx) => sql.raw(statement).execute(tx));
  const changedBy = async (statement: string, who = clinic) => Number((await attempt(statement, who)).numAffectedRows ?? 0n);

  it('changes no membership', async () => {
    for (const statement of [
      `insert into mapping (user_id, organization_id, role_id) values (auth.uid(), '${clinic.id}', '${clinic.roleId}')`,
      `update mapping set location_id = null`,
      `delete from mapping`,
    ])
      await expect(attempt(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('changes no role and no setting', async () => {
    const [location] = await db.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'Main') returning id", [clinic.id]);
    const insert = `insert into role (organization_id, name) values ('${clinic.id}', 'Planted')`;
    await expect(attempt(insert)).rejects.toMatchObject({ code: '42501' });
    await expect(attempt(`insert into bin (organization_id, location_id, name) values ('${clinic.id}', '${location!.id}', 'Planted')`)).rejects.toMatchObject({ code: '42501' });
    for (const statement of [`update role set permissions = '{users.manage}'`, `delete from role`, `update organization set name = 'Theirs'`, `update location set name = 'Theirs'`, `delete from location`])
      expect([statement, await changedBy(statement)]).toEqual([statement, 0]);
  });

  it('changes the own account alone', async () => {
    const [colleague] = await db.sql<{ id: string }>("insert into app_user (id, email, display_name) values (gen_random_uuid(), 'c@example.org', 'Colleague') returning id");
    await db.sql('insert into mapping (user_id, organization_id, role_id) values ($1, $2, $3)', [colleague!.id, clinic.id, clinic.roleId]);
    expect(await changedBy(`update app_user set display_name = 'Changed'`)).toBe(1);
    expect(await db.sql('select display_name from app_user where id = $1', [colleague!.id])).toEqual([{ display_name: 'Colleague' }]);
  });

  it('gives no right that they lack, with the right to manage people', async () => {
    const manager = await createOrganization(db, ['users.manage', 'faxes.read']);
    await expect(attempt(`update role set permissions = '{users.manage,audit.read}'`, manager)).rejects.toMatchObject({ code: '42501' });
    await expect(attempt(`insert into role (organization_id, name, permissions) values ('${manager.id}', 'More', '{search}')`, manager)).rejects.toMatchObject({ code: '42501' });
    expect(await changedBy(`update role set permissions = '{users.manage}'`, manager)).toBe(1);
  });
});
