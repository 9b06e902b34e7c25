import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileFax } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { documents } from '../../testing/documents.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf, makeColleague, makeReadyFax } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createFaxService, type FaxService } from './fax.service.ts';
import { createFaxPagesService, type FaxPagesService } from './faxPages.service.ts';
import { createUndo } from './faxUndo.service.ts';

let clinic: TestClinic;
let faxes: FaxService;
let pages: FaxPagesService;
let undo: ReturnType<typeof createUndo>;
let clerk: Actor;
let colleague: Actor;
let patientId: string;

beforeAll(async () => {
  clinic = await createTestClinic();
  const parts = { ...clinic, documents, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock };
  faxes = createFaxService(parts);
  pages = createFaxPagesService(parts);
  undo = createUndo(parts);
  clerk = actorOf(clinic);
  colleague = await makeColleague(clinic);
  const [patient] = await clinic.sql<{ id: string }>(
    "insert into patient (organization_id, family_name, given_name) values ($1, 'Okafor', 'Ada') returning id",
    [clinic.organization.id],
  );
  patientId = patient?.id ?? '';
});
afterAll(async () => {
  await clinic.close();
});

const draft = (faxId: string, version: number): FileFax => ({
  faxId, version, documentType: 'referral', priority: 'urgent', patientId, physicianId: null, modalityId: null,
  nextStep: 'referral', reason: 'Chest pain', note: null,
});
const count = (locationId?: string) => clinic.database.asUser(clerk, (tx) => faxes.count(tx, clerk, locationId));
const statusOf = async (id: string) => (await clinic.sql<{ status: string }>('select status from fax where id = $1', [id]))[0]?.status;
const auditOf = (id: string) => clinic.sql<{ action: string; detail: { event?: string } }>(
  'select action, detail from audit_event where entity_id = $1 order by sequence', [id],
);

test('a fax that is fetched ahead counts as looked at once it is claimed, and not before', async () => {
  const id = await makeReadyFax(clinic, ['next in the queue']);
  const opened = await faxes.get(clerk, id);
  const ahead = await faxes.getAhead(clerk, id);
  expect(ahead.pages.map(({ number }) => number)).toEqual(opened.pages.map(({ number }) => number));
  await faxes.claim(clerk, id, true);
  await faxes.claim(clerk, id);
  expect((await auditOf(id)).map(({ action, detail }) => detail.event ?? action)).toEqual(['receive', 'R', 'fetch-ahead', 'R', 'claim', 'claim']);
});

test('two people never take one fax', async () => {
  const id = await makeReadyFax(clinic, ['claim me']);
  const claimed = await faxes.claim(clerk, id);
  expect(claimed).toMatchObject({ status: 'claimed', claim: { userId: clerk.userId } });
  await expect(faxes.claim(colleague, id)).rejects.toMatchObject({ status: 409, code: 'claimed' });
  await expect(faxes.file(colleague, draft(id, claimed.version))).rejects.toMatchObject({ code: 'claimed' });
  // A claim that ran out holds nobody back.
  await clinic.sql("update fax set claimed_until = now() - interval '1 minute' where id = $1", [id]);
  expect((await faxes.claim(colleague, id)).claim?.userId).toBe(colleague.userId);
  expect((await faxes.release(colleague, id)).status).toBe('ready');
});

test('filing is one step with its audit event, refuses a stale version, and can be taken back', async () => {
  const id = await makeReadyFax(clinic, ['file me']);
  const { version } = await faxes.claim(clerk, id);
  const filed = await faxes.file(clerk, draft(id, version));
  expect(filed).toMatchObject({ status: 'completed', patientId, patientName: 'Okafor, Ada', claim: null });
  await expect(faxes.file(clerk, draft(id, version))).rejects.toMatchObject({ status: 409, code: 'version-conflict' });
  expect((await auditOf(id)).filter(({ detail }) => detail.event === 'file')).toHaveLength(1);

  const [action] = await faxes.actions(clerk);
  expect(action).toMatchObject({ kind: 'file', faxId: id });
  await expect(undo(colleague, action?.id ?? '')).rejects.toMatchObject({ status: 404 });
  expect(await undo(clerk, action?.id ?? '')).toMatchObject({ status: 'ready', patientId: null, completedAt: null });
  expect(await faxes.actions(clerk)).toEqual([]);
});

