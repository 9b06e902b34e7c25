import { importUndoDays } from '@intake/api/rules';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../kernel/actor.ts';
import { PermanentError } from '../../platform/jobs/jobs.port.ts';
import { createTestClinic, type TestClinic } from '../../testing/clinic.ts';
import { actorOf } from '../../testing/faxes.ts';
import { createOrganization } from '../../testing/organizations.ts';
import { patientTarget } from '../patient/patientImport.ts';
import { createPatientService } from '../patient/patient.service.ts';
import { openDesk } from './import.fixtures.ts';
import { reportOf } from './importReport.ts';

let clinic: TestClinic;
let clerk: Actor;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  clinic = await createTestClinic();
  clerk = actorOf(clinic);
  desk = await openDesk(clinic, clerk);
});
afterAll(async () => {
  await desk.close();
  await clinic.close();
});

const chartsOf = (family: string) =>
  clinic.sql<{ id: string; version: number; given_name: string; birth_date: string; phones: string[]; email: string | null; health_number: string | null; name_keys: string[] }>(
    'select *, birth_date::text as birth_date from patient where family_name = $1 order by given_name', [family],
  );
const codesOf = async (id: string) => (await desk.rowsOf(id)).map(({ outcome, reasons }) => [outcome, ...reasons.map(({ code }) => code)].join(' '));

