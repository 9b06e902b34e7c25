// Replies on paper that find their referral, by code or by text, faxed fine and standard, twice and crooked: attached, proposed, lost, wrong.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { replyTokenOf } from '@intake/api/rules';
import { toFax } from '../../../apps/server/src/demo/fax/index.ts';
import type { LetterFacts } from '../../../apps/server/src/demo/letters/facts.ts';
import { makeLetter } from '../../../apps/server/src/demo/letters/makeLetter.ts';
import { createRandom, type Random } from '../../../apps/server/src/demo/letters/random.ts';
import { createReader } from '../../../apps/server/src/platform/ocr/reader.ts';
import { createTesseractJs } from '../../../apps/server/src/platform/ocr/tesseract/tesseractJs.adapter.ts';
import { findTesseractProgram } from '../../../apps/server/src/platform/ocr/tesseract/tesseractProgram.adapter.ts';
import { createTestDatabase } from '../../../apps/server/src/testing/database.ts';
import { makePdf } from '../../../apps/server/src/testing/faxes.ts';
import { startTestCluster } from '../../../apps/server/src/testing/globalSetup.ts';
import { openReplyDesk, type ReplyDesk } from '../../../apps/server/src/testing/replies.ts';

const { values } = parseArgs({
  options: {
    replies: { type: 'string', default: '500' },
    /** Besides: faxes that no machine may attach. */
    others: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** Says of each fax, as it is settled, what became of it, and keeps those that went otherwise than asked in `.cache/replies`. */
    details: { type: 'boolean', default: false },
  },
});

/** How a reply is made of the letter that asked for it. */
const makings = ['page', 'page with results', 'code crossed out', 'token typed'] as const;
type Making = (typeof makings)[number];
/** Why a fax is not to be attached by itself. */
const doubtfuls = ['another number', 'another patient too', 'unknown code', 'two referrals'] as const;
type Doubtful = (typeof doubtfuls)[number];
const isReply = (kind: Making | Doubtful): kind is Making => (makings as readonly string[]).includes(kind);
/** Ways over the line: how often, and how fine. */
const ways = { fine: ['fine'], standard: ['standard'], 'fine, fine': ['fine', 'fine'], 'fine, standard': ['fine', 'standard'], 'standard, standard': ['standard', 'standard'] } as const;
type Way = keyof typeof ways;

interface Asked {
  facts: LetterFacts;
  referralId: string;
  token: string;
  bytes: Uint8Array;
}

interface Outcome {
  kind: Making | Doubtful;
  way: Way;
  /** Attached to its referral, proposed for it, found by nothing, or attached where it does not belong. */
  became: 'attached' | 'proposed' | 'lost' | 'wrong';
  doubts: string;
}

async function ask(desk: ReplyDesk, seed: number): Promise<Asked> {
  const { facts } = await makeLetter({ seed, layout: 'lab-result', language: 'en' });
  const { patient, referrer } = facts;
  const patientId = await desk.addPatient({ family: patient.family, given: patient.given, birthDate: patient.birthDate, healthNumber: patient.card?.value ?? null });
  const physicianId = await desk.addPhysician(referrer.family, referrer.fax);
  const { referral, token, bytes } = await desk.ask(patientId, physicianId, { recipientName: `Dr. ${referrer.given} ${referrer.family}`, fax: referrer.fax });
  return { facts, referralId: referral.id, token, bytes };
}

const grouped = (token: string) => token.replaceAll(/(.{4})(?=.)/g, '$1-');
const results = async (seed: number) => (await makeLetter({ seed, layout: 'lab-result', language: 'en' })).pdf;
const typed = ({ facts: { patient, referrer }, token }: Asked, said = token) =>
  makePdf([
    `${referrer.clinic}\n\nReply to your letter, code ${grouped(said)}\n\nPatient: ${patient.family}, ${patient.given}\nDate of birth: ${patient.birthDate}` +
      `\n${patient.card ? `Health number: ${patient.card.value}\n` : ''}\nThe ECG follows by mail. Medication: bisoprolol 2.5 mg once a day.\n\nDr. ${referrer.given} ${referrer.family}`,
  ]);

