import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actorWith } from '../../http/http.fixtures.ts';
import { builtModule } from '../../testing/processes/builtModule.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { openDiskFiles } from '../files/disk.adapter.ts';
import { anchorHeads } from './anchoring.ts';
import { appendAudit, systemActor, type AuditEntry } from './audit.ts';
import { verifyChains } from './auditChain.ts';
import { canonicalJson } from './canonicalJson.ts';

let db: TestDatabase;
let clinic: TestOrganization;

beforeAll(async () => void (db = await createTestDatabase()));
afterAll(() => db.close());
beforeEach(async () => void (clinic = await createOrganization(db)));

const append = (more: Partial<AuditEntry> = {}) =>
  db.database.asUser(clinic.member, (tx) =>
    appendAudit(tx, {
      actor: actorWith(clinic.member),
      action: 'U',
      entity: 'fax',
      entityId: randomUUID(),
      outcome: 'success',
      ...more,
    }),
  );
const report = async () =>
  (await verifyChains(db.database)).find(({ chain }) => chain === clinic.id)!;
/** As somebody with the database's highest rights would do it. */
const tamper = async (statement: string, values: unknown[] = [clinic.id]) => {
  await db.sql('alter table audit_event disable trigger user');
  await db.sql(statement, values);
  await db.sql('alter table audit_event enable trigger user');
};

describe('appendAudit', () => {
  it('links every event to the one before, also when many are added at once', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, n) =>
        append({ detail: { n, ratio: 0.1, text: 'é\n"', nested: { b: [1, null], a: undefined } } }),
      ),
    );
    await db.database.asService(clinic.id, (tx) =>
      appendAudit(tx, { actor: systemActor(clinic.id), action: 'E', entity: 'fax', outcome: 'failure' }),
    );
    expect(await report()).toMatchObject({ sound: 26, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await report()).broken).toBeUndefined();
  });

  it('is kept with what it is about, or not at all', async () => {
    const attempt = db.database.asUser(clinic.member, async (tx) => {
      await appendAudit(tx, {
        actor: actorWith(clinic.member),
        action: 'C',
        entity: 'fax',
        outcome: 'success',
      });
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow();
    expect(await report()).toMatchObject({ sound: 0 });
  });

  it('keeps the chains of organisations apart', async () => {
    const other = await createOrganization(db);
    await append();
    const forged = db.database.asUser(other.member, (tx) =>
      appendAudit(tx, { actor: actorWith(clinic.member), action: 'U', entity: 'fax', outcome: 'success' }),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
    expect(await report()).toMatchObject({ sound: 1 });
  });

  it('writes in nobody else\'s name', async () => {
    await expect(append({ actor: actorWith({ ...clinic.member, userId: randomUUID() }) })).rejects.toMatchObject({ code: '42501' });
    await expect(append({ actor: systemActor(clinic.id) })).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the audit trail', () => {
  it.each([
    'update audit_event set actor_name = $1',
    'delete from audit_event where actor_name <> $1',
    'truncate audit_event',
    'truncate auth.audit_log_entries, auth.audit_chain',
  ])('refuses: %s', async (statement) => {
    await append();
    const change = db.database.asService(clinic.id, (tx) =>
      sql.raw(statement.replace('$1', `'x'`)).execute(tx),
    );
    await expect(change).rejects.toMatchObject({ code: '42501' });
    const asOwner = db.sql(statement, statement.includes('$1') ? ['x'] : []);
    await expect(asOwner).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the trail', () => {
  const insert = `insert into audit_event (organization_id, sequence, recorded_at, actor_name, action, entity, outcome, previous_hash, hash)
    values (private.current_organization(), 1, now(), 'x', 'C', 'fax', 'success', '', 'x')`;
  it.each([insert, `update audit_head set sequence = 1`, `delete from audit_head`])('is written by one function alone: %s', async (statement) => {
    await append();
    const asServer = db.database.asService(clinic.id, (tx) => sql.raw(statement).execute(tx));
    await expect(asServer).rejects.toMatchObject({ code: '42501' });
    const asMember = db.database.asUser(clinic.member, (tx) => sql.raw(statement).execute(tx));
    await expect(asMember).rejects.toMatchObject({ code: '42501' });
  });
});

describe('verifyChains', () => {
  beforeEach(async () => {
    for (let count = 0; count < 5; count++) await append({ patientId: randomUUID() });
  });

  const columns = [
    `recorded_at = recorded_at - interval '1 day'`,
    'actor_id = gen_random_uuid()',
    `actor_name = 'Somebody else'`,
    `action = 'R'`,
    `entity = 'patient'`,
    'entity_id = null',
    'patient_id = gen_random_uuid()',
    `outcome = 'failure'`,
    `detail = '{"planted":true}'`,
  ];
  it.each(columns)('notices that %s', async (change) => {
    await tamper(`update audit_event set ${change} where organization_id = $1 and sequence = 3`);
    expect(await report()).toMatchObject({ sound: 2, broken: { sequence: 3, reason: 'changed' } });
  });

  it('notices an event that was taken out', async () => {
    await tamper('delete from audit_event where organization_id = $1 and sequence = 2');
    expect(await report()).toMatchObject({ sound: 1, broken: { sequence: 2, reason: 'missing' } });
  });

  it('notices events that were cut off at the end', async () => {
    await tamper('delete from audit_event where organization_id = $1 and sequence > 3');
    expect(await report()).toMatchObject({ sound: 3, broken: { sequence: 4, reason: 'cut-off' } });
  });

  it('notices an event that was changed together with its own hash', async () => {
    await tamper(`update audit_event set hash = repeat('0', 64) where organization_id = $1 and sequence = 5`);
    expect(await report()).toMatchObject({ sound: 4, broken: { sequence: 5, reason: 'changed' } });
  });

  it('is a command that names the first broken event and fails', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'intake-audit-'));
    const files = await openDiskFiles(join(folder, 'files'));
    const run = () =>
      promisify(execFile)(
        process.execPath,
        [builtModule('main').path, 'audit:verify'],
        {
          env: {
            ...process.env,
            INTAKE_DATA: folder,
            DATABASE_URL: `postgresql://postgres@/${db.connection.database}?host=${db.connection.host}`,
          },
        },
      );
    await tamper('delete from audit_event where organization_id <> $1');
    await tamper('delete from audit_head where organization_id <> $1');
    await db.sql('delete from event where organization_id <> $1', [clinic.id]);
    await anchorHeads(db.database, files);
    expect((await run()).stdout).toContain(`${clinic.id}: 5 events, whole`);
    await tamper(`update audit_event set entity = 'x' where organization_id = $1 and sequence = 4`);
    await expect(run()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(`${clinic.id}: broken at event 4 (changed)`),
    });
    await rm(folder, { recursive: true });
  });
});

it('writes equal values as equal texts', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: undefined, A: 1.5 })).toBe(
    '{"A":1.5,"b":[1,{"c":"é","d":null}]}',
  );
});
