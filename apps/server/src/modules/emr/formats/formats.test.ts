import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Hl7Message } from '@medplum/core';
import { documentTypes, provinces, sexes } from '@intake/api/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { ExportFacts, ExportTarget } from './exportFacts.ts';
import { escapeHl7 } from './mdm.ts';
import { makeExport } from './makeExport.ts';

const pdf = Buffer.from('%PDF-1.7\nthe pages of a letter\n%%EOF\n');
const now = new Date('2026-02-03T15:04:05Z');

const facts: ExportFacts = {
  exportId: '0f8fad5b-d9cb-469f-a165-70867728950e', faxId: '7c9e6679-7425-40de-944b-e07fc1f90ae7', organization: 'Riverside Cardiology', receivedAt: new Date('2026-02-03T14:00:00Z'),
  filedAt: new Date('2026-02-03T14:02:00Z'), filedBy: 'Test Clerk', from: '+16135550142', to: '+16135550100', senderName: 'Lakeside', documentType: 'consult-report', priority: 'routine', pageCount: 2,
  reason: 'Follow-up after ablation', service: 'Echocardiogram',
  patient: {
    id: '16fd2706-8baf-433b-82eb-8c7fada847da', familyName: 'Okafor', givenName: 'Ada', birthDate: '1961-04-09', sex: 'female', healthNumber: '9876543217', versionCode: 'WG', province: 'ON', phone: '+16135550147', address: '12 Cormorant Lane, Ottawa ON',
  },
  physician: { familyName: 'Fournier', givenName: 'Lena', licenceNumber: '71234', billingNumber: null },
};
const target: ExportTarget = { format: 'pdf-json', transport: 'folder', place: 'inbox', application: 'OSCAR', facility: 'RCAR', fileNames: 'number' };

const filesOf = (some: ExportFacts, how: Partial<ExportTarget>) => {
  const made = makeExport(some, { ...target, ...how }, pdf, now);
  if ('error' in made || !made.files) throw new Error('no files were made');
  return made.files;
};
const textOf = (some: ExportFacts, how: Partial<ExportTarget>) => Buffer.from(filesOf(some, how)[0]!.bytes).toString();

/** Facts as senders and clerks may have written them. */
const text = fc.string({ unit: 'binary', maxLength: 90 });
const anyFacts: fc.Arbitrary<ExportFacts> = fc
  .record({
    familyName: text, givenName: text, address: fc.option(text), reason: fc.option(text), organization: text, senderName: fc.option(text), versionCode: fc.option(fc.string({ unit: fc.constantFrom('A', 'B'), minLength: 1, maxLength: 2 })),
    documentType: fc.constantFrom(...documentTypes), sex: fc.option(fc.constantFrom(...sexes)), province: fc.option(fc.constantFrom(...provinces)), physician: fc.option(fc.record({ familyName: text, givenName: text })),
  })
  .map(({ familyName, givenName, address, versionCode, sex, province, physician, ...rest }) => ({
    ...facts, ...rest, patient: { ...facts.patient!, familyName, givenName, address, versionCode, sex, province }, physician: physician && { ...physician, licenceNumber: null, billingNumber: null },
  }));

describe('HRM', () => {
  const schema: { fileName: string; contents: string }[] = [];
  beforeAll(async () => {
    for (const fileName of ['hrm.xsd', 'hrmTypes.xsd']) schema.push({ fileName, contents: await readFile(new URL(`schema/${fileName}`, import.meta.url), 'utf8') });
  });
  const errorsOf = async (...xml: string[]) =>
    (await validateXML({ xml: xml.map((contents, index) => ({ fileName: `report${index}.xml`, contents })), schema: [schema[0]!], preload: [schema[1]!] })).errors.map(({ message }) => message);
  const report = (some: ExportFacts) => textOf(some, { format: 'hrm' });

  test('validates against the schema, whoever the patient is and whatever was written', async () => {
    const bare = { ...facts, reason: null, physician: null, patient: { ...facts.patient!, healthNumber: null, versionCode: null, province: null, phone: null, address: null, sex: null } };
    expect(await errorsOf(report(facts), report(bare), ...documentTypes.map((documentType) => report({ ...facts, documentType })))).toEqual([]);
    expect(await errorsOf(...fc.sample(anyFacts, { numRuns: 200, seed: 16 }).map(report))).toEqual([]);
  });

  test('holds the patient, the sender and the pages', () => {
    const xml = report(facts);
    expect(xml).toContain(`<cdsd:Media>${pdf.toString('base64')}</cdsd:Media>`);
    for (const part of ['<Class>Consultant Report</Class>', '<cdsd:Number>9876543217</cdsd:Number><cdsd:Version>WG</cdsd:Version><cdsd:ProvinceCode>CA-ON</cdsd:ProvinceCode>', '<cdsd:FullDate>1961-04-09</cdsd:FullDate>', '<SendingFacility>RCAR</SendingFacility>']) expect(xml).toContain(part);
  });

  test('the schema refuses what is wrong', async () => {
    for (const [right, wrong] of [['<Gender>F</Gender>', '<Gender>female</Gender>'], ['Consultant Report', 'Consult'], ['RCAR', 'RIVER'], ['1961-04-09', '1961'], ['<PersonStatusCode>A</PersonStatusCode>', '']] as const) {
      const xml = report(facts);
      expect(xml).toContain(right);
      expect(await errorsOf(xml.replace(right, wrong))).not.toEqual([]);
    }
  });

  test('is not made without a patient, nor without a birth date', () => {
    expect(makeExport({ ...facts, patient: null }, { ...target, format: 'hrm' }, pdf, now)).toEqual({ error: 'no-patient' });
    expect(makeExport({ ...facts, patient: { ...facts.patient!, birthDate: null } }, { ...target, format: 'hrm' }, pdf, now)).toEqual({ error: 'no-birth-date' });
  });
});

