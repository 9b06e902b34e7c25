import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hl7Server, type Hl7MessageEvent } from '@medplum/hl7';
import type { EmrExport, EmrTarget } from '@intake/api/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createDocuments } from '../../platform/documents/documents.ts';
import type { EmrPlaces } from '../../platform/emr/emrPlaces.ts';
import { startEmrLoopback, type EmrLoopback, type EmrVerdict } from '../../platform/emr/loopback/emrLoopback.ts';
import { startWorker, type Worker } from '../../platform/jobs/worker.ts';
import { freePort } from '../../platform/processes/freePort.ts';
import { createLog } from '../../platform/log/log.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { makeReadyFax } from '../../testing/faxes.ts';
import { patiently } from '../../testing/patiently.ts';
import { emrRoutes } from './emr.routes.ts';
import { createEmrService } from './emr.service.ts';
import { createExportHandler, exportJob } from './exportJob.ts';

let auth: AuthFixture;
let clinic: TestClinic;
let root: string;
let emr: EmrLoopback;
let places: EmrPlaces;
let worker: Worker | undefined;
/** How the system that takes HL7 answers, one message after the other; AA when nothing is left. */
let verdicts: EmrVerdict[];
const documents = createDocuments();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'intake-emr-'));
  emr = await startEmrLoopback(() => verdicts.shift() ?? 'AA');
  const addressOf = async () => ({ host: '127.0.0.1', port: await freePort('127.0.0.1'), isSecure: false });
  places = { folder: join(root, 'drop'), connections: { oscar: emr.address, nobody: await addressOf(), foreign: await addressOf() }, certificates: undefined };
  auth = await startAuth({ routes: ({ database }) => [emrRoutes(createEmrService({ database, places }))] });
  clinic = await createTestClinic(auth);
});
afterAll(async () => {
  await emr.close();
  await documents.close();
  await auth.stop();
  await rm(root, { recursive: true, force: true });
});
afterEach(async () => {
  verdicts = [];
  await worker?.stop(5);
  worker = undefined;
  await mkdir(join(root, 'drop'), { recursive: true });
});

const work = async () => {
  verdicts ??= [];
  worker = await startWorker({
    database: auth.database, log: createLog('silent'), pollSeconds: 0.05, backoffSeconds: () => 0.05,
    handlers: { [exportJob]: createExportHandler({ database: auth.database, files: clinic.files, documents, clock: systemClock, places }) },
  });
};

const rights = ['settings.manage', 'faxes.read', 'faxes.triage'];

/** An administrator of a clinic of their own, with a fax that is ready to be filed. */
async function newDesk(): Promise<{ me: Administrator; faxId: string; patientId: string }> {
  const me = await newAdministrator(auth, rights);
  const faxId = await makeReadyFax({ ...clinic, organization: me.organization }, ['Consultation report']);
  const [patient] = await auth.sql<{ id: string }>(
    `insert into patient (organization_id, family_name, given_name, birth_date, sex, health_number, province) values ($1, 'Okafor', 'Ada', '1961-04-09', 'female', '9876543217', 'ON') returning id`,
    [me.organization.id],
  );
  return { me, faxId, patientId: patient!.id };
}

const fields = { name: 'Drop folder', format: 'pdf-json', transport: 'folder', place: 'inbox', application: null, facility: null, fileNames: 'number', binIds: [], documentTypes: [], isActive: true };
const hl7 = { ...fields, name: 'OSCAR', format: 'mdm', transport: 'mllp', place: 'oscar' };
const newTarget = async (me: Administrator, more: object = {}) => (await me.ask<EmrTarget>('POST', '/emr/', { ...fields, ...more })).body;

/** As whichever of the ways of filing does it; what it starts begins at once. */
async function fileFax(faxId: string, patientId: string | null, documentType = 'consult-report') {
  await auth.sql(`update fax set status = 'completed', completed_at = now(), patient_id = $2, document_type = $3, version = version + 1 where id = $1`, [faxId, patientId, documentType]);
  await auth.sql(`update job set run_at = now() where kind = $1 and status = 'queued'`, [exportJob]);
}
const takeBack = (faxId: string) => auth.sql(`update fax set status = 'ready', completed_at = null, version = version + 1 where id = $1`, [faxId]);
const exportsOf = async (me: Administrator, view = 'all') => (await me.ask<{ items: EmrExport[] }>('GET', `/emr/exports?view=${view}`)).body.items;
const becomes = (me: Administrator, ...states: object[]) => vi.waitFor(async () => expect(await exportsOf(me)).toMatchObject(states), patiently);
const folderOf = (me: Administrator, place = 'inbox') => join(root, 'drop', me.organization.id, place);

