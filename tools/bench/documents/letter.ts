// Milliseconds of a letter as a PDF, by language, beside plain pdf-lib with a standard font.
import { parseArgs } from 'node:util';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { letters } from '../../../apps/server/src/platform/letters/letters.fixtures.ts';
import { printLetter } from '../../../apps/server/src/platform/letters/printLetter.ts';

const goalMs = 200;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } });

/** The least that a page of as much text costs: one standard font, nothing embedded. */
async function peer(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  for (let line = 0; line < 25; line += 1) page.drawText('Thank you for referring this patient; we need the following.', { x: 54, y: 700 - line * 16, size: 11, font });
  return document.save();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const at = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

const works: Record<string, () => Promise<unknown>> = {
  peer,
  ...Object.fromEntries(Object.entries(letters).map(([locale, letter]) => [locale, () => printLetter(letter)])),
};
const firsts = new Map<string, number>();
const times = new Map<string, number[]>();
for (const [name, work] of Object.entries(works)) firsts.set(name, await time(work));
// In turn, so that what else the machine does meets all alike.
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const [name, work] of Object.entries(works)) times.set(name, [...(times.get(name) ?? []), await time(work)]);

const peerTime = at(times.get('peer') ?? [], 0.5);
console.log('            first    p50    p95   p50 ÷ peer');
for (const [name, measured] of times) {
  const [p50, p95] = [at(measured, 0.5), at(measured, 0.95)];
  console.log(`${name.padEnd(8)} ${[firsts.get(name) ?? 0, p50, p95].map((value) => value.toFixed(0).padStart(6)).join(' ')} ms  ${(p50 / peerTime).toFixed(1).padStart(6)}${p95 > goalMs ? `  above ${goalMs} ms` : ''}`);
}
