import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { toAppError } from '../../http/errorAnswer.ts';
import { findNumberOwner } from '../../platform/database/numberOwner.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createOrganization, type TestOrganization } from '../../testing/organizations.ts';
import { createLocationService } from './location.service.ts';

const number = '+16135550100';
let db: TestDatabase;
let first: TestOrganization;
beforeEach(async () => {
  db = await createTestDatabase();
  first = await createOrganization(db, ['settings.manage']);
  return () => db.close();
});

const ownerOf = (one = number) => db.database.asService(null, (tx) => findNumberOwner(tx, one));
const name = (who: TestOrganization, numbers: string[], place = 'Main') =>
  db.database.asUser(who.member, (tx) =>
    tx.insertInto('location').values({ organization_id: who.id, name: place, fax_numbers: numbers }).returning('id').executeTakeFirstOrThrow(),
  );

test('the numbers of the only organisation are its own, however it names them', async () => {
  const { id } = await name(first, [number]);
  await db.database.asUser(first.member, async (tx) => {
    await tx.updateTable('organization').set({ telnyx_from: '+16135550101' }).where('id', '=', first.id).execute();
    await tx.insertInto('bin').values({ organization_id: first.id, location_id: id, name: 'Inbox', fax_number: '+16135550102' }).execute();
  });
  for (const one of [number, '+16135550101', '+16135550102']) expect(await ownerOf(one)).toBe(first.id);
});

test('a number that somebody has is refused to everybody else, with words', async () => {
  await name(first, [number]);
  const second = await createOrganization(db, ['settings.manage']);
  const taken = name(second, [number]);
  await expect(taken).rejects.toMatchObject({ constraint: 'fax_number_owner' });
  expect(toAppError(await taken.catch((error: unknown) => error))).toMatchObject({ status: 409, code: 'number-taken' });
  expect(await ownerOf()).toBe(first.id);
});

test('of several organisations none gets a number by naming it, nor keeps it from the one whose it is', async () => {
  const [second, third] = [await createOrganization(db, ['settings.manage']), await createOrganization(db, ['settings.manage'])];
  await name(second, [number]);
  expect(await ownerOf()).toBeUndefined();
  await name(third, [number]);
  await db.database.asService(null, (tx) => sql`select private.prove_number(${number}, ${third.id})`.execute(tx));
  expect(await ownerOf()).toBe(third.id);
  await db.database.asService(null, (tx) => sql`select private.prove_number(${number}, ${second.id})`.execute(tx));
  expect(await ownerOf()).toBe(third.id);
});

test('who runs the installation decides by saving the settings, but gives no number that is not claimed', async () => {
  const second = await createOrganization(db, ['settings.manage']);
  const { id } = await name(second, [number]);
  await db.sql('update app_user set is_super_admin = true where id = $1', [first.member.userId]);
  const chief = { ...first.member, organizationId: second.id };
  await db.database.asUser(chief, (tx) => tx.updateTable('location').set({ fax_numbers: [number] }).where('id', '=', id).execute());
  expect(await ownerOf()).toBe(second.id);
  await db.database.asService(null, (tx) => sql`select private.prove_number('+16135550199', ${second.id})`.execute(tx));
  expect(await ownerOf('+16135550199')).toBeUndefined();
});

test('what an organisation names and nobody has proven is listed for it, until it is proven or named no more', async () => {
  const second = await createOrganization(db, ['settings.manage']);
  const locations = createLocationService(db.database);
  const actor: Actor = {
    ...second.member, sessionId: '', organizationIds: [second.id], displayName: '', permissions: new Set(['settings.manage']), isSuperAdmin: false, isPhysician: false,
  };
  const { id } = await name(second, [number, '+16135550103']);
  await db.database.asUser(second.member, async (tx) => {
    await tx.updateTable('organization').set({ telnyx_from: '+16135550101' }).where('id', '=', second.id).execute();
    await tx.insertInto('bin').values({ organization_id: second.id, location_id: id, name: 'Inbox', fax_number: '+16135550102' }).execute();
  });
  expect(await locations.listUnproven(actor)).toEqual([number, '+16135550101', '+16135550102', '+16135550103']);
  await db.database.asService(null, (tx) => sql`select private.prove_number(${number}, ${second.id})`.execute(tx));
  await db.database.asUser(second.member, (tx) => tx.updateTable('location').set({ fax_numbers: [number] }).where('id', '=', id).execute());
  expect(await locations.listUnproven(actor)).toEqual(['+16135550101', '+16135550102']);
  expect(await locations.listUnproven({ ...actor, ...first.member })).toEqual([]);
});

test('a number that is named no more is free, and one that is named elsewhere too stays', async () => {
  const { id } = await name(first, [number, '+16135550101']);
  await db.database.asUser(first.member, (tx) => tx.updateTable('organization').set({ telnyx_from: number }).where('id', '=', first.id).execute());
  await db.database.asUser(first.member, (tx) => tx.updateTable('location').set({ fax_numbers: [] }).where('id', '=', id).execute());
  expect([await ownerOf(), await ownerOf('+16135550101')]).toEqual([first.id, undefined]);
});

test('two at once make one owner', async () => {
  const second = await createOrganization(db, ['settings.manage']);
  for (const { member } of [first, second]) await db.sql('update app_user set is_super_admin = true where id = $1', [member.userId]);
  const outcomes = await Promise.allSettled([name(first, [number]), name(second, [number])]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an owner cannot be written by SQL', async () => {
  const statement = sql`insert into fax_number (number, organization_id) values (${number}, ${first.id})`;
  await expect(db.database.asUser(first.member, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
  await expect(db.database.asService(first.id, (tx) => statement.execute(tx))).rejects.toMatchObject({ code: '42501' });
});
