import type { ExtractionField } from '@intake/api/rules';
import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function writtenOf(lines: string[]) {
  const { fields } = extractFields([pageOf(lines)], { today: '2026-03-10' });
  return (field: ExtractionField) => fields.find((found) => found.field === field && found.confidence >= writeThreshold)?.value ?? null;
}

it('reads a form whose labels say all in two languages', () => {
  const find = writtenOf([
    'REFERRAL / DEMANDE',
    'Surname / Nom                  Arsenault      Given / Prénom        Jean-Claude',
    'DOB / Naiss. (AAAA-MM-JJ)      1969-02-27     Sex / Sexe            M',
    'To / À                         Urologie       Priority/Priorité     Routine',
    'Reason / Motif                 nodule prostatique au lobe gauche',
  ]);
  expect((['patient.name', 'patient.birthDate', 'patient.sex', 'service', 'urgency', 'reason'] as const).map(find)).toEqual(['Arsenault, Jean-Claude', '1969-02-27', 'male', 'Urologie', 'routine', 'nodule prostatique au lobe gauche']);
});

it('takes the year of a two-language label first where it says so', () =>
  expect(writtenOf(['REFERRAL', 'Nom / Name: Roy, Anna', 'Naiss. / DOB (AA-MM-JJ): 69-02-03'])('patient.birthDate')).toBe('1969-02-03'));

it.each(['Phone / Fax: 416-555-0101 / 416-555-0102', 'Name / DOB: Roy, Anna'])('does not take a label that asks for two things for one: %s', (line) =>
  expect(writtenOf(['REFERRAL', 'Patient: Sam Ellis', line, 'OHIP: 9876543217'])('patient.name')).toBe('Ellis, Sam'));