/** The letter's page with a pen drawn over its code. */
async function crossedOut(desk: ReplyDesk, bytes: Uint8Array): Promise<Uint8Array> {
  const document = await desk.documents.open({ bytes });
  try {
    const { png, width, height, dpi } = await document.renderPage(1);
    const pen = `<svg width="${width}" height="${height}"><g stroke="#000" stroke-width="${dpi / 8}">${await strokes(png, dpi)}</g></svg>`;
    return await sharp(png).composite([{ input: Buffer.from(pen) }]).withMetadata({ density: dpi }).png().toBuffer();
  } finally {
    await document.close();
  }
}

/** Where the code stands: the lowest block of ink at the margin, 26 mm high. */
async function strokes(png: Buffer, dpi: number): Promise<string> {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const [left, side] = [Math.round(dpi * 0.75), Math.round(dpi * 1.4)];
  const ink = (y: number) => data.subarray(y * info.width + left, y * info.width + left + side).reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);
  const dense = Array.from({ length: info.height }, (_, y) => y).filter((y) => ink(y) > side * 0.25);
  const [top, bottom] = [dense.at(-1)! - side, dense.at(-1)!];
  return [0.15, 0.4, 0.65, 0.9].map((share) => `<path d="M${left} ${top + side * share}l${side} ${side * 0.1}"/><path d="M${left + side * share} ${top}l${side * 0.1} ${bottom - top}"/>`).join('');
}

async function pagesOf(desk: ReplyDesk, asked: Asked, other: Asked, kind: Making | Doubtful, seed: number): Promise<Uint8Array> {
  const joined = (...parts: Uint8Array[]) => desk.documents.compose(parts.map((bytes) => ({ source: { bytes }, pageNumber: 1, rotation: 0 })));
  switch (kind) {
    case 'page':
    case 'another number':
      return asked.bytes;
    case 'page with results':
      return joined(asked.bytes, await results(seed));
    case 'code crossed out':
      return crossedOut(desk, asked.bytes);
    case 'token typed':
      return typed(asked);
    case 'another patient too':
      return joined(asked.bytes, await results(seed + 500_000));
    case 'unknown code':
      return typed(asked, replyTokenOf(randomBytes(15)));
    case 'two referrals':
      return joined(asked.bytes, other.bytes);
  }
}

async function transmit(desk: ReplyDesk, bytes: Uint8Array, way: Way, random: Random, seed: number): Promise<Uint8Array> {
  let page = bytes;
  for (const [index, resolution] of ways[way].entries()) {
    const skewDegrees = random.faker.number.float({ min: -1.5, max: 1.5 });
    page = await toFax(desk.documents, { bytes: page }, { resolution, skewDegrees, noise: random.faker.number.float({ min: 0.1, max: 0.35 }), seed: seed * 2 + index });
  }
  return page;
}

async function attachedTo(desk: ReplyDesk, faxId: string): Promise<string[]> {
  const rows = await desk.sql<{ request_id: string }>('select request_id from request_fax where fax_id = $1', [faxId]);
  return rows.map(({ request_id }) => request_id);
}

/** One line a fax: what it is, what became of it, the referral that asked and those it was attached to. */
async function tell(index: number, { kind, way, became, doubts }: Outcome, asked: Asked, fax: Uint8Array, attached: readonly string[]): Promise<void> {
  console.log([`${index + 1}. ${kind}; ${way}: ${became}`, `asked by ${asked.referralId}`, `attached to ${attached.join(' ') || 'none'}`, doubts].join(' | '));
  if (became === 'attached' || (became !== 'wrong' && !isReply(kind))) return;
  await mkdir('.cache/replies', { recursive: true });
  await writeFile(`.cache/replies/${seed}-${index + 1}-${kind}-${way}-${asked.token}.tif`.replaceAll(/[ ,]+/g, '-'), fax);
}

