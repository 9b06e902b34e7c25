import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Permission } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { documents } from '../../testing/documents.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createConsentService } from '../consent/consent.service.ts';
import { createContactService } from '../contact/contact.service.ts';
import type { Bundle, Resource } from '../fhir/fhir.ts';
import { createPatientService } from '../patient/patient.service.ts';
import { createChartExport, type ChartExport } from './chartExport.service.ts';

const all: Permission[] = ['patients.read', 'patients.write', 'faxes.read', 'requests.read', 'appointments.read', 'messages.read'];

let clinic: TestClinic;
let exportChart: ChartExport;
let reader: Actor;
let patientId: string;

async function insert(table: string, columns: Record<string, unknown>): Promise<string> {
  const names = ['organization_id', ...Object.keys(columns)];
  const [row] = await clinic.sql<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning id`,
    [clinic.organization.id, ...Object.values(columns)],
  );
  return row!.id;
}

async function memberWith(...permissions: Permission[]): Promise<Actor> {
  await clinic.sql('update role set permissions = $1 where organization_id = $2', [permissions, clinic.organization.id]);
  return actorOf(clinic, { permissions: new Set(permissions) });
}

beforeAll(async () => {
  clinic = await createTestClinic();
  reader = await memberWith(...all);
  const patients = createPatientService(clinic.database);
  const contacts = createContactService(clinic.database);
  exportChart = createChartExport(clinic.database, { patients, contacts, documents });
  const [location] = await clinic.sql<{ id: string }>('select id from location where organization_id = $1 limit 1', [clinic.organization.id]);
  const patient = await patients.create(reader, {
    familyName: 'Nguyễn', givenName: 'Thị Hoa', birthDate: '1968-04-17', sex: 'female', healthNumber: '6123456789', versionCode: 'AB', province: 'ON', phones: ['+14165550142'],
    email: 'hoa@mail.example', address: '1 Elm Street', language: 'vi', alerts: ['Penicillin: anaphylaxis'], locationId: location!.id,
  });
  patientId = patient.id;
  const shared = { phone: null, faxNumber: '+14165550190', email: null, note: null, mayDiscuss: true, consentNote: null, patientId };
  await contacts.create(reader, { ...shared, role: 'family', name: 'Ada Nguyễn', relationship: 'daughter' });
  await contacts.create(reader, { ...shared, role: 'pharmacy', name: 'Corner Pharmacy', relationship: null });
  const consents = createConsentService(clinic.database);
  for (const act of ['given', 'withdrawn'] as const)
    await consents.record(reader, { patientId, channel: 'sms', act, kind: act === 'given' ? 'implied-care' : null, source: 'phone', wording: null, note: null, at: null });
  const physicianId = await insert('physician', { family_name: 'Okonkwo', given_name: 'Adaeze', licence_number: '12345' });
  const ofPatient = { patient_id: patientId, physician_id: physicianId };
  const fax = { ...ofPatient, source: 'upload', sha256: 'x', size: 1, media_type: 'application/pdf', received_at: '2026-05-01T10:00:00Z', status: 'completed', document_type: 'referral' };
  await insert('fax', fax);
  await insert('fax', { ...fax, sha256: 'y', direction: 'outbound', reason: 'Your appointment' });
  await insert('request', { ...ofPatient, kind: 'referral', reference: 'R-1', source: 'hand', received_at: '2026-05-01T10:00:00Z', reason: 'Chest pain', status: 'booked' });
  const visitTypeId = await insert('visit_type', { name: 'Consultation', minutes: 30 });
  const [starts, ends] = ['2026-05-04T14:00:00Z', '2026-05-04T14:30:00Z'];
  await insert('waitlist_entry', { ...ofPatient, visit_type_id: visitTypeId, location_id: location!.id, priority: 'urgent', waiting_since: '2026-05-02T10:00:00Z' });
  await insert('appointment', {
    ...ofPatient, status: 'booked', visit_type_id: visitTypeId, location_id: location!.id, starts_at: starts, ends_at: ends, busy_from: starts, busy_until: ends,
    time_zone: 'America/Toronto', starts_local: '2026-05-04T10:00:00',
  });
});
afterAll(async () => {
  await clinic.close();
});

const bundleFor = async (actor: Actor): Promise<Bundle> => {
  const { base64 } = await exportChart.save(actor, { patientId, format: 'fhir', locale: 'en' });
  return JSON.parse(Buffer.from(base64, 'base64').toString()) as Bundle;
};

/** What R4 requires of each resource that a chart holds: the schema leaves out how often an element stands there. */
const required: Record<Resource['resourceType'], string[]> = {
  Patient: ['name'], RelatedPerson: ['patient'], Organization: ['name'], Practitioner: ['name'], Flag: ['status', 'code', 'subject'],
  ServiceRequest: ['status', 'intent', 'subject'], Appointment: ['status', 'participant'], DocumentReference: ['status', 'content'],
  Communication: ['status'], Consent: ['status', 'scope', 'category', 'policyRule'],
};

/** HL7's own JSON schema of R4, which knows every element, every code of a required binding and every form of a date. */
const Schema = createRequire(import.meta.url)('@asymmetrik/fhir-json-schema-validator') as new () => { validate: (resource: object) => { dataPath: string; message: string }[] | null };

/** Every value of a tree with its key. */
function* parts(value: unknown, key = ''): Generator<[string, unknown]> {
  yield [key, value];
  if (value && typeof value === 'object') for (const [name, part] of Object.entries(value)) yield* parts(part, Array.isArray(value) ? key : name);
}

test('the bundle holds every area, has what FHIR requires, and refers to nothing outside itself', async () => {
  const bundle = await bundleFor(reader);
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  const resources = bundle.entry.map(({ resource }) => resource);
  expect([...new Set(resources.map(({ resourceType }) => resourceType))].toSorted()).toEqual(Object.keys(required).toSorted());
  for (const resource of resources) expect(Object.keys(resource), resource.resourceType).toEqual(expect.arrayContaining(required[resource.resourceType]));
  expect(bundle.entry.map(({ fullUrl }) => fullUrl)).toEqual(resources.map(({ id }) => `urn:uuid:${id}`));
  expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(bundle.entry.length);
  const urls = new Set(bundle.entry.map(({ fullUrl }) => fullUrl));
  const references = [...parts(bundle)].flatMap(([key, value]) => (key === 'reference' && typeof value === 'string' ? [value] : []));
  expect(references.length).toBeGreaterThan(resources.length - 4);
  expect(references.filter((reference) => !urls.has(reference))).toEqual([]);
  // FHIR knows neither null nor anything empty.
  for (const [key, value] of parts(bundle)) expect(value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0), key).toBe(false);
});

test('the bundle and each resource of it stand by the JSON schema of FHIR R4', async () => {
  const bundle = await bundleFor(reader);
  const schema = new Schema();
  const faultsOf = (resource: object) => (schema.validate(resource) ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
  expect(faultsOf(bundle)).toEqual([]);
  for (const { resource } of bundle.entry) expect(faultsOf(resource), resource.resourceType).toEqual([]);
  // It would say so.
  const visit = bundle.entry.map(({ resource }) => resource).find(({ resourceType }) => resourceType === 'Appointment')!;
  for (const wrong of [{ ...visit, status: 'seen' }, { ...visit, begins: '2026-05-04' }, { ...visit, start: 'in May' }]) expect(faultsOf(wrong)).not.toEqual([]);
  // A visit has both its times; what waits for one may have neither.
  for (const { resource } of bundle.entry)
    if (resource.resourceType === 'Appointment') expect(Boolean(resource.start) && Boolean(resource.end), resource.status).toBe(resource.status !== 'waitlist');
});

test('the bundle says what the chart says', async () => {
  const of = async <Type extends Resource['resourceType']>(type: Type) =>
    (await bundleFor(reader)).entry.map(({ resource }) => resource).filter((one): one is Extract<Resource, { resourceType: Type }> => one.resourceType === type);
  expect(await of('Patient')).toMatchObject([
    {
      id: patientId, name: [{ family: 'Nguyễn', given: ['Thị', 'Hoa'] }], gender: 'female', birthDate: '1968-04-17', identifier: [{ value: '6123456789 AB', assigner: { display: 'CA-ON' } }],
      communication: [{ language: { coding: [{ code: 'vi' }] }, preferred: true }],
    },
  ]);
  expect(await of('Flag')).toMatchObject([{ status: 'active', code: { text: 'Penicillin: anaphylaxis' } }]);
  expect(await of('RelatedPerson')).toMatchObject([{ name: [{ text: 'Ada Nguyễn' }], relationship: [{ text: 'daughter' }] }]);
  expect(await of('Organization')).toMatchObject([{ name: 'Corner Pharmacy', telecom: [{ system: 'fax', value: '+14165550190' }] }]);
  expect(await of('ServiceRequest')).toMatchObject([{ status: 'active', intent: 'order', priority: 'routine', reasonCode: [{ text: 'Chest pain' }] }]);
  expect(await of('Appointment')).toMatchObject([
    { status: 'booked', start: '2026-05-04T14:00:00.000Z', end: '2026-05-04T14:30:00.000Z' },
    { status: 'waitlist', serviceType: [{ text: 'Consultation' }], participant: [{ status: 'needs-action' }, { status: 'needs-action' }, { status: 'needs-action' }] },
  ]);
  expect(await of('Communication')).toMatchObject([{ status: 'completed', payload: [{ contentString: 'Your appointment' }] }]);
  expect((await of('Consent')).map(({ status, provision }) => [status, provision.type])).toEqual([['active', 'deny'], ['inactive', 'permit']]);
});

test('the PDF says it in the language that is asked for, and no file names anybody', async () => {
  const { fileName, mediaType, base64 } = await exportChart.save(reader, { patientId, format: 'pdf', locale: 'fr' });
  expect([fileName, mediaType]).toEqual(['chart.pdf', 'application/pdf']);
  const document = await documents.open({ bytes: Buffer.from(base64, 'base64') });
  const words: string[] = [];
  for (const { number } of document.pages) words.push(...((await document.renderPage(number)).words ?? []).map(({ text }) => text));
  await document.close();
  const text = words.join(' ');
  for (const said of ['Nguyễn', 'Alertes', 'Penicillin', 'daughter', 'Corner Pharmacy', 'Retiré', 'Chest pain', 'Visite', 'Consultation', 'Vietnamien', 'Liste d’attente', 'En attente'])
    expect(text.toLowerCase()).toContain(said.toLowerCase());
});

test('on paper a chart is the pages of its PDF, in its trail as printed; one that is too long is none', async () => {
  const { base64 } = await exportChart.save(reader, { patientId, format: 'pdf', locale: 'en' });
  const document = await documents.open({ bytes: Buffer.from(base64, 'base64') });
  const first = await document.renderPage(1);
  const pageCount = document.pages.length;
  await document.close();
  const printed = await exportChart.print(reader, { patientId, locale: 'en' });
  expect([printed.pageCount, printed.pages.length]).toEqual([pageCount, pageCount]);
  const png = Buffer.from(printed.pages[0]!.imageUrl.replace('data:image/png;base64,', ''), 'base64');
  expect(png.equals(first.png)).toBe(true);
  const [last] = await clinic.sql('select action, patient_id, detail from audit_event where organization_id = $1 order by sequence desc limit 1', [clinic.organization.id]);
  expect(last).toMatchObject({ action: 'E', patient_id: patientId, detail: { event: 'print' } });

  const long = await insert('patient', { family_name: 'Long' });
  await clinic.sql("insert into request (organization_id, kind, reference, source, patient_id, reason) select $1, 'referral', 'L-' || n, 'hand', $2, 'Chest pain' from generate_series(1, 2000) n", [clinic.organization.id, long]);
  const tooLong = await exportChart.print(reader, { patientId: long, locale: 'en' });
  expect(tooLong.pages).toEqual([]);
  expect(tooLong.pageCount).toBeGreaterThan(40);
});

test('what one may not read is not handed over either, and each export is in the trail of the chart', async () => {
  const clerk = await memberWith('patients.read');
  const types = new Set((await bundleFor(clerk)).entry.map(({ resource }) => resource.resourceType));
  expect([...types].toSorted()).toEqual(['Consent', 'Flag', 'Organization', 'Patient', 'RelatedPerson']);
  const [last] = await clinic.sql('select action, entity, patient_id, detail from audit_event where organization_id = $1 order by sequence desc limit 1', [clinic.organization.id]);
  expect(last).toMatchObject({ action: 'E', entity: 'patient', patient_id: patientId, detail: { event: 'export', format: 'fhir' } });
  reader = await memberWith(...all);
});

test('a chart of another organisation is not there', async () => {
  const other = await createOrganization(clinic, ['patients.read']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  for (const format of ['pdf', 'fhir'] as const) await expect(exportChart.save(stranger, { patientId, format, locale: 'en' })).rejects.toMatchObject({ status: 404 });
});
