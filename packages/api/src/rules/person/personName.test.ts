import { describe, expect, it } from 'vitest';
import { capitalizeName, displayName, foldName, parsePersonName } from './personName.ts';

describe('parsePersonName', () => {
  it.each([
    ['Marie-Ève Tremblay', 'Tremblay', 'Marie-Ève', null],
    ['TREMBLAY, Marie-Ève', 'TREMBLAY', 'Marie-Ève', null],
    ['Tremblay, Marie Ève Louise', 'Tremblay', 'Marie', 'Ève Louise'],
    ['Jan van der Berg', 'van der Berg', 'Jan', null],
    ["O'BRIEN Sean", "O'BRIEN", 'Sean', null],
    ['Anh Thi NGUYEN', 'NGUYEN', 'Anh', 'Thi'],
    ['ROY GAGNON Luc', 'ROY GAGNON', 'Luc', null],
    ['van der Berg', 'van der Berg', null, null],
    ['Le Van', 'Van', 'Le', null],
    ['Singh', 'Singh', null, null],
    ['', null, null, null],
  ])('takes %s apart', (input, family, given, middle) => {
    expect(parsePersonName(input)).toMatchObject({ family, given, middle });
  });

  it.each([
    ['Dr. Alice B. Chen, MD, CCFP', { family: 'Chen', given: 'Alice', middle: 'B.', prefix: 'Dr', suffix: 'MD CCFP' }],
    ['Dre Sophie Roy M.D.', { family: 'Roy', given: 'Sophie', prefix: 'Dre', suffix: 'M.D' }],
    ['Chen, Dr. Alice', { family: 'Chen', given: 'Alice', prefix: 'Dr.' }],
    ['Mme Ngo', { family: 'Ngo', given: null, prefix: 'Mme' }],
    ['Do, Anh', { family: 'Do', given: 'Anh', suffix: null }],
    ['Robert Smith Jr.', { family: 'Smith', given: 'Robert', suffix: 'Jr' }],
  ])('keeps titles and credentials of %s apart', (input, expected) => {
    expect(parsePersonName(input)).toMatchObject(expected);
  });
});

describe('foldName', () => {
  it('forgets accents, apostrophes and hyphens', () => {
    expect(foldName(" Marie-Ève  D’Août-Cœur ")).toBe('marie eve daout coeur');
  });
});

describe('writing', () => {
  it('writes a name as it is spoken', () => {
    expect(displayName({ given: 'Luc', family: 'Roy', middle: null })).toBe('Luc Roy');
    expect(capitalizeName("O'BRIEN-MCKAY")).toBe("O'Brien-McKay");
    expect(capitalizeName('van der Berg')).toBe('van der Berg');
  });
});
