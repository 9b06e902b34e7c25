import type { ExtractionField } from '@intake/api/rules';
import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function writtenOf(lines: string[]) {
  const { fields } = extractFields([pageOf(lines)], { today: '2026-03-10' });
  return (field: ExtractionField) => fields.find((found) => found.field === field && found.confidence >= writeThreshold)?.value ?? null;
}

it('reads the head that an electronic record prints without labels', () => {
  const head = ['Lakeside Medical Clinic                       Patient: Tran, Quoc Bao', '55 King St W, Kitchener, ON N2G 1A7           Male, 1979-12-25 (46y)', 'P: 519-555-0100 F: 519-555-0101               HCN: 7123450988 ON'];
  const find = writtenOf([...head, 'February 20, 2026', 'Dear Colleague,', 'Please see this patient.', 'Sincerely,', 'Dr. Priya Raman']);
  expect([find('patient.birthDate'), find('patient.sex'), find('patient.healthNumber')]).toEqual(['1979-12-25', 'male', '7123450988']);
});

it.each([['Seen 2019-12-25 (46y)'], ['Male, 1979-12-25'], ['Male, 1979-12-25 (12y)']])('takes no date without its age for a birth date: %s', (line) =>
  expect(writtenOf(['REFERRAL', 'Patient: Anna Roy', line, 'OHIP: 9876543217'])('patient.birthDate')).toBeNull());

it.each([
  ['Nom : Tremblay          Prénom : Michel', 'Tremblay, Michel'],
  ['Nom : Tremblay Prénom : Michel', 'Tremblay, Michel'],
  ['Name: Tremblay          First name: Michel', 'Tremblay, Michel'],
  ['Name Rosalind Akhtar', 'Akhtar, Rosalind'],
])('reads the name of a form: %s', (line, name) => expect(writtenOf(['REFERRAL', line, 'Birthdate: 2001-04-01', 'Health Number: 9876543217'])('patient.name')).toBe(name));

it.each(['Priority: □ Routine ⊠ Urgent □ Emergent', 'Priority: ○ Routine ● Urgent ○ Emergent'])('knows how typesetters and web forms draw a choice: %s', (line) =>
  expect(writtenOf(['REFERRAL', 'Patient: Anna Roy', line])('urgency')).toBe('urgent'));

it.each([
  [['NORTHGATE NEUROLOGY', 'Date of consultation: 9 January 2026', 'Patient: Anna Roy', 'IMPRESSION', 'Episodic migraine.', 'PLAN', 'Start topiramate.'], 'consult-report'],
  [['CLINIC', 'Re: Anna Roy, OHIP 9876543217', 'Dear Dr. Ellis,', 'Thank you for seeing this young man with ulcerative colitis.'], 'referral'],
])('tells what a document is: %j', (lines, type) => expect(writtenOf(lines)('documentType')).toBe(type));

it('knows telephone and fax by their initials', () => {
  const find = writtenOf(['Lakeside Medical Clinic', '55 King St W, Kitchener, ON N2G 1A7', 'P: 519-555-0100 F: 519-555-0101', 'Re: Anna Roy, OHIP 9876543217', 'Dear Dr. Ellis,', 'Sex: F', 'Please see this patient.', 'Dr. Priya Raman']);
  expect([find('referrer.phone'), find('referrer.fax'), find('patient.sex')]).toEqual(['+15195550100', '+15195550101', 'female']);
});

it('reads a table whose cells stand as close as words, by the column in which its values begin', () => {
  const find = writtenOf(['Patient', 'Name    Minh Nguyen', 'Born    1985-06-21', 'Health card  3456781206', 'Referrer', 'Name Dr. Andrew Kim', 'Fax  416-555-0119', 'Request', 'Service Endocrinology', 'Reason  Thyroid nodule']);
  expect((['patient.name', 'referrer.name', 'referrer.fax', 'service', 'reason'] as const).map(find)).toEqual(['Nguyen, Minh', 'Kim, Andrew', '+14165550119', 'Endocrinology', 'Thyroid nodule']);
});

it('reads a line of prose that begins with the word of a label as prose', () => {
  const find = writtenOf(['Patient: Anna Roy, DOB 1961-07-23', 'Service was refused by the', 'clinic and she was sent to', 'service dogs.']);
  expect([find('service'), find('referrer.clinic')]).toEqual([null, null]);
});