test('filing a fax as a referral opens one whose clock runs since the fax came, and taking the filing back withdraws it', async () => {
  const id = await makeReadyFax(clinic, ['please see her']);
  await clinic.sql("update fax set received_at = now() - interval '3 days' where id = $1", [id]);
  const referrals = () => clinic.sql<{ id: string; status: string; source: string; reason: string; waits: boolean }>(
    "select r.id, r.status, r.source, r.reason, r.clock_due_at < now() + interval '13 days' as waits from request r join request_fax f on f.request_id = r.id where f.fax_id = $1", [id],
  );
  const { version } = await faxes.claim(clerk, id);
  await faxes.file(clerk, draft(id, version));
  expect(await referrals()).toMatchObject([{ status: 'requested', source: 'fax', reason: 'Chest pain', waits: true }]);
  const [action] = await faxes.actions(clerk);
  await undo(clerk, action?.id ?? '');
  expect(await referrals()).toMatchObject([{ status: 'cancelled' }]);

  const again = await faxes.claim(clerk, id);
  await faxes.file(clerk, draft(id, again.version));
  await clinic.sql("update request set version = version + 1 where status = 'requested' and id = any ($1)", [(await referrals()).map((one) => one.id)]);
  const [second] = await faxes.actions(clerk);
  await expect(undo(clerk, second?.id ?? '')).rejects.toMatchObject({ status: 409, code: 'changed-since' });
  expect(await statusOf(id)).toBe('completed');
});

test('a fax about the work of the clinic is filed as a project without a patient, which says what there is to do and who asks', async () => {
  const id = await makeReadyFax(clinic, ['your contract ends']);
  await clinic.sql("update fax set sender_name = 'Copier Lease Inc.' where id = $1", [id]);
  const { version } = await faxes.claim(clerk, id);
  const project = { ...draft(id, version), documentType: 'correspondence', patientId: null, nextStep: 'project' } as const;
  await expect(faxes.file(clerk, { ...project, reason: null })).rejects.toMatchObject({ status: 422 });
  const filed = await faxes.file(clerk, { ...project, reason: 'Renew the contract\nBefore the end of June' });
  expect(filed).toMatchObject({ status: 'completed', patientId: null });
  expect(
    await clinic.sql('select kind, status, source, title, reason, requester from request r join request_fax f on f.request_id = r.id where f.fax_id = $1', [id]),
  ).toEqual([
    { kind: 'project', status: 'requested', source: 'fax', title: 'Renew the contract', reason: 'Renew the contract\nBefore the end of June', requester: 'Copier Lease Inc.' },
  ]);
});

test('a clinical document is not filed without a patient, and nobody else’s patient is accepted', async () => {
  const id = await makeReadyFax(clinic, ['whose is it']);
  const { version } = await faxes.claim(clerk, id);
  await expect(faxes.file(clerk, { ...draft(id, version), patientId: null })).rejects.toMatchObject({
    status: 422, extra: { fields: [{ path: 'patientId', code: 'required' }] },
  });
  const other = await createOrganization(clinic);
  const [stranger] = await clinic.sql<{ id: string }>(
    "insert into patient (organization_id, family_name) values ($1, 'Elsewhere') returning id", [other.id],
  );
  await expect(faxes.file(clerk, { ...draft(id, version), patientId: stranger?.id ?? '' })).rejects.toMatchObject({ status: 422 });
  expect(await statusOf(id)).toBe('claimed');
  await faxes.release(clerk, id);
});

