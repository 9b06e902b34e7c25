import type { ExtractionField } from '@intake/api/rules';
import { describe, expect, it } from 'vitest';
import { letterLayouts, makeLetter } from '../../demo/letters/makeLetter.ts';
import { extractFields } from './extract.ts';
import { writeThreshold } from './extraction.ts';
import { pageOf } from './page/page.fixtures.ts';

const today = '2026-03-01';

const letter = [
  'Maple Family Clinic',
  '12 Elm Street, Toronto, ON M5V 2T6',
  'Tel: 416-555-0142   Fax: 416-555-0143',
  '',
  'January 5, 2026',
  '',
  'Dr. Ruth Cohen',
  'Lakeside Heart Centre',
  'Fax: 416-555-0177',
  '',
  'Re: Anna Roy',
  'DOB: 1961-07-23',
  'OHIP #: 9876543217',
  'Phone: 416-555-0111',
  '',
  'Dear Dr. Cohen,',
  'Reason for referral: chest pain on exertion.',
  '',
  'Sincerely,',
  '',
  'Dr. Paul Martin, MD',
];

function fieldsOf(lines: string[], confidence?: number) {
  const { fields } = extractFields([pageOf(lines, { confidence })], { today });
  return (field: ExtractionField) => fields.find((found) => found.field === field);
}

