import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Letter, LetterDraft, LetterTemplate, StoredLetterhead } from '@intake/api/contract';
import { readReplyToken } from '@intake/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { documents } from '../../testing/documents.ts';
import { openDiskFiles } from '../../platform/files/disk.adapter.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import type { Files } from '../../platform/files/files.port.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { letterRoutes } from './letter.routes.ts';
import { createLetterService } from './letter.service.ts';
import { createLetterheadService } from './letterhead.service.ts';
import { createLetterTemplateService } from './letterTemplate.service.ts';

let auth: AuthFixture;
let folder: string;
let files: Files;
let [me, other]: Administrator[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'intake-letters-'));
  files = await openDiskFiles(folder);
  auth = await startAuth({
    routes: ({ database }) => {
      const parts = { database, files, documents, clock: systemClock, links: createFileLinks(Buffer.from('a secret of this test'), systemClock), publicUrl: 'https://intake.example' };
      return [letterRoutes(createLetterService(parts), createLetterTemplateService(database), createLetterheadService(parts))];
    },
  });
  const rights = ['settings.manage', 'messages.send', 'messages.read', 'patients.read', 'requests.read'];
  [me, other] = [await newAdministrator(auth, rights), await newAdministrator(auth, rights)];
});
afterAll(async () => {
  await auth.stop();
  await rm(folder, { recursive: true, force: true });
});

const patientOf = async ({ organization }: Administrator, family = 'Žižek') => {
  const [row] = await auth.sql<{ id: string }>(
    "insert into patient (organization_id, family_name, given_name, birth_date, health_number, version_code) values ($1, $2, 'Łucja', '1968-04-17', '9876543217', 'AB') returning id",
    [organization.id, family],
  );
  return row!.id;
};
const draftOf = (more: Partial<LetterDraft> = {}) => ({
  kind: 'accepted',
  locale: 'en',
  recipient: { physicianId: null, name: 'Dr. Hélène Côté', clinic: 'Elm Street', fax: '+14165550142' },
  patientId: null,
  referralId: null,
  values: {},
  ...more,
});
async function textOf(bytes: Buffer): Promise<string> {
  const document = await documents.open({ bytes });
  const { words = [] } = await document.renderPage(1);
  await document.close();
  return words.map(({ text }) => text).join(' ');
}

test('a letter is made of its template, the chart and what the caller adds, and is kept as it was made', async () => {
  const patientId = await patientOf(me!);
  const [{ id: referralId } = { id: '' }] = await auth.sql<{ id: string }>(
    "insert into request (organization_id, kind, reference, source, patient_id) values ($1, 'referral', 'REPLY2', 'fax', $2) returning id", [me!.organization.id, patientId],
  );
  const { status, body: letter } = await me!.ask<Letter>('POST', '/letter/', draftOf({ patientId, referralId, values: { 'referral.expectedWait': 'six weeks' }, asksForReply: true }));
  expect(status).toBe(200);
  const found = await me!.ask<Letter & { url: string }>('GET', `/letter/${letter.id}`);
  expect(found.body).toMatchObject({ ...letter, url: expect.stringContaining('/api/files/') });
  const [row] = await auth.sql<{ file_key: string }>('select file_key from letter where id = $1', [letter.id]);
  const bytes = await files.read(row!.file_key);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(letter.sha256);
  const text = await textOf(bytes);
  for (const part of ['Dr. Hélène Côté', 'ŽIŽEK'.toLowerCase(), 'April 17, 1968', '9876543217 AB', 'The expected wait is six weeks.', 'Test Clerk', 'send the pages at intake.example/home/pages/modaldisplay'])
    expect(text.toLowerCase()).toContain(part.toLowerCase());
  expect(readReplyToken(letter.replyToken!)).toBe(letter.replyToken);
  expect(text).toContain(letter.replyToken!.slice(0, 4));
  expect(Date.parse(letter.replyExpiresAt!) - Date.parse(letter.createdAt)).toBe(180 * 86_400_000);
  expect(await auth.sql('select action, patient_id from audit_event where entity_id = $1 order by sequence', [letter.id])).toEqual([
    { action: 'C', patient_id: patientId }, { action: 'R', patient_id: patientId },
  ]);
  await expect(auth.database.asService(me!.organization.id, (tx) => tx.updateTable('letter').set({ subject: 'other' }).execute())).rejects.toMatchObject({ code: '42501' });
});