describe('MDM^T02', () => {
  // Each segment ends in a carriage return, the last one too.
  const parse = (some: ExportFacts) => Hl7Message.parse(textOf(some, { format: 'mdm' }).trimEnd());

  test('a foreign parser finds patient, document and the same bytes of the PDF', () => {
    const message = parse(facts);
    expect(message.segments.map(({ name }) => name)).toEqual(['MSH', 'EVN', 'PID', 'PV1', 'TXA', 'OBX']);
    const header = message.getSegment('MSH')!;
    expect(header.getField(9).toString()).toBe('MDM^T02^MDM_T02');
    expect([header.getField(5).toString(), header.getField(6).toString(), header.getField(11).toString(), header.getField(12).toString()]).toEqual(['OSCAR', 'RCAR', 'P', '2.5']);
    expect(header.getField(10).toString()).toHaveLength(20);
    const patient = message.getSegment('PID')!;
    expect([patient.getField(5).getComponent(1), patient.getField(5).getComponent(2)]).toEqual(['Okafor', 'Ada']);
    expect(patient.getField(3).getComponent(1, undefined, 1)).toBe('9876543217');
    expect(patient.getField(3).getComponent(5, undefined, 1)).toBe('JHN');
    expect([patient.getField(7).toString(), patient.getField(8).toString()]).toEqual(['19610409', 'F']);
    expect(message.getSegment('TXA')!.getField(2).toString()).toBe('CN');
    const content = message.getSegment('OBX')!.getField(5);
    expect([content.getComponent(3), content.getComponent(4)]).toEqual(['PDF', 'Base64']);
    expect(Buffer.from(content.getComponent(5), 'base64').equals(pdf)).toBe(true);
  });

  test('nothing that anybody wrote becomes a field, a component or a segment of its own', () => {
    for (const some of fc.sample(anyFacts, { numRuns: 300, seed: 16 })) {
      const message = parse(some);
      expect(message.segments.map(({ name }) => name)).toEqual(['MSH', 'EVN', 'PID', 'PV1', 'TXA', 'OBX']);
      const obx = message.getSegment('OBX')!;
      expect(obx.fields).toHaveLength(12);
      expect(Buffer.from(obx.getField(5).getComponent(5), 'base64').equals(pdf)).toBe(true);
      expect(message.getSegment('PID')!.getField(5).components[0]!.length).toBeLessThanOrEqual(2);
    }
    expect(escapeHl7('a|b^c~d&e\\f\r\ng\u0000')).toBe('a\\F\\b\\S\\c\\R\\d\\T\\e\\E\\f\\.br\\g');
  });

  test('the id of the message is the same at every try, and another for another export', () => {
    const idOf = (some: ExportFacts, at: Date) => {
      const made = makeExport(some, { ...target, format: 'mdm', transport: 'mllp' }, pdf, at);
      return 'error' in made || made.message === undefined ? undefined : made.controlId;
    };
    expect(idOf(facts, now)).toBe(idOf(facts, new Date('2027-01-01')));
    expect(idOf({ ...facts, exportId: '1f8fad5b-d9cb-469f-a165-70867728950e' }, now)).not.toBe(idOf(facts, now));
  });
});

describe('a PDF with its facts beside it', () => {
  test('the facts name the file, its hash and the patient', () => {
    const [document, sidecar] = filesOf(facts, {});
    const read = JSON.parse(Buffer.from(sidecar!.bytes).toString()) as { document: { file: string; sha256: string }; patient: object };
    expect(read.document).toMatchObject({ file: document!.name, sha256: createHash('sha256').update(pdf).digest('hex'), pages: 2, type: 'consult-report' });
    expect(read.patient).toMatchObject({ familyName: 'Okafor', healthNumber: { number: '9876543217', versionCode: 'WG', province: 'ON' } });
  });

  test('names say nothing of the patient, unless it is asked for, and never lead out of a folder', () => {
    expect(filesOf(facts, {})[0]!.name).toMatch(/^[\da-f]{32}\.pdf$/);
    expect(filesOf(facts, { fileNames: 'patient' })[0]!.name).toMatch(/^Okafor_Ada_1961-04-09_consult-report_2026-02-03_[\da-f]{32}\.pdf$/);
    for (const some of fc.sample(anyFacts, { numRuns: 300, seed: 16 })) for (const { name: one } of filesOf(some, { fileNames: 'patient' })) expect(one).toMatch(/^[\p{L}\p{N}_-]+\.(pdf|json)$/u);
  });
});