test('another organisation sees nothing and changes nothing', async () => {
  const id = await makeReadyFax(clinic, ['private']);
  const { member } = await createOrganization(clinic, ['faxes.read', 'faxes.triage']);
  const stranger = actorOf(clinic, { ...member, organizationIds: [member.organizationId] });
  await expect(faxes.get(stranger, id)).rejects.toMatchObject({ status: 404 });
  await expect(faxes.claim(stranger, id)).rejects.toMatchObject({ status: 404 });
  const query = { limit: 50, view: 'open', sort: 'urgent' } as const;
  expect((await faxes.list(stranger, { ...query, status: undefined, priority: undefined, documentType: undefined, source: undefined })).items).toEqual([]);
});

test('turned and deleted pages are a new version; the received original stays; undo brings the old one back', async () => {
  const id = await makeReadyFax(clinic, ['first page', 'second page', 'third page']);
  const before = await faxes.get(clerk, id);
  const { version } = await faxes.claim(clerk, id);
  const after = await pages.edit(clerk, { faxId: id, version, pages: [{ number: 3, rotate: 90 }, { number: 1, rotate: 0 }] });
  expect(after).toMatchObject({ documentVersion: 2, pageCount: 2 });
  expect(after.pages.map(({ number, rotation }) => [number, rotation])).toEqual([[1, 90], [2, 0]]);
  expect(after.pages[0]?.width).toBe(before.pages[2]?.height);
  expect(after.documentVersions.map(({ kind }) => kind)).toEqual(['original', 'edited']);
  const [action] = await faxes.actions(clerk);
  await undo(clerk, action?.id ?? '');
  expect(await faxes.get(clerk, id)).toMatchObject({ documentVersion: 1, pageCount: 3 });
  await faxes.release(clerk, id);
});

test('the parts of a split replace their source, and undo puts it back as one', async () => {
  const id = await makeReadyFax(clinic, ['patient one', 'patient two', 'patient two again']);
  const { version } = await faxes.claim(clerk, id);
  await expect(pages.split(clerk, { faxId: id, version, parts: [[1], [2]] })).rejects.toMatchObject({ status: 422 });
  await expect(pages.split(clerk, { faxId: id, version, parts: [[1], [1, 2, 3]] })).rejects.toMatchObject({ status: 422 });
  const parts = await pages.split(clerk, { faxId: id, version, parts: [[1], [2, 3]] });
  expect(parts.map(({ pageCount, parentFaxId }) => [pageCount, parentFaxId])).toEqual([[1, id], [2, id]]);
  expect(await statusOf(id)).toBe('entered-in-error');
  const [action] = await faxes.actions(clerk);
  expect(await undo(clerk, action?.id ?? '')).toMatchObject({ id, status: 'ready' });
  for (const part of parts) expect(await statusOf(part.id)).toBe('entered-in-error');
});

test('a merged fax leaves the queue and its pages follow', async () => {
  const into = await makeReadyFax(clinic, ['letter']);
  const from = await makeReadyFax(clinic, ['its enclosure']);
  const [a, b] = [await faxes.claim(clerk, into), await faxes.claim(clerk, from)];
  const merged = await pages.edit(clerk, {
    faxId: into, version: a.version, pages: [{ number: 1, rotate: 0 }], append: { faxId: from, version: b.version },
  });
  expect(merged.pageCount).toBe(2);
  expect(await statusOf(from)).toBe('entered-in-error');
});