test('a letter that asks for a reply about no referral is refused, as nothing could come of the reply', async () => {
  const { status, body } = await me!.ask('POST', '/letter/', draftOf({ patientId: await patientOf(me!), values: { 'referral.expectedWait': 'six weeks' }, asksForReply: true }));
  expect(status).toBe(422);
  expect(body.error.fields).toMatchObject([{ path: 'referralId', code: 'required' }]);
});

test('a letter that lacks a value is refused, names it, and leaves nothing', async () => {
  const before = await auth.sql('select id from letter');
  const { status, body } = await me!.ask('POST', '/letter/', draftOf());
  expect(status).toBe(422);
  expect(body.error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(['values.patient.name missing', 'values.referral.expectedWait missing']);
  for (const wrong of [{ 'patient.shoe': 'x' }, { constructor: 'x' }] as Record<string, string>[])
    expect((await me!.ask('POST', '/letter/preview', draftOf({ kind: 'free', values: wrong }))).body.error.fields[0]).toMatchObject({ code: 'unknown' });
  const unwritable = await me!.ask('POST', '/letter/preview', draftOf({ kind: 'free', wording: { subject: 'ᐃ', body: 'x' } }));
  expect([unwritable.status, unwritable.body.error.fields[0]?.code]).toEqual([422, 'unwritable']);
  expect(await auth.sql('select id from letter')).toEqual(before);
});

test('a letter about nobody of the chart shows the patient that it was given, as in a preview of its wording', async () => {
  const values = { 'patient.name': 'Sample, Alex', 'patient.birthDate': 'April 17, 1968', 'referral.expectedWait': 'six weeks' };
  const { body } = await me!.ask<{ pdf: string }>('POST', '/letter/preview', draftOf({ values }));
  expect(await textOf(Buffer.from(body.pdf, 'base64'))).toMatch(/Patient Sample, Alex Date of birth April 17, 1968/);
  const patientId = await patientOf(me!);
  const { body: charted } = await me!.ask<{ pdf: string }>('POST', '/letter/preview', draftOf({ patientId, values }));
  expect(await textOf(Buffer.from(charted.pdf, 'base64'))).toMatch(/Patient Žižek, Łucja Date of birth April 17, 1968/);
});

test('a cover page says nothing of the patient, whoever asks for it', async () => {
  const patientId = await patientOf(me!);
  const cover = draftOf({ kind: 'cover-page', patientId, values: { 'fax.pages': '3' } });
  const { body } = await me!.ask<{ pdf: string }>('POST', '/letter/preview', cover);
  const text = (await textOf(Buffer.from(body.pdf, 'base64'))).toLowerCase();
  expect(text).toContain('3');
  for (const word of ['žižek', 'łucja', '9876543217', '1968']) expect(text).not.toContain(word);
  expect((await me!.ask('POST', '/letter/preview', { ...cover, values: { 'patient.name': 'x', 'fax.pages': '3' } })).status).toBe(422);
  const saved = await me!.ask('PUT', '/letter/template', { kind: 'cover-page', locale: 'en', subject: '{patient.name|}', body: 'x', version: 0 });
  expect([saved.status, saved.body.error.fields[0]]).toMatchObject([422, { path: 'subject', code: 'private' }]);
});

test('what letters say is an organisation’s own, at the version that was seen, and goes back to what came along', async () => {
  const which = { kind: 'free', locale: 'fr' } as const;
  const own = { ...which, subject: 'Bonjour', body: 'À {recipient.name}.' };
  const saved = await me!.ask<LetterTemplate>('PUT', '/letter/template', { ...own, version: 0 });
  expect(saved.body).toEqual({ ...own, isOwn: true, version: 1 });
  expect((await me!.ask('PUT', '/letter/template', { ...own, version: 0 })).status).toBe(409);
  const of = async (who: Administrator) => (await who.ask<LetterTemplate[]>('GET', '/letter/template')).body.filter(({ kind, locale }) => kind === 'free' && locale === 'fr');
  expect(await of(me!)).toEqual([saved.body]);
  expect(await of(other!)).toMatchObject([{ isOwn: false, version: 0 }]);
  const { body: letter } = await me!.ask<Letter>('POST', '/letter/', draftOf(which));
  expect(letter).toMatchObject({ subject: 'Bonjour', templateVersion: 1 });
  expect((await me!.ask('DELETE', '/letter/template', { ...which, version: 9 })).status).toBe(409);
  expect((await me!.ask<LetterTemplate>('DELETE', '/letter/template', { ...which, version: 1 })).body).toMatchObject({ isOwn: false, version: 0 });
});

test('a letterhead has lines, numbers and a logo, and refuses what is no picture', async () => {
  const head = { lines: ['12 Rue de l’Église'], phone: '+18195550100', fax: '+18195550101' };
  expect((await me!.ask('PUT', '/letter/letterhead', { ...head, version: 3 })).status).toBe(409);
  expect((await me!.ask<StoredLetterhead>('PUT', '/letter/letterhead', { ...head, version: 0 })).body).toMatchObject({ ...head, logoUrl: null, version: 1 });
  expect((await me!.ask('PUT', '/letter/letterhead', { ...head, version: 7 })).status).toBe(409);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10"/></svg>';
  const { body } = await me!.ask<StoredLetterhead>('POST', '/letter/logo', { picture: Buffer.from(svg).toString('base64') });
  expect(body).toMatchObject({ ...head, logoUrl: expect.stringContaining('/api/files/'), version: 2 });
  const whiteOnNothing = svg.replace('<rect ', '<rect fill="white" ');
  for (const [picture, code] of [['text', 'unreadable'], [whiteOnNothing, 'blank']] as const)
    expect((await me!.ask('POST', '/letter/logo', { picture: Buffer.from(picture).toString('base64') })).body.error.fields).toMatchObject([{ path: 'picture', code }]);
  const { body: preview } = await me!.ask<{ pdf: string }>('POST', '/letter/preview', draftOf({ kind: 'free' }));
  expect(await textOf(Buffer.from(preview.pdf, 'base64'))).toContain('Telephone: 819-555-0100');
  const changed = { lines: ['9 Elm Street'], phone: null, fax: null };
  const { body: under } = await me!.ask<{ pdf: string }>('POST', '/letter/preview', { ...draftOf({ kind: 'free' }), letterhead: changed });
  expect(await textOf(Buffer.from(under.pdf, 'base64'))).toMatch(/^(?!.*819-555-0100).*9 Elm Street/);
  expect((await me!.ask<StoredLetterhead>('GET', '/letter/letterhead')).body.lines).toEqual(head.lines);
  expect((await other!.ask<StoredLetterhead>('GET', '/letter/letterhead')).body).toMatchObject({ lines: [], logoUrl: null, version: 0 });
});

test('letters are listed newest first, a patient’s alone, in pages, and are nobody else’s', async () => {
  const patientId = await patientOf(me!, 'Listed');
  const made: Letter[] = [];
  for (let count = 0; count < 3; count += 1) made.unshift((await me!.ask<Letter>('POST', '/letter/', draftOf({ kind: 'free', patientId }))).body);
  interface Page { items: Letter[]; nextCursor: string | null }
  const first = await me!.ask<Page>('GET', `/letter/?patientId=${patientId}&limit=2`);
  const second = await me!.ask<Page>('GET', `/letter/?patientId=${patientId}&limit=2&cursor=${encodeURIComponent(first.body.nextCursor!)}`);
  expect([...first.body.items, ...second.body.items].map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  expect((await other!.ask<Page>('GET', '/letter/')).body.items).toEqual([]);
  expect((await other!.ask('GET', `/letter/${made[0]!.id}`)).status).toBe(404);
  expect((await other!.ask('POST', '/letter/', draftOf({ kind: 'free', patientId }))).status).toBe(422);
  const reader = await newAdministrator(auth, ['messages.read']);
  expect((await reader.ask('POST', '/letter/', draftOf({ kind: 'free' }))).status).toBe(404);
});