describe('a list of patients', () => {
  test('is proposed, tried without a change, imported once, and found by name', async () => {
    const id = await desk.upload('patient', 'Last name;First name;DOB;Sex;OHIP;Ver;Phone;City\nOkafor;Adaeze;1984-02-29;F;9876543217;AB;416-555-0142;Toronto\nOkafor;Chidi;29/02/1980;male;;;;\n');
    const preview = await desk.imports.preview(clerk, id, {});
    expect(preview.settings).toMatchObject({ encoding: 'utf-8', delimiter: ';', hasHeader: true, columns: ['familyName', 'givenName', 'birthDate', 'sex', 'healthNumber', 'versionCode', 'phone', 'address'] });
    expect(preview).toMatchObject({ asksDateOrder: true, failure: null, isEncodingSure: true });
    expect(preview.rows[0]?.values).toMatchObject({ familyName: 'Okafor', givenName: 'Adaeze', birthDate: '1984-02-29', sex: 'female', healthNumber: '9876543217', phone: '+14165550142', address: 'Toronto' });
    const checked = await desk.check(id);
    expect(checked).toMatchObject({ state: 'checked', counts: { create: 2, update: 0, error: 0, made: 0 } });
    expect(await chartsOf('Okafor')).toEqual([]);
    const done = await desk.start(id);
    expect(done).toMatchObject({ state: 'done', counts: { create: 2, made: 2 }, failure: null });
    const charts = await chartsOf('Okafor');
    expect(charts.map(({ given_name, birth_date }) => [given_name, birth_date])).toEqual([['Adaeze', '1984-02-29'], ['Chidi', '1980-02-29']]);
    expect((await createPatientService(clinic.database).list(clerk, { name: 'okafr', limit: 10 })).items).toHaveLength(2);
    const trail = await clinic.sql('select action, actor_name from audit_event where patient_id = any ($1) and action = \'C\'', [charts.map((chart) => chart.id)]);
    expect(trail).toEqual([{ action: 'C', actor_name: 'Test Clerk' }, { action: 'C', actor_name: 'Test Clerk' }].map(({ action }) => expect.objectContaining({ action })));
    await expect(desk.imports.start(clerk, id, done.version)).rejects.toThrow('not possible');
  });

  test('is undone: what nobody touched goes, what somebody changed or used stays and says so', async () => {
    const id = await desk.upload('patient', 'Family name,Given name\nFerreira,Ana\nFerreira,Bea\nFerreira,Caio\n');
    await desk.check(id);
    await desk.start(id);
    const [, bea, caio] = await chartsOf('Ferreira');
    await clinic.sql('update patient set version = version + 1, email = $2 where id = $1', [bea!.id, 'bea@mail.example']);
    await clinic.sql("insert into fax (organization_id, source, sha256, size, patient_id, status) values ($1, 'upload', 'import-undo', 1, $2, 'completed')", [clinic.organization.id, caio!.id]);
    const undone = await desk.undo(id);
    expect(undone).toMatchObject({ state: 'undone', counts: { removed: 1, kept: 2, restored: 0 } });
    expect((await chartsOf('Ferreira')).map(({ given_name }) => given_name)).toEqual(['Bea', 'Caio']);
    expect((await desk.rowsOf(id)).map(({ result, reasons }) => [result, reasons.at(-1)?.code])).toEqual([['removed', undefined], ['kept', 'kept-changed'], ['kept', 'kept-used']]);
  });

  /** As an import whose last try fails before its first rows leaves it. */
  const stopHalfWay = async (family: string) => {
    const id = await desk.upload('patient', `Family name,Given name\n${family},Luc\n${family},Anne\n`);
    await desk.check(id);
    const make = vi.spyOn(patientTarget, 'make').mockRejectedValue(new PermanentError('unexpected', 'The disk is on fire.'));
    const stopped = await desk.start(id);
    make.mockRestore();
    const [stored] = await clinic.sql<{ file_key: string }>('select file_key from import where id = $1', [id]);
    return { id, stopped, fileKey: stored!.file_key };
  };
  const letDaysPass = async (id: string) => {
    await clinic.sql('update import set rows_until = now() where id = $1', [id]);
    await clinic.sql("update job set run_at = now() where payload->>'importId' = $1 and payload->>'step' = 'forget'", [id]);
  };

  test('that stopped half-way is undone, and its rows and its file are erased as those of any other', async () => {
    const { id, fileKey } = await stopHalfWay('Moreau');
    const undone = await desk.undo(id);
    expect(undone).toMatchObject({ state: 'undone', counts: { removed: 0 }, rowsUntil: expect.any(String) });
    expect(await chartsOf('Moreau')).toEqual([]);
    await vi.waitFor(async () => expect(await clinic.files.exists(fileKey)).toBe(false));
    await letDaysPass(id);
    await vi.waitFor(async () => expect(await desk.rowsOf(id)).toEqual([]));
  });

  test('that stopped half-way and that nobody cares for any more is erased as late, with its file, and then neither goes on nor is undone', async () => {
    const { id, stopped, fileKey } = await stopHalfWay('Tremblay');
    expect(stopped).toMatchObject({ state: 'stopped', failure: 'unexpected', counts: { create: 2, made: 0 } });
    expect(Date.parse(stopped.rowsUntil ?? '') - Date.now()).toBeGreaterThan((importUndoDays - 1) * 86_400_000);
    await letDaysPass(id);
    await vi.waitFor(async () => expect(await desk.rowsOf(id)).toEqual([]));
    await vi.waitFor(async () => expect(await clinic.files.exists(fileKey)).toBe(false));
    const { version, ...erased } = await desk.imports.get(clerk, id);
    expect(erased).toMatchObject({ state: 'stopped', rowsUntil: null, counts: { create: 2 } });
    await expect(desk.imports.start(clerk, id, version)).rejects.toMatchObject({ code: 'too-late' });
    await expect(desk.imports.undo(clerk, id, version)).rejects.toMatchObject({ code: 'too-late' });
  });

  test('that stopped half-way goes on, and is kept for as long as one that never stopped', async () => {
    const { id } = await stopHalfWay('Gagnon');
    expect(await desk.start(id)).toMatchObject({ state: 'done', counts: { made: 2 } });
    await clinic.sql("update job set run_at = now() where payload->>'importId' = $1 and payload->>'step' = 'forget'", [id]);
    await vi.waitFor(async () => expect(await clinic.sql("select from job where payload->>'importId' = $1 and payload->>'step' = 'forget' and status <> 'done'", [id])).toEqual([]));
    expect(await desk.rowsOf(id)).toHaveLength(2);
  });

  test('meets charts by their number: changed or left as chosen, and changed back field by field', async () => {
    await clinic.sql("insert into patient (organization_id, family_name, given_name, birth_date, health_number, phones, email) values ($1, 'Lindgren', 'Astrid', '1990-11-14', '5584486674', '{+14165550101}', 'old@mail.example')", [clinic.organization.id]);
    const file = 'family name,given name,dob,health number,phone,email\nLindgren,Astrid,1990-11-14,5584 486 674,647-555-0110,new@mail.example\n';
    const skipped = await desk.upload('patient', file);
    expect((await desk.check(skipped, { known: 'skip' })).counts).toMatchObject({ skip: 1, update: 0 });
    const { version } = await desk.imports.get(clerk, skipped);
    await expect(desk.imports.start(clerk, skipped, version)).rejects.toMatchObject({ code: 'nothing-to-import' });
    const id = await desk.upload('patient', file);
    expect((await desk.check(id, { known: 'update' })).counts).toMatchObject({ update: 1, create: 0 });
    await desk.start(id);
    const [chart] = await chartsOf('Lindgren');
    expect(chart).toMatchObject({ phones: ['+14165550101', '+16475550110'], email: 'new@mail.example' });
    await clinic.sql('update patient set email = $2, version = version + 1 where id = $1', [chart!.id, 'third@mail.example']);
    expect((await desk.undo(id)).counts).toMatchObject({ restored: 0, kept: 1 });
    expect((await chartsOf('Lindgren'))[0]).toMatchObject({ phones: ['+14165550101'], email: 'third@mail.example' });
  });

  test('is compared with everybody of the same day once, as it is tried: while it is imported, numbers alone say who came meanwhile', async () => {
    const id = await desk.upload('patient', 'Family name,Given name,Birth date,Health number\nSato,Kenji,1930-01-01,6123456789\nSato,Yumi,1930-01-01,\n');
    expect((await desk.check(id)).counts).toMatchObject({ create: 2 });
    await clinic.sql("insert into patient (organization_id, family_name, given_name, birth_date, health_number) values ($1, 'Sato', 'Kenji', '1930-01-01', '6123456789'), ($1, 'Sato', 'Yumi', '1930-01-01', null)", [clinic.organization.id]);
    const likely = vi.spyOn(patientTarget, 'likely');
    expect((await desk.start(id)).counts).toMatchObject({ made: 1, left: 1 });
    expect(likely).not.toHaveBeenCalled();
    expect(await codesOf(id)).toEqual(['create changed-meanwhile', 'create']);
  });

  test('says of each row why it is not imported, and never puts two people in one chart', async () => {
    await clinic.sql("insert into patient (organization_id, family_name, given_name, birth_date, health_number) values ($1, 'Moreau', 'Luc', '1950-01-01', '2345678904')", [clinic.organization.id]);
    const rows = [
      'Abe,Ann,03/04/1985,,,', 'Bee,Ann,2099-01-01,,,', ',Ann,,,,', '=cmd|calc,Ann,,,,', 'Cee,"A\u0000nn",,,,', 'Dee,Ann,,9.8765E+09,,', 'Eff,Ann,,,555,', 'Gee,Ann,,,,nobody',
      'Petrov,Ivan,1971-05-05,2345678904,,', 'Haa,Ann,,4000000007,,', 'Haa,Anne,,4000000007,,', "'t Hooft,Jan,,,'416-555-0199,", `Ii,${'x'.repeat(1_000_000)},,,,`, 'Jay,Ann,,,,,,,surplus',
    ];
    const id = await desk.upload('patient', `Family name,Given name,Birth date,Health number,Phone,E-mail\n${rows.join('\n')}\n`);
    expect(await desk.check(id)).toMatchObject({ state: 'checked', counts: { error: 12 } });
    expect(await codesOf(id)).toEqual([
      'error date-ambiguous', 'error date-impossible', 'error name-missing', 'error formula', 'error control-character', 'error number-rounded',
      'error phone-invalid', 'error email-invalid', 'error other-person', expect.stringMatching(/^create/), 'error same-number-in-file', 'create', 'error too-long', 'error too-many-cells',
    ]);
    const again = (await desk.rowsOf(id)).find(({ reasons }) => reasons[0]?.code === 'same-number-in-file');
    expect(again).toMatchObject({ line: 12, reasons: [{ row: 11 }] });
    expect((await desk.rowsOf(id))[0]?.values).toEqual({ familyName: 'Abe', givenName: 'Ann', birthDate: '03/04/1985' });
    expect((await desk.rowsOf(id)).find(({ values }) => values.familyName === "'t Hooft")?.values.phone).toBe('+14165550199');
    const { url } = await desk.imports.export(clerk, id, 'fr');
    expect(url).toMatch(/^\/api\/files\//);
  });

  test.each([
    ['names its columns', 'Family name,Given name,Birth date\n', ['Family name', 'Given name', 'Birth date'], 'too-many-cells', 3],
    // Its widest row says how many it has.
    ['names none', '', ['Family name', 'Given name', 'Birth date', ''], 'date-unreadable', 2],
  ] as const)('that %s gives back what was refused, with the reasons under their own heads and each cell under its own', async (_name, head, names, code, line) => {
    const id = await desk.upload('patient', `${head}Quill,Ann,1980-02-01\n"Roy",Ann, Bea,1985-02-01\nSoo\n,Ann\n`);
    await desk.check(id, { hasHeader: head !== '', columns: ['familyName', 'givenName', 'birthDate', ...(head ? [] : [null])] });
    const parts: Uint8Array[] = [];
    for await (const part of reportOf(clinic.database, clerk, await desk.imports.get(clerk, id), 'en')) parts.push(part);
    const file = Buffer.concat(parts);
    const [heads, ...refused] = parse(file, { bom: true, relax_column_count: true });
    expect(heads).toEqual(['Line', 'Why it was not imported', ...names]);
    expect(refused).toEqual([
      [String(line), expect.stringContaining(head ? 'more cells than the header' : 'not a date'), 'Roy', 'Ann', ' Bea', '1985-02-01'],
      [String(line + 2), expect.stringContaining('name is missing'), '', 'Ann'],
    ]);
    const again = await desk.imports.preview(clerk, await desk.upload('patient', file), {});
    expect(again).toMatchObject({ failure: null, settings: { columns: [null, null, 'familyName', 'givenName', 'birthDate', ...(head ? [] : [null])] } });
    expect(again.rows.map(({ reasons }) => reasons.map((one) => one.code))).toEqual([expect.arrayContaining([code]), ['name-missing']]);
  });
});

describe('a file', () => {
  const rows = [['姓', '名', '生年月日'], ['佐藤', '花子', '1968年4月17日']];
  const text = (cells: string[][], delimiter = ',') => `${cells.map((row) => row.join(delimiter)).join('\r\n')}\r\n`;

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text(rows)}`), 'utf-8', true],
    ['UTF-16 with a mark', iconv.encode(text(rows, '\t'), 'utf-16le', { addBOM: true }), 'utf-16le', true],
    ['UTF-16 without one', iconv.encode(text([['Family name', 'Given name', 'Birth date'], ['佐藤', '花子', '1968-04-17']]), 'utf-16be'), 'utf-16be', true],
    ['Shift_JIS', iconv.encode(text([...rows, ['やまだ', 'はなこ', '']]), 'shift_jis'), 'shift_jis', false],
    ['GB18030', iconv.encode(text([['姓', '名', '出生日期'], ['佐藤', '花子', '1968-04-17']]), 'gb18030'), 'gb18030', false],
  ])('in %s is read as what it is', async (_name, bytes, encoding, isEncodingSure) => {
    const id = await desk.upload('patient', bytes);
    const preview = await desk.imports.preview(clerk, id, {});
    expect(preview).toMatchObject({ settings: { encoding, columns: ['familyName', 'givenName', 'birthDate'] }, isEncodingSure, failure: null });
    expect(preview.rows[0]?.values).toEqual({ familyName: '佐藤', givenName: '花子', birthDate: '1968-04-17' });
  });

  test('in Windows-1252 is proposed as such, and a person may say otherwise', async () => {
    const id = await desk.upload('patient', iconv.encode('sep=;\r\nNom;Prénom\r\nLœwenstein;Zoë – Éva\r\n', 'windows-1252'));
    const preview = await desk.imports.preview(clerk, id, {});
    expect(preview).toMatchObject({ settings: { encoding: 'windows-1252', delimiter: ';' }, isEncodingSure: false });
    expect(preview.rows[0]).toMatchObject({ line: 3, values: { familyName: 'Lœwenstein', givenName: 'Zoë – Éva' } });
    expect((await desk.imports.preview(clerk, id, { encoding: 'utf-8' })).rows[0]?.reasons[0]?.code).toBe('encoding');
  });

  test.each([
    ['without a row', ' \n', 'empty', null],
    ['that is a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000'), 'not-text', null],
    ['that is an old workbook', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'), 'not-text', null],
    ['with 500 columns', `${Array.from({ length: 500 }, (_, at) => `c${at}`).join(',')}\n`, 'too-many-columns', 1],
    ['with an open quotation mark', 'Family name,Given name\nA,B\n"C,D\nE,F\n', 'quote-not-closed', 3],
    ['that nobody is named in', 'phone\n416-555-0142\n', 'no-name-column', null],
  ])('%s is refused with the reason', async (_name, content, failure, failureLine) => {
    const id = await desk.upload('patient', content);
    expect(await desk.imports.preview(clerk, id, {})).toMatchObject({ failure, failureLine });
  });

  test('belongs to its organisation, and can be discarded until it is imported', async () => {
    const id = await desk.upload('patient', 'Family name\nNobody\n');
    const other = await createOrganization(clinic, ['patients.write']);
    const stranger = { ...clerk, ...other.member, organizationId: other.id };
    await expect(desk.imports.get(stranger, id)).rejects.toMatchObject({ status: 404 });
    await expect(desk.imports.preview(stranger, id, {})).rejects.toMatchObject({ status: 404 });
    await expect(desk.imports.store(other.id, id, Buffer.from('x'))).rejects.toMatchObject({ status: 404 });
    const { version } = await desk.imports.get(clerk, id);
    await expect(desk.imports.discard(clerk, { id, version: version + 1 })).rejects.toMatchObject({ code: 'version-conflict' });
    await desk.imports.discard(clerk, { id, version });
    await expect(desk.imports.get(clerk, id)).rejects.toMatchObject({ status: 404 });
  });
});

test('physicians come with a site, gain one by a second list, and lose it again', async () => {
  const first = await desk.upload('physician', 'Name,CPSO,Province,Clinic,Fax\n"Osei, Kwame",68123,ON,Lakeshore Clinic,905-555-0131\n');
  await desk.check(first);
  expect((await desk.start(first)).counts).toMatchObject({ made: 1 });
  const find = () => clinic.sql<{ clinic_name: string; fax_numbers: string[]; specialty: string | null }>("select * from physician where family_name = 'Osei'");
  expect(await find()).toMatchObject([{ clinic_name: 'Lakeshore Clinic', fax_numbers: ['+19055550131'], specialty: null }]);
  const second = await desk.upload('physician', 'Last name,First name,Licence,Specialty,Clinic,Fax\nOsei,Kwame,68 123,Cardiology,Bay Street Heart,416-555-0177\n');
  expect((await desk.check(second)).counts).toMatchObject({ update: 1 });
  await desk.start(second);
  expect(await find()).toMatchObject([{ fax_numbers: ['+19055550131', '+14165550177'], specialty: 'Cardiology' }]);
  expect((await desk.undo(second)).counts).toMatchObject({ restored: 1, kept: 0 });
  expect(await find()).toMatchObject([{ fax_numbers: ['+19055550131'], specialty: null }]);
  expect((await desk.undo(first)).counts).toMatchObject({ removed: 1 });
  expect(await find()).toEqual([]);
});
