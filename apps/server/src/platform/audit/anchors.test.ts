import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { actorWith } from '../../http/http.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { openDiskFiles } from '../files/disk.adapter.ts';
import type { Files } from '../files/files.port.ts';
import { anchorHeads, AnchorLost, startAnchoring } from './anchoring.ts';
import { AnchorsForged, createAnchorStore } from './anchors.ts';
import { appendAudit } from './audit.ts';
import { verifyAudit } from './verify.ts';
import { createLog } from '../log/log.ts';

let db: TestDatabase;
let clinic: TestOrganization;
let folder: string;
let files: Files;

beforeEach(async () => {
  db = await createTestDatabase();
  clinic = await createOrganization(db);
  folder = await mkdtemp(join(tmpdir(), 'intake-anchors-'));
  files = await openDiskFiles(folder);
  for (let count = 0; count < 5; count++) await append();
  await signIn('login');
  await signIn('logout');
  return async () => {
    await db.close();
    await rm(folder, { recursive: true });
  };
});

const append = () =>
  db.database.asUser(clinic.member, (tx) =>
    appendAudit(tx, { actor: actorWith(clinic.member), action: 'U', entity: 'fax', outcome: 'success' }),
  );
const signIn = (action: string) => db.sql(`insert into auth.audit_log_entries (action, traits, ip_address) values ($1, '{"b":1,"a":"é"}', '192.0.2.1')`, [action]);
/** As somebody with the database's highest rights would do it, tidily. */
async function tamper(...statements: string[]) {
  for (const table of ['audit_event', 'auth.audit_log_entries', 'auth.audit_chain']) await db.sql(`alter table ${table} disable trigger user`);
  for (const statement of statements) await db.sql(statement);
  for (const table of ['audit_event', 'auth.audit_log_entries', 'auth.audit_chain']) await db.sql(`alter table ${table} enable trigger user`);
}
async function verify() {
  const lines: string[] = [];
  const isWhole = await verifyAudit(db.database, files, (line) => lines.push(line));
  return { isWhole, text: lines.join('\n') };
}

describe('a trail that was anchored', () => {
  beforeEach(async () => void (await anchorHeads(db.database, files)));

  it('is whole, also when it has grown since', async () => {
    await append();
    await signIn('login');
    expect(await verify()).toMatchObject({ isWhole: true, text: expect.stringMatching(/: 6 events, whole[^]*sign-ins: 3 events, whole/) });
  });

  it.each<[string, string, string[]]>([
    ['a tail that was cut together with its head', 'broken at event 4 (cut-off)', [
      'delete from audit_event where sequence > 3',
      'update audit_head set sequence = 3, hash = (select hash from audit_event where sequence = 3)',
    ]],
    ['chain and head that were removed', 'broken at event 1 (cut-off)', ['delete from audit_event', 'delete from audit_head']],
    ['a chain that was written anew', 'broken at event 5 (unlinked)', ['delete from audit_event', 'delete from audit_head']],
    ['sign-ins that were cut off', 'sign-ins: broken at event 2 (cut-off)', ['delete from auth.audit_chain where sequence = 2', `delete from auth.audit_log_entries where action = 'logout'`]],
    ['a sign-in that was changed', 'sign-ins: broken at event 1 (changed)', [`update auth.audit_log_entries set ip_address = '192.0.2.9' where action = 'login'`]],
    ['a sign-in in the place of another', 'sign-ins: broken at event 2 (unlinked)', [
      'delete from auth.audit_chain where sequence = 2', `delete from auth.audit_log_entries where action = 'logout'`,
      `insert into auth.audit_log_entries (action) values ('x')`,
    ]],
  ])('shows %s', async (name, reason, statements) => {
    await tamper(...statements);
    if (name.includes('anew')) for (let count = 0; count < 5; count++) await append();
    expect(await verify()).toMatchObject({ isWhole: false, text: expect.stringContaining(reason) });
  });

  it('shows that a whole organisation went', async () => {
    await tamper('delete from audit_event', 'delete from audit_head', 'delete from event', 'delete from mapping', 'delete from role', 'delete from organization');
    expect(await verify()).toMatchObject({ isWhole: false, text: expect.stringContaining(`${clinic.id}: broken at event 1 (cut-off)`) });
  });

  it('is not anchored anew over what is lost: the proof stays', async () => {
    const before = await files.readNote('audit-heads');
    await tamper('delete from audit_event where sequence > 3', 'delete from audit_head');
    await expect(anchorHeads(db.database, files)).rejects.toThrow(AnchorLost);
    expect(await files.readNote('audit-heads')).toBe(before);
  });

  it('notices that the anchors were changed, or are gone', async () => {
    const text = (await files.readNote('audit-heads'))!;
    await files.writeNote('audit-heads', text.replace(/5/, '4'));
    await expect(createAnchorStore(db.database, files).read()).rejects.toThrow(AnchorsForged);
    expect(await verify()).toMatchObject({ isWhole: false, text: expect.stringContaining('not signed by this installation') });
    await rm(join(folder, 'notes'), { recursive: true });
    expect(await verify()).toMatchObject({ isWhole: false, text: expect.stringContaining('not-anchored') });
  });
});

it('an empty trail of a clinic that has received something is at fault without any anchor', async () => {
  await tamper('delete from audit_event', 'delete from audit_head');
  await db.sql("insert into patient (organization_id, family_name) values ($1, 'Example')", [clinic.id]);
  expect(await verify()).toMatchObject({ isWhole: false, text: expect.stringContaining(`${clinic.id}: broken at event 1 (missing)`) });
});

it('the heads are printed at the start, and anchored once more at the end', async () => {
  const lines: string[] = [];
  const stop = await startAnchoring({ database: db.database, files, log: createLog('silent'), print: (line) => lines.push(line) });
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Audit trail ${clinic.id}: 5 events, head [0-9a-f]{64}$`)),
    expect.stringMatching(/^Audit trail sign-ins: 2 events, head [0-9a-f]{64}$/),
  ]);
  await append();
  await stop();
  expect((await createAnchorStore(db.database, files).read())?.heads[0]).toMatchObject({ chain: clinic.id, sequence: 6 });
});
