import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinces } from '../vocabulary.ts';
import { taxKinds } from './invoiceWords.ts';
import { sumInvoice } from './invoiceSum.ts';
import { divideRounded, lineNet, parseCents, taxOn } from './rounding.ts';
import { taxesOf, taxRates } from './taxRates.ts';

/** Exact: how far a rounded value is from the fraction, in halves of a whole. */
const isNearest = (rounded: bigint, numerator: bigint, denominator: bigint) => {
  const twice = 2n * (rounded * denominator - numerator);
  return twice > -denominator && twice < denominator;
};
const isHalf = (numerator: bigint, denominator: bigint) => (2n * numerator) % denominator === 0n && ((2n * numerator) / denominator) % 2n !== 0n;

describe('rounding', () => {
  it('is the nearest whole of the exact fraction, and away from zero at a half', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (numerator, denominator) => {
        const rounded = divideRounded(numerator, denominator);
        expect(divideRounded(-numerator, denominator)).toBe(-rounded);
        if (isHalf(numerator, denominator)) {
          const size = numerator < 0n ? -rounded : rounded;
          expect(2n * size * denominator).toBe(2n * (numerator < 0n ? -numerator : numerator) + denominator);
        } else expect(isNearest(rounded, numerator, denominator)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [8180_00, 99_750, 815_96],
    [10, 99_750, 1],
    [1000, 130_000, 130],
    [50, 50_000, 3],
    [-50, 50_000, -3],
  ])('%i cents at %i millionths are %i', (cents, millionths, tax) => expect(taxOn(cents, millionths)).toBe(tax));

  it('of three and a half cents a page is done once a line', () => expect(lineNet({ quantity: 3000, unitPrice: 350 })).toBe(11));
});

describe('an invoice', () => {
  const line = fc.record({ quantity: fc.integer({ min: -100_000, max: 1_000_000 }), unitPrice: fc.integer({ min: 0, max: 10_000_000 }), tax: fc.constantFrom(...taxKinds) });

  it('comes to its lines and taxes, each rounded once from the exact fraction, in any order of lines', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.constantFrom(...provinces), fc.constantFrom('2015-06-30', '2025-03-31', '2025-04-01', '2026-11-24'), (lines, place, day) => {
        const taxes = taxesOf(place, day);
        const { nets, subtotal, taxes: summed, total } = sumInvoice(lines, taxes);
        nets.forEach((net, index) => expect(BigInt(net)).toBe(divideRounded(BigInt(lines[index]!.quantity) * BigInt(lines[index]!.unitPrice), 100_000n)));
        expect(subtotal).toBe(nets.reduce((sum, net) => sum + net, 0));
        expect(total).toBe(subtotal + summed.reduce((sum, { amount }) => sum + amount, 0));
        for (const { base, amount, millionths } of summed) {
          const numerator = BigInt(base) * BigInt(millionths);
          expect(isHalf(numerator, 1_000_000n) || isNearest(BigInt(amount), numerator, 1_000_000n)).toBe(true);
        }
        expect(sumInvoice(lines.toReversed(), taxes)).toMatchObject({ subtotal, total });
      }),
      { numRuns: 1000 },
    );
  });

  it('taxes neither what is exempt nor what is taxed at zero', () => {
    const sum = sumInvoice([{ quantity: 1000, unitPrice: 1_000_000, tax: 'exempt' }, { quantity: 1000, unitPrice: 500_000, tax: 'zero' }], taxesOf('ON', '2026-01-01'));
    expect(sum).toEqual({ nets: [10_000, 5000], subtotal: 15_000, taxes: [], total: 15_000 });
  });
});

describe('the rates of a place', () => {
  it.each([
    ['ON', '2026-11-24', [['HST', 130_000]]],
    ['NS', '2025-03-31', [['HST', 150_000]]],
    ['NS', '2025-04-01', [['HST', 140_000]]],
    ['NB', '2016-06-30', [['HST', 130_000]]],
    ['NB', '2016-07-01', [['HST', 150_000]]],
    ['NL', '2026-01-01', [['HST', 150_000]]],
    ['PE', '2016-09-30', [['HST', 140_000]]],
    ['PE', '2016-10-01', [['HST', 150_000]]],
    ['QC', '2026-11-24', [['GST', 50_000], ['QST', 99_750]]],
    ['AB', '2026-11-24', [['GST', 50_000]]],
    ['BC', '2026-11-24', [['GST', 50_000], ['PST', 70_000]]],
    ['SK', '2017-03-22', [['GST', 50_000], ['PST', 50_000]]],
    ['SK', '2017-03-23', [['GST', 50_000], ['PST', 60_000]]],
    ['MB', '2019-06-30', [['GST', 50_000], ['RST', 80_000]]],
    ['MB', '2019-07-01', [['GST', 50_000], ['RST', 70_000]]],
  ] as const)('%s on %s', (place, day, expected) => {
    expect(taxesOf(place, day).map(({ name, millionths }) => [name, millionths])).toEqual(expected);
  });

  it('is given for every province on every day since 2013', () => {
    for (const place of provinces) expect(taxesOf(place, '2013-04-01').length, place).toBeGreaterThan(0);
    expect(taxRates.every(({ from }) => /^\d{4}-\d\d-\d\d$/.test(from))).toBe(true);
  });

  it('takes the sales tax of a province of what it names alone, and elsewhere taxes that as usual', () => {
    const lines = [{ quantity: 1000, unitPrice: 1_000_000, tax: 'standard' }, { quantity: 1000, unitPrice: 350_000, tax: 'provincial' }] as const;
    expect(sumInvoice(lines, taxesOf('BC', '2026-11-24'))).toMatchObject({ taxes: [{ name: 'GST', base: 13_500, amount: 675 }, { name: 'PST', base: 3500, amount: 245 }], total: 14_420 });
    expect(sumInvoice(lines, taxesOf('ON', '2026-11-24'))).toMatchObject({ taxes: [{ name: 'HST', base: 13_500, amount: 1755 }] });
    expect(sumInvoice(lines.slice(0, 1), taxesOf('MB', '2026-11-24')).taxes.map(({ name }) => name)).toEqual(['GST']);
  });

  it('adds the tax of Quebec to the price, not to the price with the federal tax', () => {
    expect(sumInvoice([{ quantity: 1000, unitPrice: 1_000_000, tax: 'standard' }], taxesOf('QC', '2026-11-24'))).toMatchObject({
      taxes: [{ name: 'GST', amount: 500 }, { name: 'QST', amount: 998 }], total: 11_498,
    });
  });
});

it.each([
  ['12.50', 1250], ['1 234,5', 123_450], ['1,234.50', 123_450], ['1,234', 123_400], ['-3', -300], ['$12', 1200], ['1.234.567', 123_456_700],
  ['0,05', 5], ['12.505', 1_250_500], ['12.5051', null], ['', null], ['abc', null], ['1,2,3', null], ['99999999999999999', null],
] as const)('reads %j as %j cents', (text, value) => expect(parseCents(text)).toBe(value));
