import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewConsent } from '@intake/api/contract';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createConsentService, type ConsentService } from './consent.service.ts';
import { consentOf } from './consentOf.ts';

let clinic: TestClinic;
let consents: ConsentService;
beforeAll(async () => {
  clinic = await createTestClinic();
  consents = createConsentService(clinic.database);
});
afterAll(() => clinic.close());

const given: NewConsent = { channel: 'sms', act: 'given', kind: 'express', source: 'form', wording: 'I agree.', note: null, at: null };
const withdrawn: NewConsent = { ...given, act: 'withdrawn', kind: null, source: 'message', wording: null };

async function newPatient(): Promise<string> {
  const [row] = await clinic.sql<{ id: string }>("insert into patient (organization_id, family_name) values ($1, 'Example') returning id", [clinic.organization.id]);
  return row!.id;
}

test('the state follows from what was said, and asking for an earlier moment answers what was in force then', async () => {
  const [clerk, patientId] = [actorOf(clinic), await newPatient()];
  const stateAt = (at: string | Date) =>
    clinic.database.asUser(clerk, async (tx) => (await consentOf(tx, clerk.organizationId, patientId, 'sms', new Date(at))).status);
  // 14:30 in Toronto, in the winter.
  await consents.record(clerk, { ...given, patientId, at: '2026-01-15T14:30' });
  await consents.record(clerk, { ...withdrawn, patientId, at: '2026-02-15T09:00:00' });
  expect(await stateAt('2026-01-15T19:29:59Z')).toBe('none');
  expect(await stateAt('2026-01-15T19:30:00Z')).toBe('given');
  expect(await stateAt(new Date())).toBe('withdrawn');
  await consents.record(clerk, { ...given, patientId, channel: 'email', kind: 'implied-inquiry', wording: null, at: '2026-01-31T12:00' });
  const { states, history } = await consents.list(clerk, patientId);
  expect(states.map(({ channel, status }) => [channel, status])).toEqual([['sms', 'withdrawn'], ['email', 'expired'], ['voice', 'none']]);
  expect(states[1]).toMatchObject({ until: '2026-07-31T17:00:00.000Z' });
  expect(history.map(({ channel, act }) => `${channel} ${act}`)).toEqual(['sms withdrawn', 'email given', 'sms given']);
  const trail = await clinic.sql('select action, entity, detail from audit_event where patient_id = $1 order by sequence', [patientId]);
  expect(trail.map(({ entity, action }) => `${String(entity)}.${String(action)}`)).toEqual(['consent.C', 'consent.C', 'consent.C', 'patient-consents.R']);
  expect(trail[0]!.detail).toEqual({ channel: 'sms', act: 'given', kind: 'express', source: 'form' });
});

test.each([
  ['without a kind', { kind: null }, 'kind'],
  ['with a kind, withdrawn', { act: 'withdrawn' }, 'kind'],
  ['express, without its words', { wording: null }, 'wording'],
  ['of tomorrow', { at: '2099-01-01T00:00' }, 'at'],
] as const)('consent %s is refused, and nothing is kept', async (_name, wrong, path) => {
  const [clerk, patientId] = [actorOf(clinic), await newPatient()];
  await expect(consents.record(clerk, { ...given, patientId, ...wrong })).rejects.toMatchObject({ status: 422, extra: { fields: [{ path }] } });
  expect((await consents.list(clerk, patientId)).history).toEqual([]);
});

test('what was recorded can neither be changed nor removed', async () => {
  const [clerk, patientId] = [actorOf(clinic), await newPatient()];
  const { id } = await consents.record(clerk, { ...given, patientId });
  const change = clinic.database.asUser(clerk, (tx) => tx.updateTable('consent').set({ note: 'x' }).where('id', '=', id).execute());
  await expect(change).rejects.toMatchObject({ code: '42501' });
  const removal = clinic.database.asUser(clerk, (tx) => tx.deleteFrom('consent').where('id', '=', id).execute());
  await expect(removal).rejects.toMatchObject({ code: '42501' });
});

test('a chart that was merged in does not lift a withdrawal; what is said afterwards does', async () => {
  const [clerk, kept, merged] = [actorOf(clinic), await newPatient(), await newPatient()];
  await consents.record(clerk, { ...withdrawn, patientId: kept, at: '2026-01-01T10:00' });
  await consents.record(clerk, { ...given, patientId: merged, at: '2026-05-01T10:00' });
  await clinic.sql('update consent set patient_id = $1 where patient_id = $2', [kept, merged]);
  expect((await consents.list(clerk, kept)).states[0]).toMatchObject({ status: 'withdrawn' });
  await consents.record(clerk, { ...given, patientId: kept });
  expect((await consents.list(clerk, kept)).states[0]).toMatchObject({ status: 'given' });
});

test('consents of another organisation are not there', async () => {
  const [clerk, patientId] = [actorOf(clinic), await newPatient()];
  await consents.record(clerk, { ...given, patientId });
  const other = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  await expect(consents.list(stranger, patientId)).rejects.toMatchObject({ status: 404 });
  await expect(consents.record(stranger, { ...given, patientId })).rejects.toMatchObject({ status: 422 });
});
