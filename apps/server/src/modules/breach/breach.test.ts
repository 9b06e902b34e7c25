import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BreachReport } from '@intake/api/contract';
import type { Permission } from '@intake/api/rules';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock, type Clock } from '../../platform/clock/clock.ts';
import { localDay } from '../../platform/clock/deadline.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { startWorker } from '../../platform/jobs/worker.ts';
import { createLog } from '../../platform/log/log.ts';
import { indexFax } from '../../platform/search/faxIndex.ts';
import { actorOf, makeColleague, makeReadyFax } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { patiently } from '../../testing/patiently.ts';
import { startSending, type SendingClinic } from '../../testing/sending.ts';
import { createFaxService, type FaxService } from '../fax/fax.service.ts';
import { createFaxPagesService, type FaxPagesService } from '../fax/faxPages.service.ts';
import { findPatients } from '../patient/patient.store.ts';
import { findPhysicians } from '../physician/physician.store.ts';
import { sendDigests } from '../request/digest/requestDigest.ts';
import { createSearchService } from '../search/search.service.ts';
import { createBreachService, type BreachService } from './breach.service.ts';
import { createBreachReporting, type BreachReporting } from './breachReport.service.ts';
import { createEraseHandler, eraseJob, fileColumns } from './eraseFiles.ts';
import { createFileLock } from './fileLock.ts';

const links = createFileLinks(Buffer.from('a secret of this test'), systemClock);
let clinic: SendingClinic;
let clerk: Actor;
let keeper: Actor;
let faxes: FaxService;
let pages: FaxPagesService;
let breaches: BreachService;
let reporting: BreachReporting;
let search: ReturnType<typeof createSearchService>;
beforeAll(async () => {
  clinic = await startSending();
  const parts = { ...clinic, clock: systemClock, links };
  faxes = createFaxService(parts);
  pages = createFaxPagesService(parts);
  breaches = createBreachService(parts);
  reporting = createBreachReporting(parts);
  search = createSearchService({ database: clinic.database, findPatients, findPhysicians, readFaxes: faxes.read });
  clerk = clinic.actor;
  const permissions = new Set<Permission>([...clerk.permissions, 'privacy.manage']);
  const colleague = await makeColleague(clinic);
  const [role] = await clinic.sql<{ id: string }>("insert into role (organization_id, name, permissions) values ($1, 'Privacy', $2) returning id", [clinic.organization.id, [...permissions]]);
  await clinic.sql('update mapping set role_id = $1 where user_id = $2', [role!.id, colleague.userId]);
  keeper = { ...colleague, permissions };
});
afterAll(() => clinic.stop());

const today = () => localDay(new Date(), 'America/Toronto');
let count = 0;
const arrive = async () => {
  const word = `Quetzalcoatl${(count += 1)}`;
  const id = await makeReadyFax(clinic, [`Patient: ${word}, Ada\nResult of the echocardiogram`, 'Second page']);
  await clinic.database.asService(clinic.organization.id, (tx) => indexFax(tx, id));
  return { id, word };
};
const reportOf = async (faxId: string, more: Partial<BreachReport> = {}): Promise<BreachReport> => {
  const { version } = await faxes.claim(clerk, faxId);
  return { faxId, version, description: 'Lab results for another clinic', information: ['identity', 'health'], peopleCount: 1, disposal: 'destroy', dueOn: today(), notice: { by: 'told' }, ...more };
};
/** A fax as the pipeline leaves it, with its pages in the store. */
const storeFax = async (pages: string[]): Promise<string> => {
  const { id: organizationId } = clinic.organization;
  const put = (text: string) => clinic.files.put(organizationId, Buffer.from(text), { maxBytes: 1000 });
  const original = await put(`The document of ${pages.join()}`);
  const [fax] = await clinic.sql<{ id: string }>(
    "insert into fax (organization_id, source, sha256, size, status, page_count) values ($1, 'upload', $2, 1, 'ready', $3) returning id", [organizationId, original.sha256, pages.length],
  );
  const [document] = await clinic.sql<{ id: string }>(
    "insert into document (organization_id, fax_id, version, kind, file_key, media_type, size) values ($1, $2, 1, 'original', $3, 'application/pdf', 1) returning id", [organizationId, fax!.id, original.key],
  );
  for (const [index, text] of pages.entries()) {
    const { key } = await put(text);
    await clinic.sql(
      "insert into page (organization_id, document_id, fax_id, number, image_key, thumbnail_key, width, height, dpi, text, source_document_id) values ($1, $2, $3, $4, $5, $5, 1, 1, 200, $6, $2)",
      [organizationId, document!.id, fax!.id, index + 1, key, text],
    );
  }
  return fax!.id;
};
const foundBy = async (actor: Actor, q: string) => (await search.search(actor, { q, kind: 'faxes', limit: 20, sort: 'newest' } as never)).faxes.items.length;