it('reads characters that stand in cells of their own as one word', () => {
  const find = writtenOf(['REFERRAL', 'Last name: L I N D Q V I S T', 'First name: I N G R I D', 'Date of birth (YYYY MM DD): 1 9 8 3 1 2 0 4', 'Health card number: 4 5 8 7 1 2 3 6 9 8']);
  expect((['patient.name', 'patient.birthDate', 'patient.healthNumber'] as const).map(find)).toEqual(['Lindqvist, Ingrid', '1983-12-04', '4587123698']);
});

it.each([
  [['PATIENT: OYELARAN,TEMITOPE A', 'DOB: 22/11/1990', 'PHN: 9765432101'], 'Oyelaran, Temitope A'],
  [['Attn: Wound Clinic', 'Resident: Mrs. Eleanor Whitcombe', 'D.O.B.: 5 Dec 1938'], 'Whitcombe, Eleanor'],
  [['Patient   Vandermeer, Elise PHN   45871-2361', 'Date of Birth Oct 30, 1969   Gender Female'], 'Vandermeer, Elise'],
  [['HENDERSON, ROBERT J', 'M 1947-05-28 78Y', 'HCN: ON 9876543217 AB', 'MRN 445566'], 'Henderson, Robert J'],
])('reads the name as hospitals and homes print it: %j', (lines, name) => expect(writtenOf([...lines, 'Referral to physiotherapy'])('patient.name')).toBe(name));

it.each([[['TORONTO, ONTARIO', 'Tel: 416-555-0101']], [['SMITH, JONES AND COMPANY', 'Invoice 9876543217']]])('takes no line in capitals for a name without a birth date or a health number below: %j', (lines) =>
  expect(writtenOf(['REFERRAL', ...lines])('patient.name')).toBeNull());

it('reads a form in two languages', () => {
  const find = writtenOf(['REFERRAL', 'Patient: Alain Bouchard, born 1954-09-08', 'HEALTH NO.      DU RÉGIME      VERSION', '5981234700                     QR', 'Referring physician: Dr. Nathalie Pilon']);
  expect(find('patient.healthNumber')).toBe('5981234700');
});

it('says nothing of a partner', () => {
  const find = writtenOf(['Referral to obstetrics', 'Patient: Sofia Haddad  DOB 1993-07-19  PHN 9765 432 101', 'Partner: Omar Haddad  DOB 1990-01-02']);
  expect(find('patient.name')).not.toBe('Haddad, Omar');
  expect(find('patient.birthDate')).not.toBe('1990-01-02');
});

it('ends a reason at the closing words of a letter', () => {
  const find = writtenOf(['Dear Dr. Novak:', 'Reason for referral: palpitations.', 'Kindest regards,', 'Dr. Benjamin Osei, MD', 'Patient: Anna Roy, DOB 1961-07-23']);
  expect(find('reason')).toBe('palpitations.');
});

it('parts no line of prose at a word that is a label elsewhere', () => {
  const find = writtenOf(['Patient: Anna Roy, DOB 1961-07-23', 'Reason for referral: chest pain with a family history of', '               early heart disease.', 'Phone    416-555-0111']);
  expect(find('reason')).toContain('chest pain with a family history of');
});

it('takes what was found on examination for no service that is asked for', () =>
  expect(writtenOf(['Harbourview Urgent Care', 'Patient: Anna Roy', 'HPI: twisted the knee.', 'Exam: effusion, positive Lachman.', 'Plan: refer orthopaedics.'])('service')).toBeNull());

it('reads what the boxes of an electronic form ask for', () => {
  const find = writtenOf(['Consult Request Form', 'Consult Type: Haematology', 'Patient: Anna Roy', 'Provincial Health #: 9151247483', 'Street Address: 9 Birchmount Lane', 'City/Prov/Postal: Kingston ON K7L 1A8', 'Question: Isolated thrombocytopenia.']);
  expect([find('service'), find('patient.healthNumber'), find('patient.address'), find('reason')]).toEqual(['Haematology', '9151247483', '9 Birchmount Lane, Kingston, ON K7L 1A8', 'Isolated thrombocytopenia.']);
});

it('dates a letter by its head where a line that was broken says `date` of a birth', () =>
  expect(writtenOf(['Dr. Salome Whitefeather', 'Box 118, La Ronge SK S0J 1L0', 'Feb. 9, 2026', 'To whom it may concern,', 'I would be grateful for your assessment of Mr. Jerome Cardinal, a 28 year old man (birth', 'date 12 September 1997), who has low mood.'])('letterDate')).toBe('2026-02-09'));
