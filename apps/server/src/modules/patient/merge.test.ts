import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DuplicateReason, MergeChoices, Patient, PatientFields } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makeColleague } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createMergeService, type MergeService } from '../merge/merge.service.ts';
import { mergeablePatients } from './patientMergeable.ts';
import { createPatientService, type PatientService } from './patient.service.ts';
import { createUnmergeService, type UnmergeService } from '../merge/unmerge.service.ts';

let clinic: TestClinic;
let patients: PatientService;
let merges: MergeService<Patient, MergeChoices, DuplicateReason>;
let unmerges: UnmergeService<Patient, MergeChoices, DuplicateReason>;
let clerk: Actor;
let colleague: Actor;

beforeAll(async () => {
  clinic = await createTestClinic();
  patients = createPatientService(clinic.database);
  merges = createMergeService(clinic.database, mergeablePatients);
  unmerges = createUnmergeService(clinic.database, mergeablePatients);
  clerk = actorOf(clinic);
  colleague = await makeColleague(clinic);
});
afterAll(() => clinic.close());

const allKept: MergeChoices = {
  familyName: 'kept', givenName: 'kept', birthDate: 'kept', sex: 'kept', healthNumber: 'kept', phones: 'kept', email: 'kept', address: 'kept', language: 'kept',
};

const create = (fields: Partial<PatientFields>, who = clerk): Promise<Patient> =>
  patients.create(who, {
    familyName: 'Delacroix', givenName: 'Margaux', birthDate: '1968-04-17', sex: null, healthNumber: null, versionCode: null, province: null,
    phones: [], email: null, address: null, language: null, alerts: [], locationId: null, confirmedNew: true, ...fields,
  });

