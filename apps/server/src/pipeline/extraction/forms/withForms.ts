import { foldName, type DocumentType } from '@intake/api/rules';
import { chooseForm, isMisread, overlapOf, type FormFit, type FormShape } from '@intake/api/rules/forms';
import { viewOf, type PageView } from '../document.ts';
import { extractFields, type ExtractionResult, type ExtractOptions } from '../extract.ts';
import { writeThreshold, type Extraction } from '../extraction.ts';
import type { ExtractionPage } from '../page/page.ts';
import { documentTypeOf } from '../triage/documentType.ts';
import { readZones, type ZoneAnswer } from './zoneFields.ts';

/** A form that a sender uses. */
export interface KnownForm {
  id: string;
  shape: FormShape;
  /** What a document on this form is; null when the form does not say. */
  documentType: DocumentType | null;
}

export interface FormReading extends ExtractionResult {
  /** The form that was found, and what its zones say; null when there is none. */
  form: { id: string; page: number; fit: FormFit; answers: ZoneAnswer[] } | null;
}

/** What the ordinary rules find elsewhere, while the form leaves the field's own place empty, is offered at most. */
const mostElsewhere = 0.7;
/** Two readings of the same place that differ. */
const doubt = 0.8;
/** A form is searched for on so many pages. */
const mostPages = 6;

/**
 * Finds the fields of a document by the form that it is on, where one fits, and by the ordinary rules for the rest.
 * Without forms the answer is that of the ordinary rules.
 */
export function extractWithForms(pages: ExtractionPage[], forms: readonly KnownForm[], options: ExtractOptions = {}): FormReading {
  const ordinary = extractFields(pages, options);
  const candidates = pages.slice(0, mostPages);
  const chosen = forms.length === 0 ? null : chooseForm(forms, candidates.map(({ width, height, words }) => ({ aspect: height / width, words })));
  if (!chosen) return { ...ordinary, form: null };
  const document = viewOf(pages);
  const view = document.pages[chosen.page]!;
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const documentType = chosen.form.documentType ?? documentTypeOf(document).type;
  const answers = readZones(view, chosen.form.shape, chosen.fit, { document, documentType, today });
  const type = typeOf(chosen.form.documentType, ordinary, view, chosen.fit);
  const fields = [...mergeFields(ordinary.fields, answers).filter(({ field }) => type.length === 0 || field !== 'documentType'), ...type];
  return { ...ordinary, fields, form: { id: chosen.form.id, page: view.number, fit: chosen.fit, answers } };
}

function mergeFields(ordinary: readonly Extraction[], answers: readonly ZoneAnswer[]): Extraction[] {
  // What the form says is somebody else's number is not this one's.
  const isOthers = (found: Extraction) => answers.some(({ zone, ...answer }) =>
    answer.state === 'read' && zone.field !== found.field && !areOne(zone.field, found.field) && answer.found.page === found.page && overlapOf(answer.found.box, found.box) > 0.5);
  const byField = new Map(answers.map((answer) => [answer.zone.field as Extraction['field'], answer]));
  const kept = ordinary.flatMap((found): Extraction[] => {
    const answer = byField.get(found.field);
    if (answer?.state === 'read') return [];
    const isDoubtful = answer?.state === 'blank' || isOthers(found);
    return [isDoubtful ? { ...found, confidence: Math.min(found.confidence, mostElsewhere) } : found];
  });
  const read = answers.flatMap((answer) => (answer.state === 'read' ? [agreed(answer.found, ordinary.find(({ field }) => field === answer.found.field), answer.zone.usual)] : []));
  return [...read, ...kept];
}

/** One number may be a clinic's telephone and its fax. */
const areOne = (one: string, other: string) => one.startsWith('referrer.') && other.startsWith('referrer.');

/** Two ways to the same value strengthen it; two readings of one place weaken it; what stands elsewhere is only offered beside it. */
export function agreed(found: Extraction, ordinary: Extraction | undefined, usual?: string): Extraction {
  if (!ordinary?.value || !found.value) return found;
  if (ordinary.value === found.value) return { ...found, confidence: Math.max(found.confidence, ordinary.confidence, 1 - (1 - found.confidence) * 0.5) };
  const isSamePlace = ordinary.page === found.page && overlapOf(ordinary.box, found.box) > 0.3;
  const isUsual = found.value === usual && isMisread(found.field, usual, ordinary.value);
  const isRival = isSamePlace && ordinary.confidence >= writeThreshold && !beginsWith(found.value, ordinary.value) && !isUsual;
  return { ...found, confidence: isRival ? found.confidence * doubt : found.confidence, alternatives: [...new Set([...found.alternatives, ordinary.value])].slice(0, 5) };
}

/** A cell has two lines and a rule read the first: what it found is the beginning, and contradicts nothing. */
const beginsWith = (whole: string, part: string) => foldName(whole).startsWith(`${foldName(part)} `);

/** What the form says that its documents are, beside the words that it was known by. */
function typeOf(type: DocumentType | null, ordinary: ExtractionResult, view: PageView, fit: FormFit): Extraction[] {
  const index = fit.words.find((word) => word !== null);
  const word = index === undefined || index === null ? undefined : view.page.words[index];
  if (!type || !word) return [];
  const read = ordinary.fields.find(({ field }) => field === 'documentType')?.value;
  return [{
    field: 'documentType', value: type, raw: word.text, confidence: 0.97, page: view.number, box: word.box, source: 'template', flags: [],
    alternatives: read && read !== type ? [read] : [],
  }];
}