describe('extractFields', () => {
  it.each<[ExtractionField, string]>([
    ['patient.name', 'Roy, Anna'],
    ['patient.birthDate', '1961-07-23'],
    ['patient.healthNumber', '9876543217'],
    ['patient.phone', '+14165550111'],
    ['referrer.name', 'Martin, Paul'],
    ['referrer.clinic', 'Maple Family Clinic'],
    ['referrer.fax', '+14165550143'],
    ['referrer.phone', '+14165550142'],
    ['reason', 'chest pain on exertion.'],
    ['letterDate', '2026-01-05'],
    ['documentType', 'referral'],
  ])('writes %s of a letter', (field, value) => {
    const found = fieldsOf(letter)(field);
    expect(found).toMatchObject({ value, page: 1 });
    expect(found!.confidence).toBeGreaterThanOrEqual(writeThreshold);
  });

  it('leaves what is not written absent', () => {
    const find = fieldsOf(letter);
    expect(find('patient.sex')).toBeUndefined();
    expect(find('patient.address')).toBeUndefined();
    expect(find('urgency')).toBeUndefined();
  });

  it.each([
    ['DOB: 03/04/1961', ['1961-03-04', '1961-04-03']],
    ['Date de naissance : 11-12-1961', ['1961-11-12', '1961-12-11']],
  ])('flags both readings of %s and guesses neither', (line, readings) => {
    const found = fieldsOf(['Patient: Anna Roy', line])('patient.birthDate');
    expect(found).toMatchObject({ value: null, flags: ['ambiguous'] });
    expect([...found!.alternatives].sort()).toEqual(readings);
  });

  it.each(['OHIP: 9876543217 VC AB', 'OHIP: 9876543217 AB', 'Health card: 9876-543-217 Ver. AB'])('takes the version code of %s for what it is', (line) => {
    expect(fieldsOf(['Patient: Anna Roy', line])('patient.healthNumber')?.flags).toContain('version:AB');
  });

  it('takes the order that a form asks for', () => {
    expect(fieldsOf(['DOB (DD/MM/YYYY): 03/04/1961'])('patient.birthDate')?.value).toBe('1961-04-03');
  });

  it('only suggests what was hard to read, and says so of a health number with a wrong check digit', () => {
    const faint = fieldsOf(letter, 0.7);
    expect(faint('patient.name')!.confidence).toBeLessThan(writeThreshold);
    const misread = fieldsOf(['OHIP #: 9876543210'])('patient.healthNumber');
    expect(misread!.flags).toContain('checksum:invalid');
    expect(misread!.confidence).toBeLessThan(writeThreshold);
  });

  it.each([
    ['Priority:  [ ] Routine  [X] Urgent  [ ] ASAP', 'urgent'],
    ['Priority:  [Routine  Ourgent  & ASAP', 'asap'],
    ['Priority:  ☐ Routine  ☑ Urgent  ☐ ASAP', 'urgent'],
    ['Priority:  Routine ☐  Urgent ☐  ASAP ☒', 'asap'],
    ['Priority:  \uF0A8 Routine  \uF0FE Urgent', 'urgent'],
    ['☐ Routine  ☐ Urgent  ✔ ASAP', 'asap'],
    ['Priority: ☑ Urgent', 'urgent'],
  ])('takes the ticked choice of %s', (line, value) => {
    expect(fieldsOf([line])('urgency')).toMatchObject({ value, flags: ['ticked'] });
  });

  it.each([
    ['Priorité : Très urgent', 'asap'],
    ['Priorité : Immédiat', 'stat'],
    ['Priorité : Urgente', 'urgent'],
    ['Priorité : Non urgent', 'routine'],
  ])('reads the French urgency of %s', (line, value) => {
    expect(fieldsOf([line])('urgency')).toMatchObject({ value });
  });

  it('writes no choice of a row in which no tick was read', () => {
    const found = fieldsOf(['Priority:  [ ] Routine  Urgent  [ ] ASAP'])('urgency');
    expect(found?.confidence ?? 0).toBeLessThan(writeThreshold);
  });

  it.each(['Priority: ☐ Routine  ☐ Urgent  ☐ STAT', 'Priority: Routine ☐  Urgent ☐  STAT ☐', 'Priority: ☐ Urgent', '☐ URGENT'])('takes no choice of %s', (line) => {
    expect(fieldsOf([line])('urgency')).toBeUndefined();
  });

  it('takes the ticked sex', () => {
    expect(fieldsOf(['Patient: Anna Roy', 'Sex: ☐ M  ☑ F'])('patient.sex')).toMatchObject({ value: 'female', flags: ['ticked'] });
    expect(fieldsOf(['Patient: Anna Roy', 'Sex: M ☐  F ☑'])('patient.sex')).toMatchObject({ value: 'female', flags: ['ticked'] });
    expect(fieldsOf(['Patient: Anna Roy', 'Sex: ☑ M  ☐ F'])('patient.sex')).toMatchObject({ value: 'male', flags: ['ticked'] });
  });

  it.each<[string, ExtractionField, string]>([
    ['DOB: O1-Jul-1979', 'patient.birthDate', '1979-07-01'],
    ['Address: 3175, ruc Saint-Denis, Laval, QC H7T 6A8', 'patient.address', '3175, rue Saint-Denis, Laval, QC H7T 6A8'],
    ['Referring physician: Dre Geneviève Le gall', 'referrer.name', 'Le gall, Geneviève'],
    ['Referring physician: Dr. Anna Roy]', 'referrer.name', 'Roy, Anna'],
    ['Referring physician: Dr. lsmael Roy', 'referrer.name', 'Roy, Ismael'],
    ['Referring physician: Dr. Noëlle Roy', 'referrer.name', 'Roy, Noëlle'],
  ])('mends %s', (line, field, value) => {
    expect(fieldsOf(['Patient: Ruth Cohen', line])(field)?.value).toBe(value);
  });

  it.each<[ExtractionField, string, string[]]>([
    ['referrer.clinic', 'Willow Creek Community Health Centre', ['Referring Physician: Dr. Anna Roy', 'Clinic Name: Willow Creek Community Health', '             Centre']],
    ['referrer.name', 'Le Blanc, Mamert', ['Referring Physician: Dr. Mamert Le', '                     Blanc']],
  ])('reads on in the next line when %s had no room', (field, value, lines) => {
    expect(fieldsOf(lines)(field)?.value).toBe(value);
    const wider = ['Referring Physician: Dr. Anna Roy, Department of Family Medicine, Second Floor', ...lines.slice(-2)];
    expect(fieldsOf(wider)(field)?.value).not.toBe(value);
  });

  it('does not take the name before a label for a part of it', () => {
    const find = fieldsOf(['Re: Creola SAUER, DOB: 1959/09/06, ULI/PHN: 86453 2692']);
    expect([find('patient.name')?.value, find('patient.birthDate')?.value]).toEqual(['Sauer, Creola', '1959-09-06']);
    const child = fieldsOf(['Patient: Anna Roy', 'Fathcr DOB: 1959/09/06']);
    expect(child('patient.birthDate')).toBeUndefined();
  });

  it.each([['Aurelic Singh', false], ['Aurelie Singh', true], ['Maric-Ève Roy', false], ['Frédéric Maric', true]])('writes the name %s: %s', (name, isWritten) => {
    expect(fieldsOf([`Patient: ${name}`, 'DOB: 1961-07-23'])('patient.name')!.confidence >= writeThreshold).toBe(isWritten);
  });

  it('doubts a Québec number that another name or birth date stands beside', () => {
    const card = (name: string, born: string) => fieldsOf([`Patient: ${name}`, `DDN: ${born}`, 'RAMQ: LASF 8002 1411'])('patient.healthNumber')!;
    expect(card('Lasalle, Francis', '1980-02-14').confidence).toBeGreaterThanOrEqual(writeThreshold);
    expect(card('Lacroix, Francis', '1980-02-14')).toMatchObject({ value: 'LASF80021411', flags: expect.arrayContaining(['conflicting']) as string[] });
    expect(card('Lasalle, Francis', '1980-03-14').confidence).toBeLessThan(writeThreshold);
  });

  it('takes no part of a health number for the whole', () => {
    expect(fieldsOf(['RAMQ: BREA 06123095'])('patient.healthNumber')?.value).not.toBe('06123095');
    expect(fieldsOf(['RAMQ: ???? 06123095'])('patient.healthNumber')).toBeUndefined();
  });

  it('tells two people in one packet apart', () => {
    const pages = [
      pageOf(['Patient: Anna Roy', 'DOB: 1961-07-23'], { number: 1 }),
      pageOf(['Patient: Omar Haddad', 'DOB: 1984-10-30'], { number: 2 }),
    ];
    expect(extractFields(pages, { today }).patients.map(({ name, pages: on }) => [name, on])).toEqual([
      ['Roy, Anna', [1]],
      ['Haddad, Omar', [2]],
    ]);
  });

  it.each(letterLayouts.flatMap((layout) => (['en', 'fr'] as const).map((language) => ({ layout, language }))))(
    'writes no number, date or name wrongly off a perfect $layout in $language',
    async ({ layout, language }) => {
      const { truth } = await makeLetter({ seed: 31, layout, language });
      const pages = truth.pages.map((words, index) => ({ number: index + 1, width: 1700, height: 2200, words }));
      const exact: ExtractionField[] = ['patient.birthDate', 'patient.healthNumber', 'patient.phone', 'referrer.fax', 'referrer.phone', 'letterDate', 'patient.sex'];
      const written = extractFields(pages, { today }).fields.filter(({ field, value, confidence }) => exact.includes(field) && value !== null && confidence >= writeThreshold);
      expect(written.map(({ field, value }) => [field, value])).toEqual(written.map(({ field }) => [field, truth.fields[field]]));
    },
  );
});