test('a filed fax is in the folder, whole, with its facts beside it, and the disclosure is in the audit trail of its patient', async () => {
  await mkdir(join(root, 'drop'), { recursive: true });
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me);
  await work();
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered', attempts: 1, error: null, targetName: 'Drop folder', documentType: 'consult-report' });
  const names = (await readdir(folderOf(me))).toSorted();
  expect(names).toEqual([expect.stringMatching(/^[\da-f]{32}\.json$/), expect.stringMatching(/^[\da-f]{32}\.pdf$/)]);
  const facts = JSON.parse(await readFile(join(folderOf(me), names[0]!), 'utf8')) as { document: { file: string; pages: number } };
  expect(facts).toMatchObject({ document: { file: names[1], pages: 1 }, patient: { familyName: 'Okafor', birthDate: '1961-04-09' } });
  const pdf = await documents.open({ path: join(folderOf(me), names[1]!) });
  expect(pdf.pages).toHaveLength(1);
  await pdf.close();
  const [event] = await auth.sql("select patient_id, detail ->> 'event' as event, outcome from audit_event where organization_id = $1 and entity = 'emr_export'", [me.organization.id]);
  expect(event).toEqual({ patient_id: patientId, event: 'deliver', outcome: 'success' });
});

test('an export waits half a minute; taken back by then, it goes nowhere', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me);
  await auth.sql(`update fax set status = 'completed', patient_id = $2, document_type = 'other' where id = $1`, [faxId, patientId]);
  const [job] = await auth.sql<{ seconds: number }>('select extract(epoch from run_at - created_at)::int as seconds from job where kind = $1 and fax_id = $2', [exportJob, faxId]);
  expect(job!.seconds).toBe(30);
  await takeBack(faxId);
  await auth.sql('update job set run_at = now() where kind = $1', [exportJob]);
  await work();
  await vi.waitFor(async () => expect(await auth.sql('select status from job where kind = $1 and fax_id = $2', [exportJob, faxId])).toEqual([{ status: 'done' }]), patiently);
  await becomes(me, { state: 'cancelled', attempts: 0 });
  await expect(readdir(folderOf(me))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('what was taken back after it had gone is work for somebody, until they have seen to it; filed again, it goes again', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me);
  await work();
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered' });
  await takeBack(faxId);
  const [recalled] = await exportsOf(me, 'attention');
  expect(recalled).toMatchObject({ state: 'recalled' });
  expect((await me.ask('POST', '/emr/again', { id: recalled!.id })).body.error.code).toBe('not-filed');
  expect((await me.ask('POST', '/emr/settle', { id: recalled!.id })).status).toBe(200);
  expect((await me.ask('POST', '/emr/settle', { id: recalled!.id })).status).toBe(409);
  expect(await exportsOf(me, 'attention')).toEqual([]);
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered' }, { state: 'settled' });
});

test('a misdirected fax that is locked away marks what has gone', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me);
  await work();
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered' });
  await auth.sql('update fax set locked_at = now() where id = $1', [faxId]);
  await vi.waitFor(async () => expect(await exportsOf(me)).toMatchObject([{ state: 'recalled' }]), patiently);
});

test('bins and types decide what a system is given', async () => {
  const { me, faxId, patientId } = await newDesk();
  const [location] = await auth.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'Main') returning id", [me.organization.id]);
  const [bin] = await auth.sql<{ id: string }>("insert into bin (organization_id, location_id, name) values ($1, $2, 'Cardiology') returning id", [me.organization.id, location!.id]);
  await newTarget(me, { name: 'Laboratory', place: 'lab', documentTypes: ['lab-result'] });
  await newTarget(me, { name: 'Cardiology', place: 'cardio', binIds: [bin!.id] });
  await newTarget(me, { name: 'Stopped', isActive: false });
  await fileFax(faxId, patientId);
  expect(await exportsOf(me)).toEqual([]);
  await takeBack(faxId);
  await auth.sql('update fax set bin_id = $2 where id = $1', [faxId, bin!.id]);
  await fileFax(faxId, patientId, 'lab-result');
  expect((await exportsOf(me)).map(({ targetName }) => targetName).toSorted()).toEqual(['Cardiology', 'Laboratory']);
});

