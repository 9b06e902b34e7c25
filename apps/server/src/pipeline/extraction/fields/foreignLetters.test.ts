// What letters and forms of other systems taught: each line as it was printed there.
import type { ExtractionField } from '@intake/api/rules';
import { describe, expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function writtenOf(lines: string[]) {
  const { fields } = extractFields([pageOf(lines)], { today: '2026-03-10' });
  return (field: ExtractionField) => fields.find((found) => found.field === field && found.confidence >= writeThreshold)?.value ?? null;
}

const patient = ['Patient: Anna Roy', 'DOB: 1980-02-03', 'OHIP: 9876543217'];

describe('a value that is somebody or something else', () => {
  it('takes a clinic whose name begins as a person does for a clinic', () => {
    const find = writtenOf(['REFERRAL', 'TO: Central Intake     FAX: 587-555-0142', 'FROM: Willow Creek Family Medicine     FAX: 403-555-0188', ...patient]);
    expect([find('referrer.name'), find('referrer.clinic'), find('referrer.fax')]).toEqual([null, 'Willow Creek Family Medicine', '+14035550188']);
  });

  it('leaves it to a person where a clinic with a name of a person and a kind of practice ends', () => {
    const find = writtenOf(['FAX', 'From     Carp Ridge Family Health Team     Fax 613-555-0115', 'REFERRAL', ...patient]);
    expect([null, 'Carp Ridge Family Health Team']).toContain(find('referrer.clinic'));
  });

  it('takes a word that somebody did not come for no referral', () => {
    const find = writtenOf(['Avalon Pain Management Centre', 'Dear Dr. Keough:', 'The above-named patient did not attend his appointment on 16 February 2026.', 'Should he still need to be seen, a new referral will be required.', ...patient]);
    expect(['correspondence', null]).toContain(find('documentType'));
  });

  it('takes no date from the line of the sending machine, also where it fell into two rows', () => {
    // The fixture's first row is a little lower than a fax's.
    const page = pageOf(['02/20/2026 09:41    FROM: 4035550100    TO: 15875550142', 'PAGE: 001 OF 001', 'REFERRAL', ...patient]);
    const words = page.words.map((word) => (word.line < 2 ? { ...word, box: [word.box[0], 0.005 + word.line * 0.015, word.box[2], 0.015 + word.line * 0.015] as [number, number, number, number] } : word));
    const { fields } = extractFields([{ ...page, words }], { today: '2026-03-10' });
    expect(fields.filter(({ field }) => field === 'letterDate' || field.startsWith('referrer.'))).toEqual([]);
  });

  it.each([
    ['Point de service : GMF de la Colline', null, 'GMF de la Colline'],
    ['Priorité clinique : normale', null, null],
  ])('reads no label out of a longer one: %s', (line, service, clinic) => {
    const find = writtenOf(['DEMANDE DE CONSULTATION', ...patient, 'Médecin référent : Dr Bastien Laliberté', line]);
    expect([find('service'), find('referrer.clinic')]).toEqual([service, clinic]);
  });

  it('calls no letter that refers a correspondence', () => {
    const find = writtenOf(['Lakeside Clinic', '55 King St, Kitchener, ON N2G 1A7', 'Dear Hematologist,', 'Re: Anna Roy, OHIP 9876543217', 'Pancytopenia on smear. Please see as soon as possible.']);
    expect(find('documentType')).not.toBe('correspondence');
  });

  it('takes a number for what stands in front of it, not for what is said of the number before', () => {
    const find = writtenOf(['REFERRAL', ...patient, 'Referring physician: Dr. Ines Moreau', '902-555-0144 (tel) 902-555-0145 (fax)']);
    expect(find('referrer.phone')).toBeNull();
  });

  it('takes the letter x of a word for no tick', () =>
    expect(writtenOf(['DISCHARGE SUMMARY', ...patient, 'Treated with ceftriaxone. No urgent surgical issue. STAT troponin negative, x-ray clear.'])('urgency')).toBeNull());

  it('takes the number at the side of a letter for no patient’s', () =>
    expect(writtenOf(['REFERRAL', ...patient, 'T 306-555-0112'])('patient.phone')).toBeNull());
});

it.each([
  ['Health card: 123 456 782 SK', '123456782'],
  ['Health card: (ON) 9876543217 VN', '9876543217'],
  ['Health card: 9876 543 217 ON', '9876543217'],
  ['Health card: 9876 543 217 AB', '9876543217'],
  ['NWT health care no.   N1234567', 'N1234567'],
])('parts a health number from its province and its version code: %s', (line, number) =>
  expect(extractFields([pageOf(['REFERRAL', 'Patient: Anna Roy', 'DOB: 1980-02-03', line])], { today: '2026-03-10' }).fields.find(({ field }) => field === 'patient.healthNumber')?.value).toBe(number));

it.each([
  ['T 519-555-0101 F 519-555-0102'],
  ['Ph (519) 555-0101 - Fx (519) 555-0102'],
])('knows the initials of a letterhead without colons: %s', (line) => {
  const find = writtenOf(['Lakeside Medical Clinic', '55 King St W, Kitchener, ON N2G 1A7', line, 'March 2, 2026', 'Re: Anna Roy, OHIP 9876543217', 'Dear Dr. Ellis,', 'Please see this patient.']);
  expect([find('referrer.phone'), find('referrer.fax')]).toEqual(['+15195550101', '+15195550102']);
});

it('puts an address together from its boxes', () =>
  expect(writtenOf(['REFERRAL', ...patient, 'Street: 3301 Kingsway City: Vancouver Prov: BC Postal code: V5R 5K6'])('patient.address')).toBe('3301 Kingsway, Vancouver, BC V5R 5K6'));

it.each([
  [['Appointment Notification', ...patient, 'has been booked for an echocardiogram.'], 'correspondence'],
  [['LIFEPATH', ...patient, 'TEST        RESULT      FLAG     REFERENCE      UNITS', 'Hemoglobin  118    L   120-155   g/L'], 'lab-result'],
  [['CLINIC', 'Re: Anna Roy, OHIP 9876543217', 'Dear Dr. Ellis,', 'I would appreciate your assessment of Ms. Roy for a hernia.'], 'referral'],
])('tells what a document is: %j', (lines, type) => expect(writtenOf(lines)('documentType')).toBe(type));

describe('the service, by who is written to', () => {
  const letter = ['Dear Colleague,', 'Re: Anna Roy, OHIP 9876543217', 'Thank you for seeing her.'];

  it.each([
    [['To: Dr. Amrita Kulkarni, Nephrology', 'From: Dr. Ines Moreau', ...letter], 'Nephrology'],
    [['Lakeside Clinic', '55 King St, Kitchener, ON N2G 1A7', 'March 2, 2026', 'Dr. Lena Morozova', 'Dermatology', '9 Eglinton Ave', ...letter], 'Dermatology'],
    [['NEUROLOGY REFERRAL FORM', ...patient], 'NEUROLOGY'],
    [['DEMANDE DE CONSULTATION - RHUMATOLOGIE', 'Nom : Roy     Prénom : Anna', 'NAM : ROYA 8052 0312'], 'RHUMATOLOGIE'],
  ])('%j', (lines, service) => expect(writtenOf(lines)('service')).toBe(service));

  it('is not what the sender’s own paper is called', () =>
    expect(writtenOf(['Lakeside Cardiology', '55 King St, Kitchener, ON N2G 1A7', 'March 2, 2026', 'Dr. Lena Morozova', '9 Eglinton Ave', ...letter])('service')).toBeNull());
});

describe('a letter without closing words', () => {
  const letter = ['Lakeside Clinic', '55 King St, Kitchener, ON N2G 1A7', 'Re: Anna Roy, OHIP 9876543217', 'Dear Doctor,', 'Please see her for back pain.'];

  it.each([['Dr. Tess Haverford'], ['Tess Haverford, MD']])('is signed by whom its last row names: %s', (line) => expect(writtenOf([...letter, line])('referrer.name')).toBe('Haverford, Tess'));

  it.each([['cc: Dr. Tess Haverford'], ['Dr. Tess Haverford saw her in 2019.']])('is not signed by: %s', (line) => expect(writtenOf([...letter, line])('referrer.name')).toBeNull());
});

it.each([
  ['Billing 3217', '3217'],
  ['PRAC ID: 123-456-789', '123456789'],
  ['Prac ID 7788 12345', '778812345'],
  ['Billing: 2026', null],
])('knows the billing numbers of the provinces: %s', (line, number) => expect(writtenOf(['REFERRAL', ...patient, 'Referring physician: Dr. Ines Moreau', line])('referrer.billingNumber')).toBe(number));

it.each([
  ['DOB: 1980-02-03 (46 y) F', 'female'],
  ['DOB: Feb 3, 1980          Male', 'male'],
  ['DOB: 1980-02-03 M F', null],
])('reads the sex behind a birth date: %s', (line, sex) => expect(writtenOf(['REFERRAL', 'Patient: Anna Roy', line, 'OHIP: 9876543217'])('patient.sex')).toBe(sex));
