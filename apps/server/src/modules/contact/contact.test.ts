import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContactFields } from '@intake/api/contract';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createContactService } from './contact.service.ts';

let clinic: TestClinic;
beforeAll(async () => {
  clinic = await createTestClinic();
});
afterAll(() => clinic.close());

const fields: ContactFields = {
  role: 'family', name: 'Antoine Example', relationship: 'Son', phone: null, faxNumber: null, email: null, note: null, mayDiscuss: false, consentNote: null,
};

async function newPatient(organizationId = clinic.organization.id): Promise<string> {
  const [row] = await clinic.sql<{ id: string }>("insert into patient (organization_id, family_name) values ($1, 'Example') returning id", [organizationId]);
  return row!.id;
}

test('a patient has several contacts with roles, and the consent to talk with each', async () => {
  const [contacts, clerk, patientId] = [createContactService(clinic.database), actorOf(clinic), await newPatient()];
  const son = await contacts.create(clerk, { ...fields, patientId });
  await contacts.create(clerk, { ...fields, patientId, role: 'pharmacy', name: 'Willow Court Pharmacy', relationship: null, faxNumber: '+16475550144' });
  await contacts.create(clerk, { ...fields, patientId: await newPatient() });
  expect(await contacts.update(clerk, { ...fields, id: son.id, version: 1, mayDiscuss: true, consentNote: 'Said at check-in.' })).toMatchObject({
    version: 2, patientId, mayDiscuss: true, consentNote: 'Said at check-in.',
  });
  await expect(contacts.update(clerk, { ...fields, id: son.id, version: 1 })).rejects.toMatchObject({ code: 'version-conflict' });
  expect((await contacts.list(clerk, patientId)).map(({ name, mayDiscuss }) => [name, mayDiscuss])).toEqual([
    ['Antoine Example', true], ['Willow Court Pharmacy', false],
  ]);
  await contacts.remove(clerk, { id: son.id, version: 2 });
  expect(await contacts.list(clerk, patientId)).toHaveLength(1);
  // Each change and each view stands in the trail of the patient.
  const trail = await clinic.sql("select action, entity from audit_event where patient_id = $1 order by sequence", [patientId]);
  expect(trail.map(({ entity, action }) => `${String(entity)}.${String(action)}`)).toEqual([
    'contact.C', 'contact.C', 'contact.U', 'patient-contacts.R', 'contact.D', 'patient-contacts.R',
  ]);
});

test('contacts of another organisation, or for a patient of another, are not there', async () => {
  const [contacts, clerk, patientId] = [createContactService(clinic.database), actorOf(clinic), await newPatient()];
  const { id } = await contacts.create(clerk, { ...fields, patientId });
  const other = await createOrganization(clinic, ['patients.read', 'patients.write']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  await expect(contacts.list(stranger, patientId)).rejects.toMatchObject({ status: 404 });
  await expect(contacts.update(stranger, { ...fields, id, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(contacts.remove(stranger, { id, version: 1 })).rejects.toMatchObject({ status: 404 });
  await expect(contacts.create(stranger, { ...fields, patientId })).rejects.toMatchObject({ status: 422, extra: { fields: [{ path: 'patientId' }] } });
});

test('pharmacies and insurers are proposed to other charts as they were entered last, people never', async () => {
  const [contacts, clerk] = [createContactService(clinic.database), actorOf(clinic)];
  const enter = async (more: Partial<ContactFields>) => contacts.create(clerk, { ...fields, patientId: await newPatient(), relationship: null, ...more });
  await enter({ role: 'pharmacy', name: 'Harbour Pharmacy', phone: '+16475550150' });
  await enter({ role: 'pharmacy', name: 'Harbour Pharmacy', phone: '+16475550151' });
  await enter({ role: 'insurer', name: 'Harbour Mutual' });
  await enter({ role: 'guardian', name: 'Harbour Person' });
  expect(await contacts.autocomplete(clerk, 'harb')).toEqual([
    { role: 'insurer', name: 'Harbour Mutual', phone: null, faxNumber: null, email: null },
    { role: 'pharmacy', name: 'Harbour Pharmacy', phone: '+16475550151', faxNumber: null, email: null },
  ]);
  expect(await contacts.autocomplete(clerk, '…')).toEqual([]);
});
