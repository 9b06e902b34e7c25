import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TimelineEntry } from '@intake/api/contract';
import type { Permission, TimelineKind } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createPatientService } from '../patient/patient.service.ts';
import { createChartService, type ChartService } from './chart.service.ts';

let clinic: TestClinic;
let charts: ChartService;
let reader: Actor;
beforeAll(async () => {
  clinic = await createTestClinic();
  charts = createChartService(clinic.database);
  reader = await memberWith('patients.read', 'patients.write', 'faxes.read', 'requests.read', 'appointments.read', 'messages.read', 'calls.read', 'audit.read');
});
afterAll(() => clinic.close());

async function memberWith(...permissions: Permission[]): Promise<Actor> {
  await clinic.sql('update role set permissions = $1 where organization_id = $2', [permissions, clinic.organization.id]);
  return actorOf(clinic, { permissions: new Set(permissions) });
}

async function insert(table: string, columns: Record<string, unknown>): Promise<string> {
  const names = ['organization_id', ...Object.keys(columns)];
  const [row] = await clinic.sql<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_name, at) => `$${at + 1}`).join(', ')}) returning id`,
    [clinic.organization.id, ...Object.values(columns)],
  );
  return row!.id;
}

const newPatient = () => insert('patient', { family_name: 'Example' });
const newFax = (patientId: string, receivedAt: string, more: Record<string, unknown> = {}) =>
  insert('fax', { source: 'upload', sha256: 'x', size: 1, media_type: 'application/pdf', patient_id: patientId, received_at: receivedAt, status: 'completed', ...more });
const newRequest = (patientId: string, receivedAt: string, reference: string) =>
  insert('request', { kind: 'referral', reference, source: 'hand', patient_id: patientId, received_at: receivedAt, reason: 'Chest pain' });

async function everything(actor: Actor, patientId: string, limit: number, kinds?: TimelineKind[]): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await charts.timeline(actor, { patientId, limit, cursor, kinds });
    entries.push(...page.items);
    if (page.nextCursor === null) return entries;
    cursor = page.nextCursor;
  }
}

test('what came from several areas stands in one order, in pages that lose nothing, also at one moment', async () => {
  const patientId = await newPatient();
  const moment = '2026-05-01T10:00:00.000001Z';
  const same = [await newFax(patientId, moment), await newFax(patientId, moment, { direction: 'outbound' }), await newRequest(patientId, moment, 'R-1')];
  const [later, earlier] = [await newRequest(patientId, '2026-05-01T10:00:00.000002Z', 'R-2'), await newFax(patientId, '2026-04-01T10:00:00Z')];
  await newFax(patientId, '2026-06-01T10:00:00Z', { status: 'rejected' });
  await newFax(await newPatient(), '2026-06-01T10:00:00Z');
  const ids = [later, ...same.toSorted(), earlier];
  for (const limit of [1, 2, 3, 200]) expect((await everything(reader, patientId, limit)).map(({ id }) => id)).toEqual(ids);
  expect((await everything(reader, patientId, 2, ['request'])).map(({ id }) => id)).toEqual([later, same[2]]);
});

test('a wait stands in the chart from when it began, and says how it stands, also once the patient has come', async () => {
  const patientId = await newPatient();
  const visitType = await insert('visit_type', { name: 'Stress test', minutes: 30 });
  const [location] = await clinic.sql<{ id: string }>('select id from location where organization_id = $1 limit 1', [clinic.organization.id]);
  const physician = await insert('physician', { family_name: 'Okonkwo', given_name: 'Adaeze' });
  const times = { starts_at: '2026-07-01T14:00:00Z', ends_at: '2026-07-01T14:30:00Z', busy_from: '2026-07-01T14:00:00Z', busy_until: '2026-07-01T14:30:00Z', time_zone: 'America/Toronto', starts_local: '2026-07-01T10:00:00' };
  const visit = await insert('appointment', { status: 'booked', visit_type_id: visitType, patient_id: patientId, physician_id: physician, location_id: location!.id, ...times });
  const wait = { visit_type_id: visitType, patient_id: patientId, priority: 'urgent', waiting_since: '2026-04-01T10:00:00Z' };
  const earlier = await insert('waitlist_entry', { ...wait, appointment_id: visit, physician_id: physician, created_at: '2026-05-01T10:00:00Z' });
  await insert('waitlist_entry', { ...wait, status: 'removed', remove_reason: 'not-wanted', created_at: '2026-04-01T10:00:00Z' });
  const waits = async () => (await everything(reader, patientId, 1, ['waitlist'])).flatMap((entry) => (entry.kind === 'waitlist' ? [entry] : []));
  expect(await waits()).toMatchObject([
    { id: earlier, at: '2026-05-01T10:00:00.000Z', status: 'waiting', priority: 'urgent', visitType: 'Stress test', physician: 'Okonkwo, Adaeze', location: null },
    { status: 'removed', physician: null },
  ]);
  await clinic.sql("update appointment set status = 'arrived' where id = $1", [visit]);
  expect((await waits()).map(({ status }) => status)).toEqual(['booked', 'removed']);
  const clerk = actorOf(clinic, { permissions: new Set<Permission>(['patients.read', 'requests.read']) });
  expect(await everything(clerk, patientId, 5, ['waitlist'])).toEqual([]);
});

test('a call stands in the chart once it rang, with what came of it, for whoever may read calls', async () => {
  const patientId = await newPatient();
  const agent_id = await insert('voice_agent', { name: 'Reminder line' });
  await clinic.sql("insert into voice_agent_version (organization_id, agent_id, number, content) values ($1, $2, 1, '{}')", [clinic.organization.id, agent_id]);
  const call = { agent_id, agent_version: 1, channel: 'phone', direction: 'outbound', purpose: 'reminder', locale: 'en', patient_id: patientId };
  const reached = await insert('voice_call', { ...call, status: 'ended', outcome: 'proposed', created_at: '2026-05-02T10:00:00Z' });
  const missed = await insert('voice_call', { ...call, status: 'not-connected', outcome: 'not-reached', created_at: '2026-05-01T10:00:00Z' });
  await insert('voice_call', { ...call, status: 'error', refusal: 'refused', created_at: '2026-05-03T10:00:00Z' });
  expect(await everything(reader, patientId, 1, ['call'])).toEqual([
    { kind: 'call', id: reached, at: '2026-05-02T10:00:00.000Z', direction: 'outbound', purpose: 'reminder', outcome: 'proposed', agent: 'Reminder line' },
    { kind: 'call', id: missed, at: '2026-05-01T10:00:00.000Z', direction: 'outbound', purpose: 'reminder', outcome: 'not-reached', agent: 'Reminder line' },
  ]);
  const clerk = actorOf(clinic, { permissions: new Set<Permission>(['patients.read', 'faxes.read']) });
  expect(await everything(clerk, patientId, 5, ['call'])).toEqual([]);
});

test('an entry of an area shows to those alone who may read the area', async () => {
  const patientId = await newPatient();
  const fax = await newFax(patientId, '2026-05-01T10:00:00Z');
  await newRequest(patientId, '2026-05-02T10:00:00Z', 'R-3');
  const clerk = actorOf(clinic, { permissions: new Set<Permission>(['patients.read', 'faxes.read']) });
  expect((await everything(clerk, patientId, 50)).map(({ id }) => id)).toEqual([fax]);
  const billing = actorOf(clinic, { permissions: new Set<Permission>(['patients.read']) });
  expect(await everything(billing, patientId, 50)).toEqual([]);
});

test('each look at a chart is in its trail, and whoever may audit sees who looked', async () => {
  const patients = createPatientService(clinic.database);
  const patientId = await newPatient();
  await patients.get(reader, patientId);
  await charts.timeline(reader, { patientId, limit: 10 });
  const twin = await newPatient();
  await patients.get(reader, twin);
  await clinic.sql('update patient set merged_into = $1 where id = $2', [patientId, twin]);
  expect(await charts.viewers(reader, patientId)).toEqual([
    { userId: reader.userId, name: reader.displayName, views: 3, changes: 0, firstAt: expect.any(String), lastAt: expect.any(String) },
  ]);
  // Asking is a look of its own.
  expect(await charts.viewers(reader, patientId)).toMatchObject([{ views: 4 }]);
});

test('a chart of another organisation is not there, and a forged cursor is refused', async () => {
  const patientId = await newPatient();
  const other = await createOrganization(clinic, ['patients.read', 'audit.read']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  await expect(charts.timeline(stranger, { patientId, limit: 10 })).rejects.toMatchObject({ status: 404 });
  await expect(charts.viewers(stranger, patientId)).rejects.toMatchObject({ status: 404 });
  await expect(charts.timeline(reader, { patientId, limit: 10, cursor: 'e30' })).rejects.toMatchObject({ status: 422 });
});
