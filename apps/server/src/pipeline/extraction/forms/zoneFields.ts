import type { DocumentType } from '@intake/api/rules';
import { isMisread, onPage, sameValue, wordsIn, zoneKindsOf, type FormFit, type FormShape, type FormZone, type ZoneField } from '@intake/api/rules/forms';
import type { DocumentView, PageView } from '../document.ts';
import { decideField, type Extraction, type ExtractionContext, type FieldExtractor } from '../extraction.ts';
import { letterDate } from '../fields/letterDate.ts';
import { patientAddress } from '../fields/patientAddress.ts';
import { patientBirthDate } from '../fields/patientBirthDate.ts';
import { patientEmail } from '../fields/patientEmail.ts';
import { patientHealthNumber } from '../fields/patientHealthNumber.ts';
import { patientName } from '../fields/patientName.ts';
import { patientPhone } from '../fields/patientPhone.ts';
import { patientSex } from '../fields/patientSex.ts';
import { reason } from '../fields/reason.ts';
import { referrerBillingNumber } from '../fields/referrerBillingNumber.ts';
import { referrerClinic } from '../fields/referrerClinic.ts';
import { referrerName } from '../fields/referrerName.ts';
import { referrerFax, referrerPhone } from '../fields/referrerNumbers.ts';
import { service } from '../fields/service.ts';
import { urgency } from '../fields/urgency.ts';
import type { Reading } from '../labels/readings.ts';
import { sendersOf } from '../people/senders.ts';
import type { ExtractionPage } from '../page/page.ts';
import type { Word } from '../../../platform/ocr/word.ts';
import { zoneReading } from './zoneReading.ts';

const extractors: Record<ZoneField, FieldExtractor> = {
  'patient.name': patientName,
  'patient.birthDate': patientBirthDate,
  'patient.sex': patientSex,
  'patient.healthNumber': patientHealthNumber,
  'patient.phone': patientPhone,
  'patient.address': patientAddress,
  'patient.email': patientEmail,
  'referrer.name': referrerName,
  'referrer.clinic': referrerClinic,
  'referrer.fax': referrerFax,
  'referrer.phone': referrerPhone,
  'referrer.billingNumber': referrerBillingNumber,
  service,
  reason,
  urgency,
  letterDate,
};

/** What a zone says: a value with its evidence, nothing at all, or words that are no value of its field. */
export type ZoneAnswer = { zone: FormZone; words: Word[] } & ({ state: 'read'; found: Extraction } | { state: 'blank' | 'unsure' });

/** A word that the edge of a zone cuts may be the rest of the value. */
const cutShare = 0.7;

export interface ZoneContext {
  document: DocumentView;
  documentType: DocumentType;
  today: string;
}

/** Reads the zones of a form where it lies on a page. */
export function readZones(view: PageView, shape: FormShape, fit: FormFit, { document, documentType, today }: ZoneContext): ZoneAnswer[] {
  const { page, trust } = view;
  const printed = new Set(fit.words.flatMap((index) => (index === null ? [] : [page.words[index]!])));
  const placed = shape.zones.map((zone) => {
    const { inside, cut } = wordsIn(page.words, onPage(fit, zone.box));
    // Of a choice the printed words are what is chosen from.
    const words = zone.kind === 'tick' ? inside : inside.filter((word) => !printed.has(word));
    return { zone, words, isCut: cut.some((word) => !printed.has(word) && isWritten(word)), reading: zoneReading(page, zone, words, trust) };
  });
  const claimed = new Set([...printed, ...placed.flatMap(({ words }) => words)]);
  const free = page.words.filter((word) => !claimed.has(word) && isWritten(word));
  const readings = placed.flatMap(({ reading }) => reading ?? []);
  const context: ExtractionContext = { document, documentType, readings, today, senders: { ...sendersOf(document, readings, documentType), letterheads: [], authors: [] } };
  return placed.map(({ zone, words, reading, ...placing }): ZoneAnswer => {
    if (!reading) return { zone, words, state: 'blank' };
    const found = valueIn(zone, reading, context);
    const isCut = placing.isCut || goesOn(zone, words, free, page.height / page.width);
    return found ? { zone, words, state: 'read', found: asUsual(zone, isCut ? { ...found, confidence: found.confidence * cutShare } : found) } : { zone, words, state: 'unsure' };
  });
}

/** The place and the letters say it, as they did on every fax before. */
const usually = 0.92;

/** What is usual at a place is believed where it is what was read, or where a name lost a letter or two. */
function asUsual({ field, usual }: FormZone, found: Extraction): Extraction {
  if (!usual || !found.value) return found;
  if (sameValue(field, usual, found.value)) return { ...found, value: usual, confidence: Math.max(found.confidence, usually) };
  if (!isMisread(field, usual, found.value)) return found;
  return { ...found, value: usual, confidence: Math.max(found.confidence, usually), alternatives: [...new Set([found.value, ...found.alternatives])].filter((one) => one !== usual) };
}

/** A colon or a stroke is no part of a value. */
const isWritten = ({ text }: Word) => /[\p{L}\p{N}]/u.test(text);

/** What had no room left in its cell goes on below it. */
const mayWrap: ReadonlySet<ZoneField> = new Set(['referrer.clinic', 'service']);

/** Whether a word that belongs to nothing follows a value so closely that it may be its end. */
function goesOn({ field }: FormZone, words: readonly Word[], free: readonly Word[], aspect: number): boolean {
  const last = words.reduce((end, word) => (word.box[3] > end.box[3] || (word.box[1] < end.box[3] && word.box[2] > end.box[2] && word.box[3] > end.box[1]) ? word : end), words[0]!);
  const [, top, right, bottom] = last.box;
  const height = bottom - top;
  const left = Math.min(...words.map(({ box }) => box[0]));
  return free.some(({ box: [x0, y0, , y1] }) => {
    const isBeside = (y0 + y1) / 2 > top && (y0 + y1) / 2 < bottom && x0 >= right && x0 - right < height * aspect;
    const isBelow = mayWrap.has(field) && y0 > bottom - height / 2 && y0 - bottom < height * 0.6 && Math.abs(x0 - left) < height * aspect;
    return isBeside || isBelow;
  });
}

/** What words would say if they stood in a zone of this field. */
export function readWords(page: ExtractionPage, field: ZoneField, words: Word[], { document, documentType, today }: ZoneContext): Extraction | null {
  const kind = zoneKindsOf(field).find((one) => one !== 'tick')!;
  const zone: FormZone = { field, kind, box: [0, 0, 1, 1] };
  const reading = zoneReading(page, zone, words, 1);
  if (!reading) return null;
  return valueIn(zone, reading, { document, documentType, readings: [reading], today, senders: { ...sendersOf(document, [reading], documentType), letterheads: [], authors: [] } });
}

function valueIn({ field, kind }: FormZone, reading: Reading, context: ExtractionContext): Extraction | null {
  const own = extractors[field].propose(context).filter(({ page, value, alternatives }) => page === reading.page && (value !== null || alternatives?.length));
  const proposals = kind === 'tick' ? own.filter(({ flags }) => flags?.includes('ticked')) : own;
  const found = decideField(field, proposals);
  return found && { ...found, source: 'template' };
}
