// Milliseconds of an invoice as a PDF, by language, beside plain pdf-lib with a standard font.
import { parseArgs } from 'node:util';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { composeInvoice } from '../../../apps/server/src/modules/invoice/composeInvoice.ts';
import { invoicePapers } from '../../../apps/server/src/modules/invoice/invoicePapers.fixtures.ts';
import { printLetter } from '../../../apps/server/src/platform/letters/printLetter.ts';
import { quantile } from '../quantile.ts';

const goalMs = 150;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } });

/** The least that a page of as much text costs: one standard font, nothing embedded. */
async function peer(): Promise<void> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  for (let line = 0; line < 25; line += 1) page.drawText('Fax pages received     1,284     $0.035     $44.94', { x: 54, y: 700 - line * 16, size: 11, font });
  await document.save();
}

const works: Record<string, () => Promise<unknown>> = { peer, ...Object.fromEntries(Object.entries(invoicePapers).map(([locale, invoice]) => [locale, () => printLetter(composeInvoice(invoice))])) };
const times = new Map<string, number[]>();
for (const work of Object.values(works)) await work();
// In turn, so that what else the machine does meets all alike.
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const [name, work] of Object.entries(works)) {
    const start = performance.now();
    await work();
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  }
console.log('            p50    p95');
for (const [name, measured] of times) {
  const [p50, p95] = [quantile(measured, 0.5), quantile(measured, 0.95)];
  console.log(`${name.padEnd(8)} ${[p50, p95].map((value) => value.toFixed(0).padStart(6)).join(' ')} ms${p95 > goalMs ? `  above ${goalMs} ms` : ''}`);
}
