import { readdir } from 'node:fs/promises';
import type { ExtractionField } from '@intake/api/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { toFax } from '../../demo/fax/index.ts';
import { createDocuments } from '../../platform/documents/documents.ts';
import { createReader } from '../../platform/ocr/reader.ts';
import { createTesseractJs } from '../../platform/ocr/tesseract/tesseractJs.adapter.ts';
import { extractFields } from './extract.ts';
import { writeThreshold } from './extraction.ts';
import { pageOf } from './page/page.fixtures.ts';
import type { ExtractionPage } from './page/page.ts';

const today = '2026-03-01';

function written(pages: ExtractionPage[]) {
  const { fields } = extractFields(pages, { today });
  return new Map(fields.filter(({ value, confidence }) => value !== null && confidence >= writeThreshold).map(({ field, value }) => [field, value]));
}

const patient = ['REFERRAL', 'Patient: Anna Roy', 'OHIP #: 9876543217'];
const writtenOf = (lines: string[], field: ExtractionField) => written([pageOf([...patient, ...lines])]).get(field);

describe('a choice that was not made', () => {
  it.each([
    [['Sex:  M   F']],
    [['Sex:        M            F']],
    [['Sex: Male      Female']],
    [['Sex: Female ☐      Male ☐']],
    [['Sex: ☐ Female        ☐ Male']],
    [['Sex: M / F']],
    [['Sex: [ ] M      [ ] F']],
    [['Sex', 'M        F']],
    [['Sex:', '☐ Male', '☐ Female']],
    [['Sex: Male', '     Female', '     Other']],
    [['Sexe :     Masculin       Féminin']],
    [['Sexe :   ☐ H      ☐ F']],
    [['Sex: ☑ M      ☑ F']],
  ])('gives no sex: %j', (lines) => expect(writtenOf(lines, 'patient.sex')).toBeUndefined());

  it.each([
    [['Priority:      Routine      Urgent      STAT']],
    [['Priority:', '☐ Routine', '☐ Urgent', '☐ STAT']],
    [['Priority: Routine', '          Urgent', '          STAT']],
    [['ROUTINE', 'URGENT', 'STAT']],
  ])('gives no urgency: %j', (lines) => expect(writtenOf(lines, 'urgency')).toBeUndefined());

  it.each([[['Service requested: ☐ Cardiology  ☐ Neurology']], [['Service requested: ☐ Cardiology      ☐ Neurology']]])('gives no service: %j', (lines) =>
    expect(writtenOf(lines, 'service')).toBeUndefined());

  it('gives no type of document', () => {
    expect(written([pageOf(['FAX', '☐ Referral  ☐ Consultation report  ☐ Lab results', 'Pages: 3'])]).get('documentType')).toBeUndefined();
  });
});

describe('a choice whose options stand apart', () => {
  it.each([
    [['Sex:    ☑ Male            ☐ Female'], 'male'],
    [['Sex:    ☐ Female          ☑ Male'], 'male'],
    [['Sex: Female ☐             Male ☑'], 'male'],
    [['Sex:', '☐ Male', '☑ Female'], 'female'],
    [['Sex:   [ ] M       [X] F'], 'female'],
    [['Sexe :  ☐ Masculin        ☑ Féminin'], 'female'],
    [['Sex: Female        Marital status: Single'], 'female'],
  ])('is the ticked one: %j', (lines, sex) => expect(writtenOf(lines, 'patient.sex')).toBe(sex));

  it('is the ticked urgency of rows below each other', () => {
    expect(writtenOf(['Priority: ☐ Routine', '          ☑ Urgent', '          ☐ STAT'], 'urgency')).toBe('urgent');
  });

  it('is the ticked service', () => {
    expect(writtenOf(['Service requested: ☐ Cardiology  ☑ Neurology'], 'service')).toBe('Neurology');
  });
});

it.each(['Nov 02 15:29', 'Nov 02 15:29 From 4165550142', 'Received Nov 2 10 am'])('takes no day without a year for a date: %s', (line) => {
  expect(written([pageOf([line, ...patient])]).get('letterDate')).toBeUndefined();
});

it.each([['Name: Paul Martin'], ['Witness', 'Name: Paul Martin'], ['Signature: ________', 'Name: Paul Martin', 'Date: 2026-01-05']])('takes nobody for the patient who is only called %j', (...lines) => {
  expect(written([pageOf(['REFERRAL', 'The patient is referred to Cardiology by Dr. Ruth Cohen.', ...lines])]).get('patient.name')).toBeUndefined();
});

it('takes the name beside a birth date for the patient’s', () => {
  expect(written([pageOf(['REFERRAL', 'Reason for referral: chest pain', 'Name: Paul Martin', 'Date of birth: 1961-07-23'])]).get('patient.name')).toBe('Martin, Paul');
});

describe('pages that are no medical letters', () => {
  const documents = createDocuments();
  afterAll(() => documents.close());
  const folder = new URL('./fixtures/papers/', import.meta.url);

  it('give no field of a person, whichever program made them', async () => {
    const files = (await readdir(folder)).sort();
    expect(files).toEqual(['chromium.pdf', 'groff.pdf', 'libreoffice.pdf', 'pdftex.pdf']);
    const found: string[] = [];
    let pages = 0;
    for (const file of files) {
      const document = await documents.open({ path: new URL(file, folder).pathname });
      for (const { number } of document.pages) {
        const { words = [], width, height } = await document.renderPage(number);
        expect(words.length, `${file} page ${number}`).toBeGreaterThan(20);
        pages += 1;
        const fields = written([{ number: 1, width, height, words }]);
        for (const [field, value] of fields) if (/^(?:patient|referrer)\./.test(field)) found.push(`${file} page ${number}: ${field} ${value}`);
      }
      await document.close();
    }
    expect(pages).toBe(104);
    expect(found).toEqual([]);
  }, 60_000);

  it('give no field of a person when they are faxed and read, even where they ask for a date of birth', async () => {
    const reader = createReader(await createTesseractJs());
    afterAll(() => reader.close());
    const found: string[] = [];
    for (const file of await readdir(folder)) {
      const source = { path: new URL(file, folder).pathname };
      const pdf = await documents.compose([{ source, pageNumber: await pageWith(source, /date of birth/i), rotation: 0 }]);
      const fax = await documents.open({ bytes: await toFax(documents, { bytes: pdf }, { resolution: 'fine', noise: 0.2, seed: 1 }) });
      const { words } = await reader.read(await fax.renderPage(1), { languages: ['eng', 'fra'] });
      expect(words.length, file).toBeGreaterThan(20);
      const { width, height } = fax.pages[0]!;
      for (const [field, value] of written([{ number: 1, width, height, words }])) if (/^(?:patient|referrer)\./.test(field)) found.push(`${file}: ${field} ${value}`);
      await fax.close();
    }
    expect(found).toEqual([]);
  }, 240_000);

  async function pageWith(source: { path: string }, text: RegExp): Promise<number> {
    const document = await documents.open(source);
    try {
      for (const { number } of document.pages) {
        const { words = [] } = await document.renderPage(number);
        if (text.test(words.map((word) => word.text).join(' '))) return number;
      }
      throw new Error(`${source.path} has no such page`);
    } finally {
      await document.close();
    }
  }
});
