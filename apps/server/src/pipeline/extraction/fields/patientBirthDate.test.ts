import { expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function birthOf(...lines: string[]) {
  const { fields } = extractFields([pageOf(['REFERRAL', 'Patient: Anna Roy', ...lines])], { today: '2026-03-01' });
  const found = fields.find(({ field }) => field === 'patient.birthDate');
  return found && found.confidence >= writeThreshold ? found.value : null;
}

it.each([
  ['D.D.N. 1961 07 23'],
  ['D.D.N. : 1961 07 23'],
  ['Date de naissance (AAAA MM JJ) : 1961 07 23'],
  ['DOB 23 07 1961'],
  ['Date of birth: 07 23 1961'],
  ['Date of birth: 1961 / 07 / 23'],
  ['D.D.N. 1961  07  23'],
  ['DOB: 1 9 6 1 0 7 2 3'],
  ['Date de naissance (AAAA MM JJ) : 1 9 6 1   0 7   2 3'],
])('reads a birth date in the cells of a form: %s', (...lines) => expect(birthOf(...lines)).toBe('1961-07-23'));

it.each([['DOB 03 04 1961'], ['DOB: 1961 0723 1234'], ['DOB: 1961 07 23 1234'], ['DOB: 1 9 6 1']])('writes no birth date from digits that may be something else: %s', (...lines) => expect(birthOf(...lines)).toBeNull());

it.each([
  ['Re: Anna Roy  04 Apr 1985  HCN 0012 345 678', '1985-04-04'],
  ['my patient Anna Roy (1985-04-04, PHN 9151247483), for a colonoscopy', '1985-04-04'],
  ['Né(e): 1985-04-04', '1985-04-04'],
  ['DOB Y/M/D: 85/04/03', '1985-04-03'],
  ['Re: Anna Roy  04 Apr 2025  HCN 0012 345 678', null],
  ['Operated on 1985-04-04 for a hernia, PHN 9151247483', null],
])('reads a birth date beside the health number or behind a rarer label: %s', (line, date) => expect(birthOf(line)).toBe(date));
