import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchContract } from '@intake/api/contract';
import type { Actor } from '../../kernel/actor.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { indexFax } from '../../platform/search/faxIndex.ts';
import { storedNameKeys } from '../../platform/search/names.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { createFaxService } from '../fax/fax.service.ts';
import { findPatients } from '../patient/patient.store.ts';
import { findPhysicians } from '../physician/physician.store.ts';
import { createSearchService, type SearchService } from './search.service.ts';

const count = 900;

let clinic: TestClinic;
let search: SearchService;
let clerk: Actor;
let stranger: Actor;

/** The same faxes for both organisations: the first is the newest, each is an hour older than the one before. */
const storeFaxes = (organizationId: string) =>
  clinic.sql(
    `with stored as (
       insert into fax (organization_id, source, sha256, size, original_name, received_at, status, document_type)
       select $1, 'upload', 'test-' || n, 1, n::text, timestamptz '2026-01-01 12:00Z' - n * interval '1 hour',
         case when n % 30 = 0 then 'on-hold' else 'ready' end, case when n % 2 = 0 then 'referral' else 'lab-result' end
       from generate_series(1, $2::int) n returning *
     )
     insert into fax_search (fax_id, organization_id, received_at, status, document_type, document)
     select id, organization_id, received_at, status, document_type, to_tsvector('simple', concat_ws(' ', 'everywhere',
       case when original_name::int % 9 = 0 then 'ninth' end,
       case when original_name::int % 200 = 0 then 'seldom' end,
       case when original_name::int = $2 then 'oldest' end)) from stored`,
    [organizationId, count],
  );

beforeAll(async () => {
  clinic = await createTestClinic();
  const { database } = clinic;
  const faxes = createFaxService({ database, links: createFileLinks(Buffer.alloc(32, 1), systemClock), clock: systemClock });
  search = createSearchService({ database, findPatients, findPhysicians, readFaxes: faxes.read });
  clerk = actorOf(clinic);
  const other = await createOrganization(clinic);
  stranger = actorOf(clinic, { ...other.member, organizationIds: [other.id] });
  await storeFaxes(clinic.organization.id);
  await storeFaxes(other.id);
});
afterAll(() => clinic.close());

const queryOf = (query: Record<string, string>) => searchContract.searchEverything.query!.parse({ kind: 'faxes', ...query });

