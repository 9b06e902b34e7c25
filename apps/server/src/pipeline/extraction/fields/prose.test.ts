import type { ExtractionField } from '@intake/api/rules';
import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function writtenOf(lines: string[]) {
  const { fields } = extractFields([pageOf(lines)], { today: '2026-11-28' });
  return (field: ExtractionField) => fields.find((found) => found.field === field && found.confidence >= writeThreshold)?.value ?? null;
}

const head = ['Harbourfront Medical Clinic', '1180 Queen Street E, Toronto ON M4M 1L2', 'Tel. 416-555-0120 Fax 416-555-0121', 'Oct 27, 2026'];
const about = ['Re: Lee Tremblay', 'HN: 9876543217'];

it.each([
  ['I would be grateful for your opinion on this 60-year-old man with declining kidney function.', 'male'],
  ['Thank you for seeing this pleasant 37 year old woman with a positive FIT.', 'female'],
  ['Please see this man for chronic low back pain.', 'male'],
  ['Many thanks for seeing this 79M with an incidental aneurysm.', 'male'],
  ['Please see this woman. Her father is a 60-year-old man with gout.', null],
  ['Thank you for referring Mr. Tremblay, whom I saw for chronic cough.', 'male'],
  ['Please see this patient, who walks 30m with a cane.', null],
])('reads the sex as a letter speaks of whom it is about: %s', (sentence, sex) =>
  expect(writtenOf([...head, ...about, 'Dear Colleague,', sentence, 'Sincerely,', 'Dr. Priya Raman'])('patient.sex')).toBe(sex));

it.each([
  [['Re: Mrs. Dorothea Mulcahy', 'HN: 9876543217'], 'female'],
  [['Objet : M. Réjean Cormier', 'HN: 9876543217'], 'male'],
  [['Re: M. Cormier Roy', 'HN: 9876543217'], null],
  [['Re: Lee Tremblay', 'DOB: Feb 29, 1972     Male', 'HN: 9876543217'], 'male'],
  [['Re: Lee Tremblay', 'DOB 1992-Mar-31 (34 y) F', 'HN: 9876543217'], 'female'],
])('reads the sex off a title, and off the row of the birth date: %j', (lines, sex) =>
  expect(writtenOf([...head, ...lines, 'Dear Colleague,', 'Please see this patient.', 'Sincerely,', 'Dr. Priya Raman'])('patient.sex')).toBe(sex));

it.each([
  ['Please assess Mrs. Mulcahy for bilateral cataracts. Vision 6/24.', 'bilateral cataracts'],
  ['I would appreciate your assessment of Mr. Roy for a symptomatic hernia.', 'a symptomatic hernia'],
  ['Je vous adresse cette patiente de 43 ans pour polyarthralgies.', 'polyarthralgies'],
  ['She was seen for a cold last year.', null],
])('reads the reason off the sentence that asks for help: %s', (sentence, reason) =>
  expect(writtenOf(['REFERRAL', ...head, ...about, 'Dear Colleague,', sentence, 'Sincerely,', 'Dr. Priya Raman'])('reason')).toBe(reason));

it.each([
  [['To: Dr. Amrita Kulkarni, Nephrology'], 'Nephrology'],
  [['Dr. Lena Morozova', 'Dermatology', '55 Eglinton Ave'], 'Dermatology'],
])('reads the specialty that a letter is addressed to: %j', (lines, service) =>
  expect(writtenOf([...head, ...lines, ...about, 'Dear Doctor,', 'Please see this patient.', 'Sincerely,', 'Dr. Priya Raman'])('service')).toBe(service));

it.each([
  ['NEUROLOGY REFERRAL FORM', 'NEUROLOGY'],
  ['Demande de consultation - Rhumatologie', 'Rhumatologie'],
])('reads the specialty that a form is called after: %s', (title, service) => expect(writtenOf([title, 'Patient: Anna Roy', 'HN: 9876543217'])('service')).toBe(service));

it.each([
  [['Dr. Colleen Ashdown', 'Prac ID 7788 12345'], '778812345'],
  [['Dr. Elliott Faraday', 'Billing 031447'], '031447'],
])('reads a billing number: %j', (signature, number) =>
  expect(writtenOf([...head, ...about, 'Dear Doctor,', 'Please see this patient.', 'Sincerely,', ...signature])('referrer.billingNumber')).toBe(number));

it('reads the billing number in brackets behind who refers', () =>
  expect(writtenOf(['REFERRAL', 'Patient: Anna Roy', 'Referred by: Dr. Harold Quigley (OHIP 045612)'])('referrer.billingNumber')).toBe('045612'));

it.each([
  ['Dr. Tess Haverford', 'Haverford, Tess'],
  ['Dr. Tess Haverford has seen her before.', null],
])('takes a doctor who stands alone at the foot of a letter for who has signed it: %s', (foot, name) =>
  expect(writtenOf([...head, ...about, 'Dear Doctor,', 'Please see this man for back pain.', foot])('referrer.name')).toBe(name));

it('reads an address without a label among the patient’s particulars', () =>
  expect(writtenOf([...head, ...about, '18 Larch Cres, Unit 402', 'Toronto, ON M6H 2R1', 'Dear Doctor,', 'Please see this patient.', 'Sincerely,', 'Dr. Priya Raman'])('patient.address')).toContain('18 Larch Cres'));

it('reads a number that had no room left on the line of its label', () =>
  expect(writtenOf(['REFERRAL', 'Patient: Anna Roy', 'Referring Practitioner: Dr. Harold Quigley', 'Tel: 905-555-0170 Fax:', '905-555-0171'])('referrer.fax')).toBe('+19055550171'));

it('looks below where the cell beside holds what another label was misread as', () => {
  const find = writtenOf(['REFERRAL', 'Patient name            Dos              Gender         H', 'Okafor, Chidinma        1988-Dec-19      Female', 'HN: 9876543217']);
  expect([find('patient.name'), find('patient.sex')]).toEqual(['Okafor, Chidinma', 'female']);
});

it.each([
  ['Could you please see my patient, Leopold Marchetti (1962-10-08, PHN 9876543217), for a colonoscopy?', 'Marchetti, Leopold'],
  ['I would be grateful for your assessment of Mr. Jerome Cardinal, a 28 year old man with low mood.', 'Cardinal, Jerome'],
  ['I am referring Anna Roy, a 40 year old woman with gout.', 'Roy, Anna'],
  ['I am referring to Lakeside Hospital as well.', null],
  ['Your opinion on Dr. Samuel Ellis is known to us.', null],
])('reads whom a letter without labels asks to see: %s', (sentence, name) =>
  expect(writtenOf(['REFERRAL', ...head, 'Dear Colleague,', sentence, 'The health card number is HN: 9876543217 and the date of birth is DOB: 1962-10-08.', 'Sincerely,', 'Dr. Priya Raman'])('patient.name')).toBe(name));
