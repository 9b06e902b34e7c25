import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { differentPixels, draw, textOf } from '../../platform/letters/drawn.fixtures.ts';
import { printLetter } from '../../platform/letters/printLetter.ts';
import { composeInvoice } from './composeInvoice.ts';
import { invoicePapers } from './invoicePapers.fixtures.ts';

describe.each(Object.entries(invoicePapers))('an invoice in %s', (locale, invoice) => {
  const letter = composeInvoice(invoice);

  test('looks, pixel for pixel, as it does with the whole faces, and says what it comes to', async () => {
    const { bytes } = await printLetter(letter);
    const [page] = await draw(bytes);
    const folder = process.env['INTAKE_KEEP_PAPERS'];
    if (folder) await writeFile(`${folder}/invoice-${locale}.png`, page!.png);
    expect(await differentPixels(letter, page!)).toBe(0);
    const printed = textOf(page!).replaceAll(/\s/g, '');
    const table = letter.body[0]!;
    if (table.kind !== 'table') throw new Error('An invoice begins with its table.');
    for (const text of [invoice.buyerName, invoice.number!, ...table.head, ...table.rows.flat(), ...table.totals!.flat()]) expect(printed).toContain(text.replaceAll(/\s/g, ''));
    // Amounts end under each other, at the right margin.
    const ends = (page!.words ?? []).map(({ box }) => box[2]).filter((end) => Math.abs(end - (1 - 54 / 612)) < 0.003);
    expect(ends.length).toBeGreaterThanOrEqual(table.rows.length + table.totals!.length);
  });

  test('is the same bytes each time', async () => {
    const hashes = await Promise.all([1, 2].map(async () => createHash('sha256').update((await printLetter(letter)).bytes).digest('hex')));
    expect(hashes[0]).toBe(hashes[1]);
  });
});

test('an invoice of less than a hundred dollars names no tax number, one of more does', () => {
  const small = { ...invoicePapers.en, subtotal: 8000, total: 9040, taxes: [{ name: 'HST' as const, millionths: 130_000, base: 8000, amount: 1040 }] };
  expect(JSON.stringify(composeInvoice(small))).not.toContain('12345 6789 RT0001');
  expect(JSON.stringify(composeInvoice(invoicePapers.en))).toContain('12345 6789 RT0001');
});

test('a hundred lines go on over pages, and the total stands with what it sums', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => ({ ...invoicePapers.en.lines[0]!, description: `Line ${index + 1}` }));
  const { bytes, pageCount } = await printLetter(composeInvoice({ ...invoicePapers.en, lines }));
  expect(pageCount).toBeGreaterThan(2);
  const pages = await draw(bytes);
  expect(textOf(pages.at(-1)!)).toMatch(/Line 100 .*Subtotal .*Total/);
});
