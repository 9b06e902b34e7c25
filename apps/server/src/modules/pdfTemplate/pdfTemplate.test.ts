import type { FormReading, PdfTemplate, PdfTemplateDetail, PdfTemplateDraft, PdfTemplateTrial } from '@intake/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuth, type AuthFixture } from '../../auth/auth.fixtures.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createFileLinks } from '../../platform/files/fileLinks.ts';
import { willowbrook, cell } from '../../pipeline/extraction/forms/willowbrook.fixtures.ts';
import { newAdministrator, type Administrator } from '../../testing/administrator.ts';
import { insertFormFax, sheets, willowbrookNumber } from '../../testing/formFaxes.ts';
import { createFormReading } from './formReading.service.ts';
import { pdfTemplateRoutes } from './pdfTemplate.routes.ts';
import { createPdfTemplateService } from './pdfTemplate.service.ts';

const path = '/pdftemplate/';
let auth: AuthFixture;
beforeAll(async () => {
  const links = createFileLinks(Buffer.alloc(32), systemClock);
  auth = await startAuth({ routes: ({ database }) => [pdfTemplateRoutes(createPdfTemplateService({ database, links }), createFormReading({ database }))] });
});
afterAll(() => auth.stop());

const manager = () => newAdministrator(auth, ['settings.manage', 'faxes.read', 'faxes.triage', 'patients.read']);
const sql = (text: string, values?: unknown[]) => auth.sql(text, values) as never;
const fileSheets = async (me: Administrator, some = sheets) => {
  const ids = [];
  for (const one of some) ids.push(await insertFormFax(sql, { organizationId: me.organization.id, ...one }));
  return ids;
};
const fieldsOn = (faxId: string, change: object = {}) => ({
  name: 'Willowbrook intake', faxNumbers: [willowbrookNumber], clinicId: null, documentType: 'referral', sample: { faxId, page: 1 }, ...shapeOf(), ...change,
});
const shapeOf = () => ({
  aspect: willowbrook.shape.aspect,
  anchors: willowbrook.shape.anchors.map(({ text, box }) => ({ text, box })),
  zones: willowbrook.shape.zones.filter(({ field }) => field !== 'urgency'),
});
const create = async (me: Administrator, change: object = {}) => {
  const ids = await fileSheets(me);
  return { ids, made: (await me.ask<PdfTemplateDetail>('POST', path, fieldsOn(ids[0]!, change))).body };
};
const tryOut = async (me: Administrator, id: string) => (await me.ask<PdfTemplateTrial>('POST', `${path}trial`, { id })).body;

test('a template is drawn, tried on what was filed, and switched on', async () => {
  const me = await manager();
  const { made } = await create(me);
  expect(made).toMatchObject({ status: 'draft', latest: 1, published: null, trial: null, samplePage: { page: 1 }, versions: [{ number: 1, source: 'human' }] });
  const early = await me.ask('POST', `${path}switch`, { id: made.id, version: made.version, on: true });
  expect([early.status, early.body.error.code]).toEqual([409, 'not-tried']);
  const trial = await tryOut(me, made.id);
  expect(trial).toMatchObject({ number: 1, objections: [], sums: { samples: 4, fitted: 4, fields: { 'patient.name': { right: 4, wrong: 0 }, 'patient.address': { unknown: 4 } } } });
  const on = await me.ask<PdfTemplate>('POST', `${path}switch`, { id: made.id, version: made.version, on: true });
  expect(on.body).toMatchObject({ status: 'on', published: 1, version: made.version + 1 });
  expect((await me.ask('POST', `${path}switch`, { id: made.id, version: made.version, on: false })).status).toBe(409);
  expect((await me.ask<PdfTemplate>('POST', `${path}switch`, { id: made.id, version: on.body.version, on: false })).body.status).toBe('off');
});