async function insert(table: string, columns: Record<string, unknown>): Promise<string> {
  const all = { organization_id: clinic.organization.id, ...columns };
  const [row] = await clinic.sql<{ id: string }>(
    `insert into ${table} (${Object.keys(all).join(', ')}) values (${Object.keys(all).map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(all),
  );
  return row!.id;
}
const fileFax = (patientId: string) => insert('fax', { source: 'upload', sha256: randomUUID(), size: 1, patient_id: patientId, status: 'completed' });
const ask = (patientId: string) => insert('request', { kind: 'referral', reference: `R-${randomUUID().slice(0, 8)}`, source: 'hand', patient_id: patientId });
const ownerOf = async (table: string, id: string) => (await clinic.sql<{ patient_id: string }>(`select patient_id from ${table} where id = $1`, [id]))[0]?.patient_id;

const wanted = (kept: Patient, merged: Patient, choices: Partial<MergeChoices> = {}) => ({
  keptId: kept.id, keptVersion: kept.version, mergedId: merged.id, mergedVersion: merged.version, choices: { ...allKept, ...choices },
});

describe('two charts that are merged', () => {
  test('become one with the fields that were chosen, and all that referred to either refers to it', async () => {
    const kept = await create({ phones: ['+14165550142'] });
    const merged = await create({ givenName: 'Margaux Anne', phones: ['+14165550142', '+16475550101'], email: 'margot@mail.example', healthNumber: '6123456789', versionCode: 'AB', province: 'ON' });
    const [ofKept, ofMerged, request] = [await fileFax(kept.id), await fileFax(merged.id), await ask(merged.id)];
    expect((await merges.preview(clerk, { keptId: kept.id, mergedId: merged.id })).moves).toEqual([{ table: 'fax', count: 1 }, { table: 'request', count: 1 }]);
    const done = await merges.merge(colleague, wanted(kept, merged, { phones: 'both', email: 'merged', healthNumber: 'merged' }));
    expect(done).toMatchObject({ state: 'done', decidedBy: 'Other Clerk', mergedName: 'Delacroix, Margaux Anne' });
    expect(await patients.get(clerk, kept.id)).toMatchObject({
      givenName: 'Margaux', phones: ['+14165550142', '+16475550101'], email: 'margot@mail.example', healthNumber: '6123456789', versionCode: 'AB', province: 'ON', version: 2,
    });
    for (const [table, id] of [['fax', ofKept], ['fax', ofMerged], ['request', request]] as const) expect(await ownerOf(table, id)).toBe(kept.id);
  });

  test('leave the old id leading to the kept chart, for whoever reads or writes by it, through a chain of merges', async () => {
    const [first, second, third] = [await create({}), await create({}), await create({})];
    await merges.merge(clerk, wanted(second, first));
    await merges.merge(clerk, wanted(third, await patients.get(clerk, second.id)));
    expect((await patients.get(clerk, first.id)).mergedInto).toBe(second.id);
    expect((await patients.get(clerk, second.id)).mergedInto).toBe(third.id);
    expect(await ownerOf('fax', await fileFax(first.id))).toBe(third.id);
    const { createdAt: _created, updatedAt: _updated, mergedInto: _into, ...seen } = await patients.get(clerk, first.id);
    await expect(patients.update(clerk, seen)).rejects.toMatchObject({ code: 'merged' });
  });

  test('keep what one who writes at the same moment files to the merged chart', async () => {
    const [kept, merged] = [await create({}), await create({})];
    const filing = Array.from({ length: 12 }, () => fileFax(merged.id));
    const [, ...faxes] = await Promise.all([merges.merge(clerk, wanted(kept, merged)), ...filing]);
    expect(await Promise.all(faxes.map((id) => ownerOf('fax', id)))).toEqual(faxes.map(() => kept.id));
  });

  test('keep one candidate of a document that proposed both, and give the other back when they are taken apart', async () => {
    const [kept, merged] = [await create({}), await create({})];
    const fax = await insert('fax', { source: 'upload', sha256: randomUUID(), size: 1, status: 'ready' });
    for (const id of [kept.id, merged.id]) await insert('candidate', { fax_id: fax, kind: 'patient', patient_id: id, score: 0.7 });
    const proposed = async () => (await clinic.sql<{ patient_id: string }>('select patient_id from candidate where fax_id = $1', [fax])).map((row) => row.patient_id);
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    expect(await proposed()).toEqual([kept.id]);
    await unmerges.unmerge(clerk, id, []);
    expect((await proposed()).sort()).toEqual([kept.id, merged.id].sort());
  });

  test('are refused when either changed since it was seen, is merged already, is itself, or is another organisation’s', async () => {
    const [kept, merged, other] = [await create({}), await create({}), await create({})];
    const theirs = await createOrganization(clinic, ['patients.read', 'patients.write']);
    const stranger = actorOf(clinic, { ...theirs.member, organizationIds: [theirs.id] });
    await expect(merges.merge(stranger, wanted(kept, merged))).rejects.toMatchObject({ status: 404 });
    await expect(merges.preview(stranger, { keptId: kept.id, mergedId: merged.id })).rejects.toMatchObject({ status: 404 });
    await expect(merges.merge(clerk, wanted(kept, kept))).rejects.toMatchObject({ status: 422 });
    await expect(merges.merge(clerk, { ...wanted(kept, merged), keptVersion: 7 })).rejects.toMatchObject({ code: 'version-conflict' });
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    await expect(merges.merge(clerk, wanted(other, { ...merged, version: 2 }))).rejects.toMatchObject({ code: 'merged' });
    await expect(unmerges.unmerge(stranger, id, [])).rejects.toMatchObject({ status: 404 });
  });

  test('leave their events in both charts’ trails, without a name', async () => {
    const [kept, merged] = [await create({}), await create({})];
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    const trail = await clinic.sql("select patient_id, detail from audit_event where detail ->> 'mergeId' = $1 order by sequence", [id]);
    expect(trail).toEqual([
      { patient_id: kept.id, detail: { event: 'merged', mergeId: id, otherId: merged.id, isKept: true } },
      { patient_id: merged.id, detail: { event: 'merged', mergeId: id, otherId: kept.id, isKept: false } },
    ]);
  });
});

describe('two charts that may be of two people', () => {
  const sister = { givenName: 'Manon', phones: ['+14165550142'] };

  test('wait for a second person: whoever proposed it cannot agree to it', async () => {
    const [kept, merged] = [await create({ phones: ['+14165550142'] }), await create(sister)];
    expect((await merges.preview(clerk, { keptId: kept.id, mergedId: merged.id })).secondPerson).toEqual(['twins']);
    const proposal = await merges.merge(clerk, wanted(kept, merged));
    expect(proposal).toMatchObject({ state: 'proposed', secondPerson: ['twins'], decidedBy: null });
    expect((await patients.get(clerk, merged.id)).mergedInto).toBeNull();
    await expect(merges.agree(clerk, proposal.id)).rejects.toMatchObject({ code: 'same-person' });
    expect((await merges.preview(colleague, { keptId: kept.id, mergedId: merged.id })).proposal).toMatchObject({ id: proposal.id, isOwn: false, proposedBy: 'Test Clerk' });
    expect(await merges.agree(colleague, proposal.id)).toMatchObject({ state: 'done', proposedBy: 'Test Clerk', decidedBy: 'Other Clerk' });
    expect((await patients.get(clerk, merged.id)).mergedInto).toBe(kept.id);
  });

  test('are no more merged once a chart changed, and can be refused', async () => {
    const [kept, merged] = [await create({ phones: ['+14165550142'] }), await create(sister)];
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    await expect(merges.merge(colleague, wanted(kept, merged))).rejects.toMatchObject({ code: 'already-proposed' });
    await patients.update(clerk, { ...merged, email: 'new@mail.example' });
    await expect(merges.agree(colleague, id)).rejects.toMatchObject({ code: 'version-conflict' });
    expect(await merges.refuse(colleague, id)).toMatchObject({ state: 'refused' });
    await expect(merges.agree(colleague, id)).rejects.toMatchObject({ code: 'not-proposed' });
  });

  test('are those with two valid health numbers that differ', async () => {
    const [kept, merged] = [await create({ healthNumber: '9663096510', province: 'ON' }), await create({ healthNumber: '9876543217', province: 'ON' })];
    expect((await merges.preview(clerk, { keptId: kept.id, mergedId: merged.id })).secondPerson).toEqual(['two-health-numbers']);
  });

  test('cannot be merged by SQL by the one who proposed it', async () => {
    const [kept, merged] = [await create({ phones: ['+14165550142'] }), await create(sister)];
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    const force = clinic.database.asUser(clerk, (tx) =>
      tx.updateTable('merge').set({ state: 'done', decided_by: clerk.userId, kept_before: '{}', kept_after: '{}', merged_before: '{}' }).where('id', '=', id).execute(),
    );
    await expect(force).rejects.toMatchObject({ code: '23514' });
  });
});

describe('charts that are taken apart again', () => {
  test('are as they were, but for what somebody changed since, which stays', async () => {
    const kept = await create({ email: 'a@mail.example', address: '1 Elm Street, Ottawa, ON K1P 5M7' });
    const merged = await create({ email: 'b@mail.example', address: '2 Oak Street, Ottawa, ON K1P 5M7', language: 'fr' });
    const fax = await fileFax(merged.id);
    const { id } = await merges.merge(clerk, wanted(kept, merged, { email: 'merged', address: 'merged', language: 'merged' }));
    const one = await patients.get(clerk, kept.id);
    await patients.update(clerk, { ...one, address: '3 Ash Street, Ottawa, ON K1P 5M7' });
    expect((await unmerges.preview(clerk, id)).changedSince).toEqual(['address']);
    expect(await unmerges.unmerge(clerk, id, [])).toMatchObject({ state: 'undone', undoneBy: 'Test Clerk' });
    expect(await patients.get(clerk, kept.id)).toMatchObject({ email: 'a@mail.example', address: '3 Ash Street, Ottawa, ON K1P 5M7', language: null });
    expect(await patients.get(clerk, merged.id)).toMatchObject({ email: 'b@mail.example', address: '2 Oak Street, Ottawa, ON K1P 5M7', language: 'fr', mergedInto: null });
    expect(await ownerOf('fax', fax)).toBe(merged.id);
  });

  test('warn while they are one of whatever either warned of, and then each of its own', async () => {
    const kept = await create({ alerts: ['Falls easily'] });
    const merged = await create({ alerts: ['Penicillin: anaphylaxis', 'Falls easily'] });
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    expect(await patients.get(clerk, kept.id)).toMatchObject({ alerts: ['Falls easily', 'Penicillin: anaphylaxis'] });
    await unmerges.unmerge(clerk, id, []);
    expect(await patients.get(clerk, kept.id)).toMatchObject({ alerts: ['Falls easily'] });
    expect(await patients.get(clerk, merged.id)).toMatchObject({ alerts: ['Penicillin: anaphylaxis', 'Falls easily'] });
  });

  test('ask where each row goes that came since, and take no answer that leaves one out', async () => {
    const [kept, merged] = [await create({}), await create({})];
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    const [stays, goes] = [await fileFax(kept.id), await ask(merged.id)];
    const { later } = await unmerges.preview(clerk, id);
    expect(later.map(({ table, id: row }) => [table, row])).toEqual([['fax', stays], ['request', goes]]);
    const assigned = later.map((row) => ({ ...row, to: row.id === goes ? ('merged' as const) : ('kept' as const) }));
    for (const few of [[], assigned.slice(1), [...assigned, assigned[0]!]]) {
      await expect(unmerges.unmerge(clerk, id, few)).rejects.toMatchObject({ code: 'later-rows-changed' });
    }
    await unmerges.unmerge(clerk, id, assigned);
    expect([await ownerOf('fax', stays), await ownerOf('request', goes)]).toEqual([kept.id, merged.id]);
  });

  test('leave a row where somebody filed it since', async () => {
    const [kept, merged, third] = [await create({}), await create({}), await create({})];
    const fax = await fileFax(merged.id);
    const { id } = await merges.merge(clerk, wanted(kept, merged));
    await clinic.sql('update fax set patient_id = $1 where id = $2', [third.id, fax]);
    await unmerges.unmerge(clerk, id, []);
    expect(await ownerOf('fax', fax)).toBe(third.id);
  });

  test('come apart the newest first, and once', async () => {
    const [first, second, third] = [await create({}), await create({}), await create({})];
    const older = await merges.merge(clerk, wanted(first, second));
    const newer = await merges.merge(clerk, wanted(await patients.get(clerk, first.id), third));
    await expect(unmerges.unmerge(clerk, older.id, [])).rejects.toMatchObject({ code: 'newer-merge' });
    await unmerges.unmerge(clerk, newer.id, []);
    const further = await merges.merge(clerk, wanted(await patients.get(clerk, third.id), await patients.get(clerk, first.id)));
    await expect(unmerges.preview(clerk, older.id)).rejects.toMatchObject({ code: 'merged-further' });
    await unmerges.unmerge(clerk, further.id, []);
    await unmerges.unmerge(clerk, older.id, []);
    await expect(unmerges.unmerge(clerk, older.id, [])).rejects.toMatchObject({ code: 'not-merged' });
    expect((await merges.list(clerk, first.id)).map(({ state }) => state)).toEqual(['undone', 'undone', 'undone']);
  });
});

describe('whatever refers to a patient or a physician', () => {
  test('is moved, also by a table that nobody thought of, and its old id leads on', async () => {
    const references = await clinic.sql<{ table: string; link: string }>(
      `select own.relname as table, a.attname as link from pg_constraint c
       join pg_class own on own.oid = c.conrelid
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.confrelid in ('public.patient'::regclass, 'public.physician'::regclass)
         and a.attname <> 'organization_id' and a.attgenerated = '' order by 1, 2`,
    );
    const moved = await clinic.sql<{ table: string; link: string }>(
      `select r.source as table, r.link from unnest(array['patient','physician']) kind, private.references_to(kind) r order by 1, 2`,
    );
    // Where a person went.
    const itself = ['patient.merged_into', 'physician.merged_into'];
    const named = (rows: { table: string; link: string }[]) => rows.map(({ table, link }) => `${table}.${link}`).sort();
    expect(named(references)).toEqual([...named(moved), ...itself].sort());
    for (const { table, link } of moved) {
      const [guard] = await clinic.sql('select from pg_trigger where tgrelid = $1::regclass and tgname = $2', [`public.${table}`, `follow_merged_${link}`]);
      expect(guard, `${table}.${link} follows a merge`).toBeDefined();
      const [key] = await clinic.sql("select from pg_attribute where attrelid = $1::regclass and attname = 'id' and atttypid = 'uuid'::regtype", [`public.${table}`]);
      expect(key, `${table} has rows that can be named`).toBeDefined();
    }
  });

  test('carries its foreign key: no column that is called so goes without', async () => {
    // The trail stays as it was written; a search row follows its document; a role names the session's own physician.
    const without = ['audit_event.patient_id', 'fax_search.patient_id'];
    const bare = await clinic.sql<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','p') and a.attname ~ '(^|_)(patient|physician)_id$' and not a.attisdropped
         and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)) order by 1`,
    );
    expect(bare.map(({ name }) => name)).toEqual(without);
  });
});
