import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createPhysicianService } from './physician.service.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

const fields = { familyName: 'Osei', givenName: '', licenceNumber: null, billingNumber: null, specialty: null, clinicName: null, faxNumbers: [], phones: [] };

test('a physician of nobody or of another organisation is not found, an old version of one is refused', async () => {
  const [physicians, clerk] = [createPhysicianService(clinic.database), actorOf(clinic)];
  const other = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  const { id } = await physicians.create(clerk, fields);
  await expect(physicians.update(stranger, { ...fields, id, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(physicians.update(clerk, { ...fields, id: clinic.binId, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(physicians.update(clerk, { ...fields, id, version: 2 })).rejects.toMatchObject({ code: 'version-conflict' });
  expect((await physicians.list(clerk, { limit: 10 })).items).toMatchObject([{ id, familyName: 'Osei', version: 1 }]);
});