test('a trial that contradicts what was filed keeps a template off, and no value of a fax is stored with it', async () => {
  const me = await manager();
  const { made } = await create(me, { zones: [{ field: 'patient.birthDate', kind: 'date', box: cell(3, 44, 90) }] });
  await auth.sql("update patient set birth_date = '1950-01-01' where organization_id = $1 and family_name = 'Li'", [me.organization.id]);
  const trial = await tryOut(me, made.id);
  expect(trial.objections).toEqual([{ code: 'wrong-patient', field: 'patient.birthDate' }]);
  expect(trial.samples.flatMap(({ fields }) => fields).filter(({ verdict }) => verdict === 'wrong')).toEqual([{ field: 'patient.birthDate', verdict: 'wrong', read: '2001-12-30', filed: '1950-01-01' }]);
  const answer = await me.ask('POST', `${path}switch`, { id: made.id, version: made.version, on: true });
  expect([answer.status, answer.body.error.code]).toEqual([409, 'not-proven']);
  const [stored] = await auth.sql<{ trial: string }>('select trial::text from pdf_template_version where template_id = $1', [made.id]);
  expect(stored!.trial).not.toContain('2001');
});

test('a change of a published version begins the next one, and a change of the zones asks for a new trial', async () => {
  const me = await manager();
  const { made, ids } = await create(me);
  await tryOut(me, made.id);
  const renamed = (await me.ask<PdfTemplateDetail>('PUT', path, { ...fieldsOn(ids[0]!), id: made.id, version: 1, name: 'Willowbrook' })).body;
  expect(renamed).toMatchObject({ name: 'Willowbrook', latest: 1, trial: { fitted: 4 } });
  await me.ask('POST', `${path}switch`, { id: made.id, version: renamed.version, on: true });
  const change = { ...fieldsOn(ids[0]!), id: made.id, version: renamed.version + 1, zones: shapeOf().zones.slice(0, 2) };
  const changed = (await me.ask<PdfTemplateDetail>('PUT', path, change)).body;
  expect(changed).toMatchObject({ status: 'on', latest: 2, published: 1, trial: null, fields: ['patient.name', 'patient.birthDate'], versions: [{ number: 2 }, { number: 1, trial: { fitted: 4 } }] });
  expect((await me.ask('PUT', path, change)).status).toBe(409);
  const again = await me.ask<PdfTemplateDetail>('PUT', path, { ...change, version: changed.version, zones: shapeOf().zones.slice(0, 1) });
  expect(again.body).toMatchObject({ latest: 2, fields: ['patient.name'] });
});

test.each([
  ['too few printed words', { anchors: shapeOf().anchors.slice(0, 3) }, 'anchors', 'too_small'],
  ['printed words on one spot', { anchors: shapeOf().anchors.map((anchor) => ({ ...anchor, box: [0.1, 0.1, 0.2, 0.12] })) }, 'anchors', 'anchors-close'],
  ['a field twice', { zones: [shapeOf().zones[0], shapeOf().zones[0]] }, 'zones', 'zone-twice'],
  ['a zone that runs backwards', { zones: [{ ...shapeOf().zones[0], box: [0.5, 0.1, 0.2, 0.2] }] }, 'zones.0.box', 'custom'],
  ['nobody who sends it', { faxNumbers: [] }, 'faxNumbers', 'sender-needed'],
  ['a clinic that is not there', { clinicId: '00000000-0000-4000-8000-000000000404' }, 'clinicId', 'unknown'],
  ['a sample that is not there', { sample: { faxId: '00000000-0000-4000-8000-000000000404', page: 1 } }, 'sample.faxId', 'unknown'],
])('a template with %s is refused, by field', async (_what, change, at, code) => {
  const me = await manager();
  const [faxId] = await fileSheets(me, sheets.slice(0, 1));
  const answer = await me.ask('POST', path, fieldsOn(faxId!, change));
  expect([answer.status, answer.body.error.fields[0]]).toMatchObject([422, { path: at, code }]);
  expect((await me.ask('GET', path)).body).toEqual([]);
});