/** Numbers of the faxes that are found, in order, of all pages. */
async function find(query: Record<string, string>, actor = clerk): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | undefined;
  do {
    const { faxes } = await search.search(actor, queryOf({ ...query, sort: 'newest', ...(cursor && { cursor }) }));
    found.push(...faxes.items.map(({ fax }) => Number(fax.originalName)));
    cursor = faxes.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

const numbers = (accept: (number: number) => boolean) => Array.from({ length: count }, (_, index) => index + 1).filter(accept);

test('common, middling and rare words are found newest first, over all pages, each fax once', async () => {
  expect(await find({ q: 'everywhere', limit: '200' })).toEqual(numbers(() => true));
  expect(await find({ q: 'ninth', limit: '30' })).toEqual(numbers((n) => n % 9 === 0));
  expect(await find({ q: 'seldom' })).toEqual([200, 400, 600, 800]);
  expect(await find({ q: 'oldest' })).toEqual([count]);
  expect(await find({ q: 'nowhere' })).toEqual([]);
});

test('an unfinished last word is found, and all words have to be there', async () => {
  expect(await find({ q: 'everywhere nin' })).toEqual(numbers((n) => n % 9 === 0));
  expect(await find({ q: 'nin everywhere' })).toEqual([]);
});

test('filters narrow it, and follow what becomes of the fax', async () => {
  expect(await find({ q: 'everywhere', status: 'on-hold' })).toEqual(numbers((n) => n % 30 === 0));
  expect(await find({ q: 'ninth', documentType: 'referral' })).toEqual(numbers((n) => n % 18 === 0));
  // A day of the clock in Toronto, which is five hours behind.
  expect(await find({ q: 'everywhere', from: '2025-12-09', to: '2025-12-09' })).toEqual(numbers((n) => n >= 536 && n <= 559));
  await clinic.sql("update fax set status = 'rejected' where organization_id = $1 and original_name = '200'", [clinic.organization.id]);
  expect(await find({ q: 'seldom', status: 'rejected' })).toEqual([200]);
});

test('what was sent is found beside what was received, by itself, and by the number that it went to', async () => {
  const [received, sent] = [await makeFax('zephyr', { receivedAt: '2026-01-03T12:00Z' }), await makeFax('zephyr', { receivedAt: '2026-01-02T12:00Z' })];
  await clinic.sql("update fax set direction = 'outbound', from_number = '+14165550100', to_number = '+16135550177' where id = $1", [sent]);
  await clinic.database.asService(clinic.organization.id, (tx) => indexFax(tx, sent));
  const ids = async (query: Record<string, string>) => (await search.search(clerk, queryOf(query))).faxes.items.map(({ fax }) => fax.id);
  expect(await ids({ q: 'zephyr', sort: 'newest' })).toEqual([received, sent]);
  expect(await ids({ q: 'zephyr', direction: 'outbound' })).toEqual([sent]);
  expect(await ids({ q: 'zephyr', direction: 'inbound' })).toEqual([received]);
  expect(await ids({ q: '+16135550177' })).toEqual([sent]);
  expect(await ids({ q: '14165550100' })).toEqual([]);
});

test('each organisation finds its own', async () => {
  const { faxes } = await search.search(clerk, queryOf({ q: 'oldest' }));
  const { faxes: theirs } = await search.search(stranger, queryOf({ q: 'oldest' }));
  expect([faxes.items.length, theirs.items.length]).toEqual([1, 1]);
  expect(faxes.items[0]?.fax.id).not.toBe(theirs.items[0]?.fax.id);
});

/** A fax whose only page says this. */
async function makeFax(text: string, changes: { patientName?: string; receivedAt: string }): Promise<string> {
  const { id: organizationId } = clinic.organization;
  const [fax] = await clinic.sql<{ id: string }>(
    `insert into fax (organization_id, source, sha256, size, patient_name, received_at) values ($1, 'upload', $2, 1, $3, $4) returning id`,
    [organizationId, crypto.randomUUID(), changes.patientName ?? null, changes.receivedAt],
  );
  const id = fax?.id ?? '';
  await clinic.sql(
    `with stored as (insert into document (organization_id, fax_id, version, kind, file_key, media_type, size)
       values ($1, $2, 1, 'original', 'key', 'image/tiff', 1) returning id)
     insert into page (organization_id, document_id, fax_id, number, image_key, thumbnail_key, width, height, dpi, text)
     select $1, id, $2, 1, 'key', 'key', 100, 100, 204, $3 from stored`,
    [organizationId, id, text],
  );
  await clinic.database.asService(organizationId, (tx) => indexFax(tx, id));
  return id;
}

test('a name ranks above the text of a page, and says where it was met', async () => {
  const named = await makeFax('a letter about something else', { patientName: 'Quillfeather, Ada', receivedAt: '2025-03-01T12:00:00Z' });
  const mentioned = await makeFax('please see quillfeather and\ncall back', { receivedAt: '2025-03-02T12:00:00Z' });
  const { faxes } = await search.search(clerk, queryOf({ q: 'Quillfeather' }));
  expect(faxes.items.map(({ fax, page }) => [fax.id, page])).toEqual([[named, null], [mentioned, 1]]);
  expect(faxes.items[1]?.snippet).toEqual([
    { text: 'please see ', hit: false }, { text: 'quillfeather', hit: true }, { text: ' and call back', hit: false },
  ]);
  expect(faxes.rankedAmongNewest).toBeNull();
});

test('a name with a typing error is found when nobody is called so', async () => {
  const id = await makeFax('re: Noor Abernathy', { patientName: 'Abernathy, Noor', receivedAt: '2025-03-03T12:00:00Z' });
  const { faxes } = await search.search(clerk, queryOf({ q: 'Abrenathy' }));
  expect(faxes.items.map(({ fax, page }) => [fax.id, page])).toEqual([[id, 1]]);
  expect(faxes.items[0]?.snippet).toEqual([{ text: 're: Noor ', hit: false }, { text: 'Abernathy', hit: true }]);
});

test('names with a typing error are paged like others', async () => {
  const ids = [];
  for (const day of ['05', '04'])
    ids.push(await makeFax('re: Sean O’Kowalczyk', { patientName: 'O’Kowalczyk, Sean', receivedAt: `2025-03-${day}T12:00:00Z` }));
  const find = (cursor?: string) => search.search(clerk, queryOf({ q: "o'kowalzyk", sort: 'newest', limit: '1', ...(cursor && { cursor }) }));
  const first = (await find()).faxes;
  const second = (await find(first.nextCursor ?? undefined)).faxes;
  expect([...first.items, ...second.items].map(({ fax }) => fax.id)).toEqual(ids);
});

test('people are found by beginnings and with typing errors, the exact ones first, of the own organisation alone', async () => {
  for (const [actor, family, given] of [
    [clerk, 'Lindqvist', 'Maya'], [clerk, 'Lindquist', 'Aron'], [clerk, 'Torres', 'Linda'], [stranger, 'Lindqvist', 'Foreign'],
  ] as const)
    await clinic.sql('insert into patient (organization_id, family_name, given_name, name_keys) values ($1, $2, $3, $4)', [
      actor.organizationId, family, given, storedNameKeys(family, given),
    ]);
  const names = async (q: string) =>
    (await search.search(clerk, queryOf({ q, kind: 'patients' }))).patients.map(({ familyName, givenName }) => `${familyName}, ${givenName}`);
  expect(await names('lind')).toEqual(['Lindquist, Aron', 'Lindqvist, Maya', 'Torres, Linda']);
  expect(await names('Lindqvist')).toEqual(['Lindqvist, Maya', 'Lindquist, Aron']);
  expect(await names('Lindqivst Maya')).toEqual(['Lindqvist, Maya']);
});