test('a misdirected fax is locked away: list, chart, pages, text, search, extraction and addresses are gone, and stay for who keeps the register', async () => {
  const { id, word } = await arrive();
  await clinic.sql("insert into extraction (organization_id, fax_id, field, value, confidence, source) values ($1, $2, 'reason', $3, 1, 'rule')", [clinic.organization.id, id, word]);
  const before = await faxes.get(clerk, id);
  const token = before.pages[0]!.imageUrl.replace('/api/files/', '');
  const claim = links.open(token, 'r')!;
  const isLocked = createFileLock(clinic.database);
  expect([await foundBy(clerk, word), await isLocked(claim)]).toEqual([1, false]);

  const { id: breachId } = await reporting.report(clerk, await reportOf(id));

  await expect(faxes.get(clerk, id)).rejects.toMatchObject({ status: 404 });
  await expect(faxes.words(clerk, id, 1)).rejects.toMatchObject({ status: 404 });
  await expect(pages.compose(clerk, id, null)).rejects.toMatchObject({ status: 404 });
  expect([await foundBy(clerk, word), await isLocked(claim)]).toEqual([0, true]);
  for (const view of ['incoming', 'completed'] as const) {
    const { items } = view === 'incoming' ? await faxes.list(clerk, { view: 'open', sort: 'newest', limit: 200 } as never) : await faxes.listCompleted(clerk, { limit: 200 } as never);
    expect(items.map((fax) => fax.id)).not.toContain(id);
  }
  const rows = (actor: Actor) =>
    clinic.database.asUser(actor, async (tx) => {
      const counts: number[] = [];
      for (const table of ['page', 'document', 'fax_search', 'extraction', 'candidate']) {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where fax_id = ${id}`.execute(tx);
        counts.push(rows[0]!.n);
      }
      return counts;
    });
  expect(await rows(clerk)).toEqual([0, 0, 0, 0, 0]);
  await expect(breaches.get(clerk, breachId)).rejects.toMatchObject({ status: 404 });

  expect((await faxes.get(keeper, id)).pages).toHaveLength(2);
  expect(await isLocked({ ...claim, userId: keeper.userId })).toBe(false);
  expect(await rows(keeper)).toEqual([2, 1, 0, 1, 0]);
  const detail = await breaches.get(keeper, breachId);
  expect(detail).toMatchObject({ faxId: id, from: '+14165550142', reportedBy: 'Test Clerk', disposal: 'destroy', notice: 'told', containedAt: null, lockedCount: 1 });
  expect(detail.readers).toMatchObject([{ name: 'Test Clerk', isSentOn: false }, { name: 'Other Clerk', times: 1 }]);
});

test('the letter to whoever sent it is kept, queued and told of in the register, and names nobody', async () => {
  const { id, word } = await arrive();
  const notice = { by: 'letter' as const, locale: 'en' as const, wording: null, recipientName: 'Records', send: { to: '+14165550142', confirmation: '0142' } };
  const { subject } = await reporting.preview(clerk, { faxId: id, to: notice.send.to, disposal: 'return', locale: 'fr', wording: null, recipientName: null });
  expect(subject).toBe('Une télécopie reçue par erreur');
  const breach = await reporting.report(clerk, await reportOf(id, { notice, disposal: 'return' }));
  await vi.waitFor(async () => expect((await breaches.get(keeper, breach.id)).noticeStatus).toBe('delivered'), { timeout: 20_000, interval: 100 });
  expect((await breaches.get(keeper, breach.id)).notifiedAt).not.toBeNull();
  // Reported, on its way, delivered: who has the entry open hears of each.
  const [told] = await clinic.sql<{ n: number }>("select count(*)::int as n from event where topic = 'breach' and entity_id = $1", [breach.id]);
  expect(told?.n).toBeGreaterThanOrEqual(3);
  const [letter] = await clinic.sql<{ kind: string; patient_id: string | null; file_key: string }>('select kind, patient_id, file_key from letter order by created_at desc limit 1');
  expect(letter).toMatchObject({ kind: 'misdirected', patient_id: null });
  const document = await clinic.documents.open({ bytes: await clinic.files.read(letter!.file_key) });
  const text = (await document.renderPage(1)).words!.map((one) => one.text).join(' ');
  await document.close();
  expect(text).toContain('We will send it back to you.');
  expect(text).not.toContain(word);
});

test('a letter that was left for later goes from the register once, to a confirmed number, and by who may send', async () => {
  const { id } = await arrive();
  const { id: breachId } = await reporting.report(clerk, await reportOf(id, { notice: { by: 'later' } }));
  const letter = { id: breachId, version: 1, locale: 'fr' as const, wording: null, recipientName: 'Archives', send: { to: '+14165550198', confirmation: '0000' } };
  await expect(reporting.tell(keeper, letter)).rejects.toMatchObject({ status: 422 });
  const confirmed = { ...letter, send: { ...letter.send, confirmation: '0198' } };
  await expect(reporting.tell({ ...keeper, permissions: new Set<Permission>(['privacy.manage']) }, confirmed)).rejects.toMatchObject({ status: 404 });
  await expect(reporting.tell(keeper, { ...confirmed, version: 2 })).rejects.toMatchObject({ code: 'version-conflict' });
  const both = await Promise.allSettled([reporting.tell(keeper, confirmed), reporting.tell(keeper, confirmed)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await clinic.sql("select letter_id from fax_delivery where recipient_name = 'Archives'")).toHaveLength(1);
  await vi.waitFor(async () => expect((await breaches.get(keeper, breachId)).noticeStatus).toBe('delivered'), { timeout: 20_000, interval: 100 });
  await expect(reporting.tell(keeper, { ...confirmed, version: 2 })).rejects.toMatchObject({ code: 'settled' });
});

test('a letter that cannot be sent leaves the fax as it was, and no entry', async () => {
  const { id } = await arrive();
  const report = await reportOf(id, { notice: { by: 'letter', locale: 'en', wording: null, recipientName: null, send: { to: '+14165550177', confirmation: '0000' } } });
  await expect(reporting.report(clerk, report)).rejects.toMatchObject({ status: 422 });
  expect((await faxes.get(clerk, id)).status).toBe('claimed');
  expect(await clinic.sql('select id from breach where fax_id = $1', [id])).toEqual([]);
});

test('what was cut from a misdirected fax, and the same content that came again, is locked away with it', async () => {
  const { id } = await arrive();
  const [copy] = await clinic.sql<{ id: string }>(
    "insert into fax (organization_id, source, sha256, size, status, duplicate_of) select organization_id, source, sha256, size, 'ready', id from fax where id = $1 returning id", [id],
  );
  const [part] = await clinic.sql<{ id: string }>(
    "insert into fax (organization_id, source, sha256, size, status, parent_fax_id) select organization_id, source, 'part', 1, 'ready', id from fax where id = $1 returning id", [id],
  );
  const { id: breachId } = await reporting.report(clerk, await reportOf(id));
  for (const other of [copy!.id, part!.id]) await expect(faxes.get(clerk, other)).rejects.toMatchObject({ status: 404 });
  expect((await breaches.get(keeper, breachId)).lockedCount).toBe(3);
});

test('what was ours after all is opened again, in the inbox and the search, and its entry stays', async () => {
  const { id, word } = await arrive();
  const { id: breachId } = await reporting.report(clerk, await reportOf(id));
  const { version } = await breaches.get(keeper, breachId);
  await expect(breaches.act(clerk, { id: breachId, version, event: 'withdraw', note: null })).rejects.toMatchObject({ status: 404 });
  const withdrawn = await breaches.act(keeper, { id: breachId, version, event: 'withdraw', note: 'It was for Dr. Lee' });
  expect(withdrawn).toMatchObject({ withdrawnBy: 'Other Clerk', note: 'It was for Dr. Lee' });
  expect(await faxes.get(clerk, id)).toMatchObject({ status: 'ready', completedAt: null });
  expect(await foundBy(clerk, word)).toBe(1);
  await expect(breaches.act(keeper, { id: breachId, version: withdrawn.version, event: 'contained', note: null })).rejects.toMatchObject({ status: 409 });
});

test('what is overdue and who was not told is in the list and in the mail of the morning, until it is settled', async () => {
  const { id } = await arrive();
  const { id: breachId } = await reporting.report(clerk, await reportOf(id, { notice: { by: 'later' } }));
  await clinic.sql("update breach set due_on = due_on - 3 where id = $1", [breachId]);
  const overdue = async () => (await breaches.list(keeper, { view: 'overdue', limit: 50 })).items.map((one) => one.id);
  expect(await overdue()).toEqual([breachId]);
  const morning: Clock = { now: () => new Date(`${today()}T18:00:00Z`) };
  await sendDigests({ database: clinic.database, clock: morning, siteUrl: 'https://intake.example' });
  const mails = await clinic.sql<{ user_id: string; body: string }>("select user_id, body from mail where subject like 'Misdirected%'");
  expect(mails.map(({ user_id }) => user_id)).toEqual([keeper.userId]);
  expect(mails[0]!.body).toMatch(/returned by now: 1[^]*has not been told: 1[^]*https:\/\/intake\.example\/app\/pages\/setting\/privacy/);
  const told = await breaches.act(keeper, { id: breachId, version: 1, event: 'told', note: 'By telephone' });
  const done = await breaches.act(keeper, { id: breachId, version: told.version, event: 'contained', note: null });
  expect(done).toMatchObject({ notice: 'told', containedBy: 'Other Clerk', note: 'By telephone' });
  expect(await overdue()).toEqual([]);
});

test('what was destroyed is erased: no byte, no text and no picture of it is left, what others have as well stays, and the register says when', async () => {
  const word = 'Quetzalcoatl-to-be-erased';
  const [id, other] = [await storeFax([word, 'An empty page']), await storeFax(['A page of ours', 'An empty page'])];
  await clinic.sql("insert into extraction (organization_id, fax_id, field, value, confidence, source) values ($1, $2, 'reason', $3, 1, 'rule')", [clinic.organization.id, id, word]);
  await clinic.sql('update fax set patient_name = $2, original_name = $2, note = $2 where id = $1', [id, word]);
  const keysOf = async (faxId: string) =>
    (await clinic.sql<{ key: string }>('select unnest(array[image_key, thumbnail_key]) as key from page where fax_id = $1 union select file_key from document where fax_id = $1', [faxId])).map(({ key }) => key);
  const [keys, others] = [await keysOf(id), await keysOf(other)];
  const shared = keys.filter((key) => others.includes(key));
  // Both have the same second page.
  expect(shared).toHaveLength(1);
  const { id: breachId } = await reporting.report(clerk, await reportOf(id));
  const done = await breaches.act(keeper, { id: breachId, version: 1, event: 'contained', note: 'Shredded' });
  expect(done.erasedAt).toBeNull();

  const worker = await startWorker({ database: clinic.database, log: createLog('error'), handlers: { [eraseJob]: createEraseHandler({ ...clinic, clock: systemClock }) }, pollSeconds: 0.05 });
  await vi.waitFor(async () => expect((await breaches.get(keeper, breachId)).erasedAt).not.toBeNull(), patiently);
  await worker.stop(5);

  const left = await Promise.all(keys.map(async (key) => ((await clinic.files.exists(key)) ? [key] : [])));
  expect(left.flat().toSorted()).toEqual(shared.toSorted());
  const tables = await clinic.sql<{ name: string }>("select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'");
  const telling: string[] = [];
  for (const { name } of tables) {
    const [{ n } = { n: 0 }] = await clinic.sql<{ n: number }>(`select count(*)::int as n from public.${name} as one where one::text like '%' || $1 || '%'`, [word]);
    if (n > 0) telling.push(name);
  }
  expect(telling).toEqual([]);
  expect((await faxes.get(keeper, id)).pages).toEqual([]);
  expect((await faxes.get(clerk, other)).pages).toHaveLength(2);
  expect(await breaches.get(keeper, breachId)).toMatchObject({ faxId: id, pageCount: 2, description: 'Lab results for another clinic', readers: [{ name: 'Test Clerk' }, { name: 'Other Clerk' }] });
  await expect(breaches.act(keeper, { id: breachId, version: done.version, event: 'withdraw', note: null })).rejects.toMatchObject({ status: 409, code: 'erased' });
  expect(await clinic.sql("select detail from audit_event where entity_id = $1 and detail ->> 'event' = 'erased'", [breachId])).toEqual([
    { detail: { event: 'erased', files: keys.length - shared.length, kept: shared.length } },
  ]);
});

test('the register is read in pages, and handed over as CSV and PDF in the language of the reader', async () => {
  const first = await breaches.list(keeper, { view: 'all', limit: 2 });
  const second = await breaches.list(keeper, { view: 'all', limit: 50, cursor: first.nextCursor! });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(first.items.length + second.items.length);
  const open = await breaches.list(keeper, { view: 'open', limit: 1 });
  expect((await breaches.list(keeper, { view: 'open', limit: 50, cursor: open.nextCursor! })).items.map(({ id }) => id)).not.toContain(open.items[0]!.id);

  await clinic.sql("update breach set description = '=HYPERLINK(\"https://example.org\") مرحبا 🩺' where id = $1", [first.items[0]!.id]);
  const csv = Buffer.from((await breaches.export(keeper, { format: 'csv', locale: 'fr' })).base64, 'base64').toString();
  expect(csv).toMatch(/^\uFEFFReçue,Expéditeur,/);
  expect(csv).toContain("'=HYPERLINK");
  expect(csv).toContain('Test Clerk (');
  for (const locale of ['en', 'fr', 'zh', 'ja'] as const) {
    const { base64, fileName } = await breaches.export(keeper, { format: 'pdf', locale });
    expect([Buffer.from(base64, 'base64').subarray(0, 5).toString(), fileName]).toEqual(['%PDF-', 'privacy-register.pdf']);
  }
  expect(await clinic.sql("select count(*)::int as n from audit_event where entity = 'breach' and detail ->> 'event' = 'export'")).toEqual([{ n: 5 }]);
});

test('another organisation sees nothing of a register, and nobody locks away what is not theirs', async () => {
  const { id } = await arrive();
  const { id: breachId } = await reporting.report(clerk, await reportOf(id));
  const other = await createOrganization(clinic, ['faxes.triage', 'faxes.read', 'privacy.manage']);
  const stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id], permissions: keeper.permissions });
  await expect(breaches.get(stranger, breachId)).rejects.toMatchObject({ status: 404 });
  const { id: ours } = await arrive();
  await expect(reporting.report(stranger, { ...(await reportOf(ours)) })).rejects.toMatchObject({ status: 404 });
  expect(await clinic.sql('select locked_at from fax where id = $1', [ours])).toEqual([{ locked_at: null }]);
});

test('what refers to bytes of the store is what the catalogue says, so that erasing forgets no table', async () => {
  const columns = await clinic.sql<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name ~ '_key$' and data_type = 'text' and is_generated = 'NEVER'
     -- A lock is no use of the bytes that it locks; the key of a template names no bytes.
     and table_name <> 'locked_file' and column_name <> 'template_key' order by table_name, column_name`,
  );
  expect(columns.map(({ table_name, column_name }) => [table_name, column_name])).toEqual(fileColumns);
});