test('a folder that is not there is waited for, shown as work after some tries, and filled once it is back', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me);
  await rm(join(root, 'drop'), { recursive: true, force: true });
  await work();
  await fileFax(faxId, patientId);
  await vi.waitFor(async () => expect(await exportsOf(me, 'attention')).toMatchObject([{ error: 'folder-missing' }]), patiently);
  expect((await me.ask<{ error: string }>('POST', '/emr/try', { id: (await exportsOf(me))[0]!.targetId })).body).toEqual({ error: 'folder-missing' });
  await mkdir(join(root, 'drop'));
  await becomes(me, { state: 'delivered', error: null });
  expect(await readdir(folderOf(me))).toHaveLength(2);
});

test('a system that cannot take it now, or does not answer, has it once all the same', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me, hl7);
  verdicts = ['AR', 'AR'];
  await work();
  const before = emr.taken().length;
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered', attempts: 3, error: null });
  const taken = emr.taken().slice(before);
  expect(taken).toMatchObject([{ familyName: 'Okafor' }]);
  const pdf = await documents.open({ bytes: taken[0]!.pdf });
  expect(pdf.pages).toHaveLength(1);
  await pdf.close();
});

test('what is refused is not sent again by itself, needs somebody, and goes as another message by hand', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me, hl7);
  verdicts = ['AE'];
  await work();
  const before = emr.taken().length;
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'failed', attempts: 1, error: 'rejected' });
  const [failed] = await exportsOf(me, 'attention');
  expect((await me.ask<{ targets: EmrTarget[] }>('GET', '/emr/')).body.targets).toMatchObject([{ attention: 1 }]);
  const other = await newAdministrator(auth, rights);
  for (const path of ['/emr/again', '/emr/settle']) expect((await other.ask('POST', path, { id: failed!.id })).status).toBe(404);
  expect((await me.ask('POST', '/emr/again', { id: failed!.id })).status).toBe(200);
  await becomes(me, { state: 'delivered' }, { state: 'settled' });
  expect(await exportsOf(me, 'attention')).toEqual([]);
  expect(emr.taken()).toHaveLength(before + 1);
});

test('a process that dies after sending sends the same message, which is taken once', async () => {
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me, hl7);
  const before = emr.taken().length;
  await work();
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered' });
  // As it stood before the outcome was kept.
  await auth.sql("update emr_export set state = 'sending' where fax_id = $1", [faxId]);
  await auth.sql("update job set status = 'queued', attempts = 0, run_at = now() where kind = $1 and fax_id = $2", [exportJob, faxId]);
  await becomes(me, { state: 'delivered', attempts: 2 });
  expect(emr.taken()).toHaveLength(before + 1);
});

test('nobody at the other end is said so, and a connection is tried without anything of a patient', async () => {
  const { me, faxId, patientId } = await newDesk();
  const target = await newTarget(me, { ...hl7, name: 'Nobody', place: 'nobody' });
  expect((await me.ask('POST', '/emr/try', { id: target.id })).body).toEqual({ error: 'unreachable' });
  await work();
  await fileFax(faxId, patientId);
  await vi.waitFor(async () => expect(await exportsOf(me)).toMatchObject([{ error: 'unreachable', state: expect.stringMatching(/waiting|sending/) as string }]), patiently);
  expect((await me.ask<EmrTarget>('PUT', '/emr/', { ...target, place: 'oscar' })).body).toMatchObject({ place: 'oscar', version: 2 });
  const before = emr.taken().length;
  expect((await me.ask('POST', '/emr/try', { id: target.id })).body).toEqual({ error: null });
  await becomes(me, { state: 'delivered' });
  expect(emr.taken()).toHaveLength(before + 1);
});