async function judge(desk: ReplyDesk, { referralId }: Asked, faxId: string, kind: Making | Doubtful): Promise<Pick<Outcome, 'became' | 'doubts'>> {
  const rows = await desk.sql<{ request_id: string | null; state: string; doubts: string[] }>('select request_id, state, doubts from fax_reply where fax_id = $1', [faxId]);
  const attached = await attachedTo(desk, faxId);
  const mayAttach = isReply(kind);
  if (attached.some((requestId) => !mayAttach || requestId !== referralId)) return { became: 'wrong', doubts: '' };
  if (attached.length > 0) return { became: 'attached', doubts: '' };
  const own = rows.find(({ request_id, state }) => request_id === referralId && state === 'proposed');
  return own ? { became: 'proposed', doubts: `${own.doubts.join(' ')} ${await readOf(desk, faxId)}` } : { became: 'lost', doubts: rows.map(({ state }) => state).join(' ') };
}

/** What was read of the patient. */
async function readOf(desk: ReplyDesk, faxId: string): Promise<string> {
  const rows = await desk.sql<{ field: string; value: string }>("select field, value from extraction where fax_id = $1 and field like 'patient.%' and value is not null", [faxId]);
  return rows.map(({ field, value }) => `${field.slice(8)} ${value}`).join(', ');
}

async function waitFor(desk: ReplyDesk, faxId: string): Promise<void> {
  while (!(await desk.isDone(faxId))) await setTimeout(50);
}

const cluster = await startTestCluster();
const ocr = createReader((await findTesseractProgram()) ?? createTesseractJs());
const desk = await openReplyDesk({ ocr, database: await createTestDatabase(cluster.connection) });
const [replies, others, seed] = [Number(values.replies), Number(values.others), Number(values.seed)];
const random = createRandom(seed, 'en');
const kinds = [
  ...Array.from({ length: replies }, (): Making => (random.chance(0.45) ? 'page' : random.chance(0.75) ? 'page with results' : random.pick(['code crossed out', 'token typed']))),
  ...Array.from({ length: others }, (_, index): Doubtful => doubtfuls[index % doubtfuls.length]!),
];
console.log(`${replies} replies and ${others} that are for a person, seed ${seed}; ${ocr.engine}. Skew to 1.5°, noise 0.1 to 0.35 a passage.`);
const asked: Asked[] = [];
for (const index of kinds.keys()) asked.push(await ask(desk, seed * 1_000_000 + index));

const outcomes: Outcome[] = [];
const next = kinds.entries();
const work = async () => {
  for (const [index, kind] of next) {
    const own = asked[index]!;
    const way = random.pick(Object.keys(ways) as Way[]);
    const pages = await pagesOf(desk, own, asked[(index + 1) % asked.length]!, kind, seed * 1_000_000 + index);
    const fax = await transmit(desk, pages, way, random, index);
    const faxId = await desk.receive(fax, kind === 'another number' ? '+14165559999' : own.facts.referrer.fax);
    await waitFor(desk, faxId);
    const outcome = { kind, way, ...(await judge(desk, own, faxId, kind)) };
    outcomes.push(outcome);
    if (values.details) await tell(index, outcome, own, fax, await attachedTo(desk, faxId));
  }
};
await Promise.all([work(), work(), work()]);

const share = (of: Outcome[], became: Outcome['became']) => of.filter((one) => one.became === became).length;
const row = (of: Outcome[]) => ({ of: of.length, attached: share(of, 'attached'), proposed: share(of, 'proposed'), lost: share(of, 'lost'), wrong: share(of, 'wrong') });
const honest = outcomes.filter(({ kind }) => isReply(kind));
console.table({
  ...Object.fromEntries((Object.keys(ways) as Way[]).map((way) => [way, row(honest.filter((one) => one.way === way))])),
  ...Object.fromEntries(makings.map((kind) => [kind, row(honest.filter((one) => one.kind === kind))])),
  'all replies': row(honest),
  ...Object.fromEntries(doubtfuls.map((kind) => [kind, row(outcomes.filter((one) => one.kind === kind))])),
});
console.log(`attached by themselves ${((100 * share(honest, 'attached')) / honest.length).toFixed(1)} %, found ${((100 * (share(honest, 'attached') + share(honest, 'proposed'))) / honest.length).toFixed(1)} %, wrongly attached ${share(outcomes, 'wrong')}`);
if (share(outcomes, 'wrong') > 0) process.exitCode = 1;
await desk.stop();
await ocr.close();
await cluster.stop();
process.exit();
