import { describe, expect, it } from 'vitest';
import { compareFamilyNames, compareGivenNames, comparePersonNames } from './personNameCompare.ts';
import { ocrDistance } from './personNameDistance.ts';

const name = (given: string, family: string) => ({ given, family });

describe('comparePersonNames', () => {
  it.each([
    [name('Marie-Ève', 'Tremblay'), name('marie eve', 'TREMBLAY')],
    [name('Bob', 'Nguyen'), name('Robert', 'Nguyen')],
    [name('William', 'Collins'), name('Wi1liam', 'Co1lins')],
    [name('Carmen', 'Burns'), name('Carrnen', 'Bums')],
    [name('Sophie', 'Tremblay-Roy'), name('Sophie', 'Tremblay')],
    [name('John Paul', 'Li'), name('John', 'Li')],
  ])('%j and %j agree', (a, b) => expect(comparePersonNames(a, b).score).toBeGreaterThan(0.85));

  it('agrees on exchanged names, and says so', () => {
    const comparison = comparePersonNames(name('Li', 'Wei'), name('Wei', 'Li'));
    expect(comparison.swapped).toBe(true);
    expect(comparison.score).toBeCloseTo(0.95);
  });

  it.each([
    [name('John', 'Smith'), name('Mary', 'Jones')],
    [name('John', 'Smith'), name('Mary', 'Smith')],
    [name('Anna', 'Roy'), name('Anna', 'Bouchard')],
  ])('%j and %j do not agree', (a, b) => expect(comparePersonNames(a, b).score).toBeLessThan(0.75));

  it('counts an initial as weak agreement and a missing part as none', () => {
    expect(compareGivenNames('J.', 'John')).toBe(0.75);
    expect(compareGivenNames('J.', 'Mary')).toBe(0);
    expect(comparePersonNames({ family: 'Li', given: null }, name('Wei', 'Li')).given).toBe(0);
    expect(compareFamilyNames('Roy', 'Royer')).toBeLessThan(0.85);
  });
});

describe('ocrDistance', () => {
  it('counts misread letters half', () => {
    expect(ocrDistance('collins', 'co1lins')).toBe(0.5);
    expect(ocrDistance('burns', 'bums')).toBe(0.5);
    expect(ocrDistance('smith', 'smtih')).toBe(1);
    expect(ocrDistance('roy', 'kay')).toBe(2);
    expect(ocrDistance('', 'abc')).toBe(3);
  });
});
