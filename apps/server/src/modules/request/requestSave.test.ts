import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestContract, type ReferralFields } from '@intake/api/contract';
import { systemClock } from '../../platform/clock/clock.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createRequestFaxService } from './fax/requestFax.service.ts';
import { createRequestSaving } from './requestSave.service.ts';

let clinic: TestClinic;
let patientId: string;
let faxId: string;

beforeAll(async () => {
  clinic = await createTestClinic();
  await clinic.sql("update role set permissions = permissions || '{requests.read,requests.write}' where id = $1", [clinic.organization.roleId]);
  const insert = async (text: string) => (await clinic.sql<{ id: string }>(text, [clinic.organization.id]))[0]!.id;
  patientId = await insert("insert into patient (organization_id, family_name, given_name) values ($1, 'Okafor', 'Ada') returning id");
  faxId = await insert("insert into fax (organization_id, source, sha256, size, status) values ($1, 'upload', 'x', 1, 'ready') returning id");
});
afterAll(() => clinic.close());

const unsaved = { id: null, version: null, faxId: null };
const empty: ReferralFields = { patientId: null, physicianId: null, modalityId: null, locationId: null, priority: 'routine', category: null, reason: null, note: null, missing: [] };

test('a new request says of whom or of what it is, unless it has pages that do', () => {
  const refusalsOf = (route: 'saveReferral' | 'saveCheckIn', body: object) =>
    (requestContract[route].body!.safeParse(body).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(refusalsOf('saveReferral', { ...unsaved, ...empty, reason: ' ' })).toEqual(['reason: about-empty']);
  for (const about of [{ patientId }, { reason: 'Murmur' }, { faxId }]) expect(refusalsOf('saveReferral', { ...unsaved, ...empty, ...about })).toEqual([]);

  const nobody = { familyName: null, givenName: 'Ada', birthDate: null, healthNumber: null, versionCode: null, phone: null, email: null, address: null };
  const checkIn = { ...unsaved, patientId: null, locationId: null, priority: 'routine', note: null, stated: nobody };
  expect(refusalsOf('saveCheckIn', checkIn)).toEqual(['stated.familyName: about-empty']);
  expect(refusalsOf('saveCheckIn', { ...checkIn, stated: { ...nobody, familyName: 'Okafor' } })).toEqual([]);
});

test('a change does not leave a request with nothing, unless it has pages', async () => {
  const [clerk, parts] = [actorOf(clinic), { ...clinic, clock: systemClock }];
  const saving = createRequestSaving(parts);
  const { id, version } = await saving.saveReferral(clerk, { ...unsaved, ...empty, reason: 'Murmur' });
  await expect(saving.saveReferral(clerk, { ...empty, id, version, faxId: null })).rejects.toMatchObject({ status: 422, extra: { fields: [{ path: 'reason', code: 'about-empty' }] } });
  const withPages = await createRequestFaxService(parts).attach(clerk, { id, version, faxId, isAttached: true });
  expect(await saving.saveReferral(clerk, { ...empty, id, version: withPages.version, faxId: null })).toMatchObject({ id, patientName: null });
});