test('a foreign server of HL7 takes the message and is understood', async () => {
  const heard: string[] = [];
  const foreign = new Hl7Server((connection) => {
    connection.addEventListener('message', ({ message }: Hl7MessageEvent) => {
      heard.push(message.getSegment('PID')!.getField(5).toString());
      connection.send(message.buildAck());
    });
  });
  foreign.start(places.connections['foreign']!.port);
  const { me, faxId, patientId } = await newDesk();
  await newTarget(me, { ...hl7, name: 'Foreign', place: 'foreign' });
  await work();
  await fileFax(faxId, patientId);
  await becomes(me, { state: 'delivered', attempts: 1 });
  expect(heard).toEqual(['Okafor^Ada']);
  await foreign.stop({ forceDrainTimeoutMs: 100 });
});

test('formats that name a patient are not made without one, and say so', async () => {
  const { me, faxId } = await newDesk();
  await newTarget(me, { format: 'hrm', facility: 'RCAR' });
  await work();
  await fileFax(faxId, null, 'correspondence');
  await becomes(me, { state: 'failed', error: 'no-patient' });
  expect(await readdir(join(root, 'drop'))).not.toContain(me.organization.id);
});

test('a fax is given by hand once it is filed, once at a time, by whoever files faxes', async () => {
  const { me, faxId, patientId } = await newDesk();
  await auth.sql(`update fax set status = 'completed', patient_id = $2, document_type = 'referral' where id = $1`, [faxId, patientId]);
  const target = await newTarget(me);
  const give = () => me.ask<EmrExport>('POST', '/emr/export', { faxId, targetId: target.id });
  const [one, two] = await Promise.all([give(), give()]);
  expect(one.body.id).toBe(two.body.id);
  expect(one.body.state).toBe('waiting');
  expect((await me.ask('GET', `/emr/fax/${faxId}`)).body).toMatchObject({ targets: [{ id: target.id, name: 'Drop folder' }], exports: [{ id: one.body.id }] });
  const reader = await newAdministrator(auth, ['faxes.read']);
  expect((await reader.ask('POST', '/emr/export', { faxId, targetId: target.id })).status).toBe(404);
  const other = await newAdministrator(auth, rights);
  const theirs = await newTarget(other);
  expect((await other.ask('POST', '/emr/export', { faxId, targetId: theirs.id })).status).toBe(404);
  expect((await other.ask('GET', `/emr/fax/${faxId}`)).status).toBe(404);
  await takeBack(faxId);
  expect((await give()).body.error.code).toBe('not-filed');
});

test('a system is changed by its own organisation alone, with places that the operator has set up', async () => {
  const [me, other] = [await newAdministrator(auth, rights), await newAdministrator(auth, rights)];
  const target = await newTarget(me);
  expect((await me.ask('GET', '/emr/')).body).toMatchObject({ places: { hasFolder: true, connections: ['foreign', 'nobody', 'oscar'] } });
  const refused = async (more: object) => (await me.ask('POST', '/emr/', { ...fields, name: 'Another', ...more })).body.error.fields;
  expect(await refused({ place: '../../etc' })).toMatchObject([{ path: 'place' }]);
  expect(await refused({ ...hl7, place: '10.0.0.1:22' })).toMatchObject([{ path: 'place' }]);
  expect(await refused({ ...hl7, place: 'constructor' })).toMatchObject([{ path: 'place', code: 'unknown' }]);
  expect(await refused({ format: 'hrm', transport: 'mllp', facility: 'RCAR' })).toMatchObject([{ path: 'transport' }]);
  expect(await refused({ format: 'hrm' })).toMatchObject([{ path: 'facility', code: 'required' }]);
  expect(await refused({ binIds: [clinic.binId] })).toMatchObject([{ path: 'binIds', code: 'unknown' }]);
  expect((await me.ask('POST', '/emr/', fields)).status).toBe(409);
  expect((await other.ask('PUT', '/emr/', { ...target, name: 'Theirs' })).status).toBe(404);
  expect((await other.ask('POST', '/emr/try', { id: target.id })).status).toBe(404);
  expect((await me.ask('PUT', '/emr/', { ...target, version: 9 })).status).toBe(409);
  const clerk = await newAdministrator(auth, ['faxes.triage']);
  expect((await clerk.ask('POST', '/emr/', fields)).status).toBe(404);
});
