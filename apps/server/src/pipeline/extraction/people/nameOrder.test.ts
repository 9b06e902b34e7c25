import { describe, expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function nameOf(line: string) {
  const { fields } = extractFields([pageOf(['REFERRAL', line, 'DOB: 1961-07-23', 'OHIP #: 9876543217'])], { today: '2026-03-01' });
  const found = fields.find(({ field }) => field === 'patient.name');
  return { value: found?.value, isWritten: (found?.confidence ?? 0) >= writeThreshold };
}

describe('the order of a name without a comma', () => {
  it.each([
    ['Patient: Nguyen Thi Minh', 'Nguyen, Thi Minh'],
    ['Patient: Trần Văn Hùng', 'Trần, Văn Hùng'],
    ['Patient: NGUYEN THI MINH', 'Nguyen, Thi Minh'],
    ['Patient: Minh Thi Nguyen', 'Nguyen, Minh Thi'],
    ['Patient: Minh Nguyen', 'Nguyen, Minh'],
    ['Patient: Orin Garcia Lopez', 'Garcia Lopez, Orin'],
    ['Patient: Ana Maria Rodriguez Perez', 'Rodriguez Perez, Ana Maria'],
    ['Patient: Maria Garcia', 'Garcia, Maria'],
    ['Patient: Mary Ann Smith', 'Smith, Mary Ann'],
    ['Name (Last, First): Wong Mei', 'Wong, Mei'],
    ['Nom, prénom : Lamontagne Julie', 'Lamontagne, Julie'],
    ['Nom et prénom : Tremblay Marie-Ève', 'Tremblay, Marie-Ève'],
    ['Nom et prénom : Marie-Ève Tremblay', 'Tremblay, Marie-Ève'],
    ['Name (Last, First): Wong, Mei', 'Wong, Mei'],
  ])('is told by what only one of both is called: %s', (line, value) => expect(nameOf(line)).toEqual({ value, isWritten: true }));

  it.each(['Patient: Nguyen Minh', 'Patient: Zhang Wei', 'Patient: Tremblay Marie', 'Patient: Singh Harpreet', 'Patient: Tran Thi Nguyen'])('is left to a person where it cannot be told: %s', (line) =>
    expect(nameOf(line).isWritten).toBe(false));
});
