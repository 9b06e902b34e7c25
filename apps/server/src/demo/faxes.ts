import sharp from 'sharp';
import type { Documents } from '../platform/documents/document.port.ts';
import { toFax } from './fax/index.ts';
import type { LetterFacts } from './letters/facts.ts';
import { makeLetter } from './letters/makeLetter.ts';
import { demoFaxId, morning, type Plan } from './morning.ts';

export interface DemoFax {
  /** Stands for the provider's id: the same one never arrives twice. */
  id: string;
  filename: string;
  /** E.164. */
  from: string;
  to: string;
  announcedPages?: number;
  bytes: Uint8Array;
}

const toNumber = (plan: Plan) => (plan.isGatineau ? '+18195550101' : '+16135550100');

const firstSeed = 4100;
const letterOf = (plan: Plan, seed: number) => makeLetter({ seed, layout: plan.layout, language: plan.language ?? 'en' });

/** Who the demo's letters are about and who sends them; some are known to the clinic already. */
export async function demoPeople(): Promise<LetterFacts[]> {
  const letters = await Promise.all(morning.map((plan, index) => letterOf(plan, firstSeed + index)));
  return letters.map(({ facts }) => facts);
}

/** Draws and "sends" one document after the other; the same every time. */
export async function* demoFaxes(documents: Documents): AsyncGenerator<DemoFax> {
  for (const [index, plan] of morning.entries()) {
    const seed = firstSeed + index;
    const { pdf, facts } = await letterOf(plan, seed);
    const pages = plan.kind === 'mixed' ? await mix(documents, pdf, (await letterOf(plan, seed + 500)).pdf) : pdf;
    const bytes = await send(documents, plan, pages, seed, facts);
    yield {
      id: demoFaxId(index),
      filename: `${plan.layout}.${plan.kind === 'photo' ? 'jpg' : plan.fax ? 'tif' : 'pdf'}`,
      from: facts.referrer.fax,
      to: toNumber(plan),
      bytes,
    };
  }
}

async function send(documents: Documents, plan: Plan, pdf: Uint8Array, seed: number, facts: LetterFacts): Promise<Uint8Array> {
  if (plan.kind === 'photo') return photograph(documents, pdf);
  if (!plan.fax) return pdf;
  const tiff = await toFax(documents, { bytes: pdf }, {
    ...plan.fax,
    seed,
    ttiHeader: { from: facts.referrer.fax, to: toNumber(plan), sentAt: `${facts.letterDate} 09:1${seed % 10}` },
  });
  // A line that broke off in the middle of a page.
  return plan.kind === 'truncated' ? tiff.subarray(0, Math.floor(tiff.length * 0.6)) : tiff;
}

/** Pages of two people in one fax, as a busy front desk feeds them. */
function mix(documents: Documents, first: Uint8Array, second: Uint8Array): Promise<Uint8Array> {
  return documents.compose([
    { source: { bytes: first }, pageNumber: 1, rotation: 0 },
    { source: { bytes: second }, pageNumber: 1, rotation: 0 },
  ]);
}

/** A page taken with a telephone. */
async function photograph(documents: Documents, pdf: Uint8Array): Promise<Uint8Array> {
  const document = await documents.open({ bytes: pdf });
  try {
    const { png } = await document.renderPage(1);
    return await sharp(png).resize({ width: 1700 }).blur(0.5).modulate({ brightness: 0.94 }).jpeg({ quality: 82 }).withMetadata({ density: 200 }).toBuffer();
  } finally {
    await document.close();
  }
}