test('a draft takes over what the ordinary rules found, and the words that the sender’s faxes have in common', async () => {
  const me = await manager();
  const [faxId] = await fileSheets(me);
  const { body } = await me.ask<PdfTemplateDraft>('POST', `${path}draft`, { faxId, page: 1 });
  expect(body).toMatchObject({ name: 'Willowbrook', faxNumbers: [willowbrookNumber], samplePage: { faxId, pageCount: 1 } });
  const texts = body.anchors.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Individual', 'identifier', 'enclosures']));
  expect(texts).not.toContain('Roy');
  expect((await me.ask('POST', `${path}draft`, { faxId, page: 2 })).status).toBe(404);
  expect(await auth.sql("select 1 from audit_event where organization_id = $1 and entity = 'fax' and action = 'R'", [me.organization.id])).toHaveLength(1);
});

test('a template is run on a fax and writes nothing', async () => {
  const me = await manager();
  const { made } = await create(me);
  const faxId = await insertFormFax(sql, { organizationId: me.organization.id, status: 'ready', ...sheets[1]! });
  const before = await auth.sql('select * from extraction where fax_id = $1 order by id', [faxId]);
  const { body } = await me.ask<FormReading>('POST', `${path}extraction`, { faxId, templateId: made.id });
  expect(body.form).toMatchObject({ templateId: made.id, name: 'Willowbrook intake', page: 1, share: 1 });
  expect(body.fields.find(({ field }) => field === 'patient.name')).toMatchObject({ value: 'Li, Bo' });
  // A draft reads only where it is named.
  expect((await me.ask<FormReading>('POST', `${path}extraction`, { faxId })).body).toEqual({ form: null, fields: [] });
  expect(await auth.sql('select * from extraction where fax_id = $1 order by id', [faxId])).toEqual(before);
  const letter = await insertFormFax(sql, { organizationId: me.organization.id, status: 'ready', lines: ['REFERRAL', 'Patient: Anna Roy'] });
  expect((await me.ask<FormReading>('POST', `${path}extraction`, { faxId: letter, templateId: made.id })).body.form).toBeNull();
  await auth.sql('update page set words = null where fax_id = $1', [letter]);
  expect((await me.ask('POST', `${path}extraction`, { faxId: letter })).body.error.code).toBe('not-ready');
});

test('a template is seen and changed only by who may, and only in its organisation', async () => {
  const [me, other, reader, nobody] = [await manager(), await manager(), await newAdministrator(auth, ['faxes.read', 'faxes.triage']), await newAdministrator(auth, [])];
  const { made, ids } = await create(me);
  const [theirs] = await fileSheets(other, sheets.slice(0, 1));
  expect((await other.ask('GET', path)).body).toEqual([]);
  expect((await nobody.ask('GET', path)).status).toBe(404);
  expect((await reader.ask('GET', path)).body).toEqual([]);
  const attempts: [string, string, object | undefined][] = [
    ['GET', `${path}detail/${made.id}`, undefined], ['PUT', path, { ...fieldsOn(theirs!), id: made.id, version: 1 }], ['DELETE', path, { id: made.id, version: 1 }],
    ['POST', `${path}trial`, { id: made.id }], ['POST', `${path}switch`, { id: made.id, version: 1, on: true }], ['POST', `${path}proposal`, { id: made.id, version: 1, accept: true }],
    ['POST', `${path}extraction`, { faxId: theirs, templateId: made.id }], ['POST', `${path}extraction`, { faxId: ids[0], templateId: null }], ['POST', `${path}draft`, { faxId: ids[0], page: 1 }],
  ];
  for (const [method, url, body] of attempts) for (const who of [other, reader, nobody]) expect([url, (await who.ask(method, url, body)).status]).toEqual([url, 404]);
  expect((await me.ask('DELETE', path, { id: made.id, version: 2 })).status).toBe(409);
  expect((await me.ask('DELETE', path, { id: made.id, version: 1 })).status).toBe(200);
  expect(await auth.sql('select 1 from pdf_template_version where template_id = $1', [made.id])).toEqual([]);
  const trail = await auth.sql("select action, detail->>'event' as event from audit_event where entity_id = $1 order by sequence", [made.id]);
  expect(trail).toEqual([{ action: 'C', event: null }, { action: 'D', event: null }]);
});