test('the queue is most urgent first, then oldest, and goes on exactly where a page ended', async () => {
  await clinic.sql("update fax set status = 'completed' where status <> 'completed'");
  const ids = [];
  for (const [index, priority] of ['routine', 'stat', 'routine', 'urgent'].entries()) {
    const id = await makeReadyFax(clinic, [`queue ${index}`]);
    await clinic.sql("update fax set priority = $2, received_at = now() - make_interval(hours => $3::int) where id = $1", [id, priority, index]);
    ids.push(id);
  }
  const all = { limit: 3, view: 'open', sort: 'urgent', status: undefined, priority: undefined, documentType: undefined, source: undefined } as const;
  const first = await faxes.list(clerk, all);
  const second = await faxes.list(clerk, { ...all, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([ids[1], ids[3], ids[2], ids[0]]);
  expect(second.nextCursor).toBeNull();
  await expect(faxes.list(clerk, { ...all, cursor: 'nonsense' })).rejects.toMatchObject({ status: 422 });
  expect((await count()).views).toMatchObject({ open: 4, urgent: 2, failed: 0 });
});

test('a location sees its own faxes, and those of no location, in the list and in the counts', async () => {
  await clinic.sql("update fax set status = 'completed' where status <> 'completed'");
  const [other] = await clinic.sql<{ id: string }>("insert into location (organization_id, name) values ($1, 'Annex') returning id", [clinic.organization.id]);
  const [main] = await clinic.sql<{ location_id: string }>('select location_id from bin where id = $1', [clinic.binId]);
  const [here, there, nowhere] = [await makeReadyFax(clinic, ['here']), await makeReadyFax(clinic, ['there']), await makeReadyFax(clinic, ['nowhere'])];
  await clinic.sql('update fax set location_id = $2, bin_id = null where id = $1', [there, other!.id]);
  await clinic.sql('update fax set location_id = null, bin_id = null where id = $1', [nowhere]);
  const seen = async (locationId: string | undefined) => {
    const query = { limit: 10, view: 'open', sort: 'urgent', status: undefined, priority: undefined, documentType: undefined, source: undefined } as const;
    const { items } = await faxes.list(clerk, { ...query, locationId });
    expect((await count(locationId)).views.open).toBe(items.length);
    return items.map(({ id }) => id).toSorted();
  };
  expect(await seen(main!.location_id)).toEqual([here, nowhere].toSorted());
  expect(await seen(other!.id)).toEqual([there, nowhere].toSorted());
  expect(await seen(undefined)).toEqual([here, there, nowhere].toSorted());
});

test('a fax is found by the status that it shows: one whose claim ran out is ready', async () => {
  const [held, lapsed] = [await makeReadyFax(clinic, ['held']), await makeReadyFax(clinic, ['lapsed'])];
  for (const id of [held, lapsed]) await faxes.claim(colleague, id);
  await clinic.sql("update fax set claimed_until = now() - interval '1 minute' where id = $1", [lapsed]);
  const idsOf = async (status: 'ready' | 'claimed') =>
    (await faxes.list(clerk, { view: 'open', status: [status], priority: undefined, documentType: undefined, source: undefined, sort: 'newest', limit: 50 })).items.map(({ id, status: shown }) => [id, shown]);
  expect(await idsOf('ready')).toContainEqual([lapsed, 'ready']);
  expect(await idsOf('claimed')).toEqual([[held, 'claimed']]);
});

test('what was set aside is listed beside what was completed, the newest first, until it is taken back', async () => {
  const [done, junk] = [await makeReadyFax(clinic, ['done']), await makeReadyFax(clinic, ['junk'])];
  const version = async (id: string) => (await clinic.sql<{ version: number }>('select version from fax where id = $1', [id]))[0]!.version;
  await faxes.file(clerk, draft(done, await version(done)));
  await faxes.reject(clerk, { faxId: junk, version: await version(junk), reason: 'junk' });
  const list = async () => (await faxes.listCompleted(clerk, { documentType: undefined, limit: 50 })).items.map(({ id, status }) => [id, status]);
  expect((await list()).slice(0, 2)).toEqual([[junk, 'rejected'], [done, 'completed']]);
  const [action] = await clinic.sql<{ id: string }>('select id from action where fax_id = $1', [junk]);
  await undo(clerk, action!.id);
  expect((await list())[0]).toEqual([done, 'completed']);
  const told = await clinic.sql("select 1 from event where topic = 'action' and entity_id = $1", [action!.id]);
  expect(told).toHaveLength(2);
});
