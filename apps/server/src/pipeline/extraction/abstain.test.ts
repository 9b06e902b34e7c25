import { readdir } from 'node:fs/promises';
import type { ExtractionField } from '@intake/api/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { toFax } from '../../demo/fax/index.ts';
import { documents } from '../../testing/documents.ts';
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
    [['Sex: [1M      L1F']],
    [['Sexe: [ ]M      C1rF']],
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

describe('what is said of two people', () => {
  const two = (...lines: string[]) => [...written([pageOf(['REFERRAL', ...lines, 'Thank you for seeing these patients.'])]).keys()].filter((field) => field.startsWith('patient.'));

  it.each([
    ['in one line', ['Patients: Anna Roy DOB: 1961-07-23 and Omar Haddad DOB: 1984-10-30']],
    ['in two blocks', ['Patient: Anna Roy', 'DOB: 1961-07-23', 'OHIP: 9876543217', 'Patient: Omar Haddad', 'DOB: 1984-10-30', 'OHIP: 1234567897']],
    ['in a table', ['Name            DOB            OHIP', 'Anna Roy        1961-07-23     9876543217', 'Omar Haddad     1984-10-30     1234567897']],
    ['of a child and its mother', ['Patient: Baby Girl Roy', 'DOB: 2025-02-23', "Mother's name: Anna Roy   DOB: 1994-07-23", 'Mother OHIP: 9876543217']],
  ])('is written of nobody: %s', (_where, lines) => expect(two(...lines)).toEqual([]));

  it('does not give a child the health number of its mother', () => {
    expect(two('Patient: Baby Girl Roy', 'DOB: 2025-02-23', 'Mother OHIP: 9876543217')).toEqual(['patient.name', 'patient.birthDate']);
  });

  it('gives the patient who is called as the one who refers', () => {
    const fields = written([pageOf(['Patient: Miriam Castellanos', 'DOB: 1961-07-23', 'OHIP: 9876543217', 'Referring physician: Dr. Miriam Castellanos'])]);
    expect([fields.get('patient.name'), fields.get('referrer.name')]).toEqual(['Castellanos, Miriam', 'Castellanos, Miriam']);
  });
});

describe('a value that may be read wrongly', () => {
  it('is no birth date in a line with a label of its own', () => {
    expect(writtenOf(['Date of birth (not provided)', 'Date of visit: 2025-02-01'], 'patient.birthDate')).toBeUndefined();
  });

  it.each(['LE BLANC MARIE', 'Van Dyke Anna'])('is no name whose order cannot be told: %s', (name) => {
    expect(written([pageOf(['REFERRAL', `Patient: ${name}`, 'OHIP #: 9876543217'])]).get('patient.name')).toBeUndefined();
  });

  it('is no service without a word', () => expect(writtenOf(['Consultation: 164.86'], 'service')).toBeUndefined());
});

describe('a letter about a person whom an animal has bitten', () => {
  it('is about a patient', () => {
    const bite = ['Bitten by a canine, breed unknown; the veterinarian reports no rabies.', 'Health history: well.'];
    expect(written([pageOf([...patient, ...bite])]).get('patient.name')).toBe('Roy, Anna');
  });
});

describe('a form with the head of a clinic', () => {
  const head = ['LAKESHORE FAMILY CLINIC', '12 Main St, Toronto ON M5V 2T6', 'Tel: 416-555-0101  Fax: 416-555-0102', 'REFERRAL FORM'];
  const fields = (name: string, born: string) => [`Patient name: ${name}`, `Date of birth: ${born}`, 'Sex:  M   F', 'Reason for referral:'];

  it('names nobody who refers when it is not filled in', () => {
    expect([...written([pageOf([...head, ...fields('', '')])]).keys()].filter((field) => field.startsWith('referrer.'))).toEqual([]);
  });

  it('names its clinic when a patient stands in it', () => {
    expect(written([pageOf([...head, ...fields('Anna Roy', '1961-07-23')])]).get('referrer.fax')).toBe('+14165550102');
  });
});

describe('pages that are no medical letters', () => {
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
    expect(pages).toBe(168);
    expect(found).toEqual([]);
  }, 240_000);

  it('give no field of a person when they are faxed and read, even where they ask for a date of birth', async () => {
    const reader = createReader(createTesseractJs());
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
