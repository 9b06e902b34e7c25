import { describe, expect, it } from 'vitest';
import { extractFields } from '../extract.ts';
import { writeThreshold } from '../extraction.ts';
import { pageOf } from '../page/page.fixtures.ts';

function numberOf(...lines: string[]) {
  const { fields } = extractFields([pageOf(['REFERRAL', 'Patient: Anna Roy', 'DOB: 1961-07-23', ...lines])], { today: '2026-03-01' });
  const found = fields.find(({ field }) => field === 'patient.healthNumber');
  return found && found.confidence >= writeThreshold ? [found.value, found.flags.find((flag) => flag.startsWith('province:'))] : null;
}

describe('a health number of a province without a check digit', () => {
  it.each([
    ['PEI Health Card: 12345678', '12345678', 'PE'],
    ['PEI PHN: 1234 5678', '12345678', 'PE'],
    ['PEI Health # 12345678', '12345678', 'PE'],
    ['NT Health Care: N1234567', 'N1234567', 'NT'],
    ['NWT HCN: N 123 4567', 'N1234567', 'NT'],
    ['Health card: N1234567', 'N1234567', 'NT'],
    ['Health card number N1234567', 'N1234567', 'NT'],
  ])('is read where its label or its form says whose it is: %s', (line, value, province) => expect(numberOf(line)).toEqual([value, `province:${province}`]));

  it.each([
    ['Address: 12 Water Street, Charlottetown, PE C1A 1A1', '12345678', 'PE'],
    ['Address: 5 Franklin Avenue, Yellowknife, NT X1A 2N2', 'D7654321', 'NT'],
  ])('is read beside an address in %s', (address, value, province) => expect(numberOf(address, `Health card: ${value}`)).toEqual([value, `province:${province}`]));

  it.each([['Health card: 12345678'], ['RAMQ: 06123095'], ['Health card: B1234567'], ['Address: 12 Elm Street, Toronto, ON M5V 2T6', 'Health card: 12345678']])('is not written where eight digits may be the rest of another: %s', (...lines) =>
    expect(numberOf(...lines)).toBeNull());
});
