import type { DocumentType, ExtractionField } from '@intake/api/rules';
import {
  agreesWithFiled, alignTo, chooseAnchors, formProblems, onReference, printedWords, sameValue, smallPrint, zoneFields, zonesAround,
  type FormBox, type FormFit, type FormPage, type FormShape, type SeenPlace, type ZoneField, type ZoneKind,
} from '@intake/api/rules/forms';
import type { Box } from '../../../platform/ocr/word.ts';
import { viewOf, type DocumentView } from '../document.ts';
import { writeThreshold } from '../extraction.ts';
import { boxAround, type ExtractionPage } from '../page/page.ts';
import { locate } from './locate.ts';

/** What was read of a fax before anybody looked at it. */
export interface ReadField {
  field: ExtractionField;
  value: string | null;
  confidence: number;
  page: number | null;
  box: Box | null;
  flags: readonly string[];
}

/** A fax that a person has filed: its pages, what was read of them, and what the person says. */
export interface FiledFax {
  pages: ExtractionPage[];
  read: readonly ReadField[];
  /** Any of which may stand on the page: a chart has several telephone numbers. */
  filed: Partial<Record<ZoneField, readonly string[]>>;
  documentType: DocumentType | null;
}

export interface LearnedForm {
  /** From 1. */
  page: number;
  shape: FormShape;
  documentType: DocumentType | null;
  /** Fields that a person had to enter or correct on one of the faxes at least. */
  corrected: ZoneField[];
  /** Which of the faxes are on the form, by place. The first is the one whose page is the sample. */
  faxes: number[];
}

export interface LearnOptions {
  /** How many faxes on the same form it takes. */
  least: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A form is looked for on the first pages. */
const mostPages = 3;
/** A value written at the same place twice is no accident. */
const leastPlaces = 2;
/** Shares of the page: values of a field begin at the same place, as far as people and machines fill in forms alike. */
const sameRow = 0.016;
const sameColumn = 0.035;

/**
 * The form that the first fax shares with others of its sender, with a zone where persons' values were written. Null
 * when there are too few, or when the ordinary rules read all of it rightly: then nothing is to be learnt.
 */
export function learnForm(faxes: readonly FiledFax[], { least, today }: LearnOptions): LearnedForm | null {
  const [first, ...others] = faxes;
  if (!first) return null;
  const learned = first.pages.slice(0, mostPages).flatMap((page): LearnedForm[] => {
    const reference = formPage(page);
    const aligned = others.flatMap((fax, at) => {
      const fits = alignBest(reference, fax.pages.slice(0, mostPages));
      return fits ? [{ fax, at: at + 1, ...fits }] : [];
    });
    if (aligned.length + 1 < least) return [];
    const printed = printedWords(reference, aligned.map(({ fit }) => fit));
    const samples = [{ fax: first, page, fit: null }, ...aligned.map(({ fax, page: on, fit }) => ({ fax, page: on, fit }))];
    const { places, corrected } = placesIn(samples, today);
    const small = smallPrint(reference, aligned.map(({ page: on, fit }) => ({ page: formPage(on), fit })));
    const on = [first, ...aligned.map(({ fax }) => fax)];
    const zones = zonesAround(places, [...printed, ...small]).map((zone) => ({ ...zone, ...usualOf(zone.field, on, least) }));
    const shape: FormShape = { aspect: reference.aspect, anchors: chooseAnchors(printed, zones), zones };
    if (corrected.length === 0 || formProblems(shape).length > 0) return [];
    return [{ page: page.number, shape, documentType: agreedType(on), corrected, faxes: [0, ...aligned.map(({ at }) => at)] }];
  });
  return learned.sort((a, b) => b.shape.zones.length - a.shape.zones.length)[0] ?? null;
}

const formPage = ({ width, height, words }: ExtractionPage): FormPage => ({ aspect: height / width, words });

function alignBest(reference: FormPage, pages: ExtractionPage[]): { page: ExtractionPage; fit: FormFit } | null {
  const fits = alignTo(reference, pages.map(formPage));
  const best = fits.reduce<number>((at, fit, index) => (fit && (at < 0 || fit.share > fits[at]!.share) ? index : at), -1);
  return best < 0 ? null : { page: pages[best]!, fit: fits[best]! };
}

/** What all of them were filed as. */
const agreedType = (faxes: readonly FiledFax[]): DocumentType | null =>
  faxes.every(({ documentType }) => documentType === faxes[0]!.documentType) ? faxes[0]!.documentType : null;

/** What stands there on every fax of the sender: who refers, and where from. */
function usualOf(field: ZoneField, faxes: readonly FiledFax[], least: number): { usual?: string } {
  if (!field.startsWith('referrer.')) return {};
  const filed = faxes.flatMap((fax) => (fax.filed[field] ? [fax.filed[field]] : []));
  const usual = filed[0]?.[0];
  return usual && filed.length >= least && filed.every((values) => values.length === 1 && sameValue(field, usual, values[0]!)) ? { usual } : {};
}

interface Sample {
  fax: FiledFax;
  page: ExtractionPage;
  /** Null for the reference itself. */
  fit: FormFit | null;
}

interface Place {
  sample: number;
  box: FormBox;
  isTicked: boolean;
}

function placesIn(samples: readonly Sample[], today: string): { places: SeenPlace[]; corrected: ZoneField[] } {
  const documents = samples.map(({ fax }) => viewOf(fax.pages));
  const found = zoneFields.flatMap((field) => {
    const all = samples.flatMap((sample, at) => placesOf(field, sample, documents[at]!, today).map((place): Place => ({ ...place, sample: at })));
    const same = mostAgreed(all);
    return new Set(same.map(({ sample }) => sample)).size >= leastPlaces ? [{ field, same }] : [];
  });
  return {
    places: found.map(({ field, same }) => ({ field, boxes: same.map(({ box }) => box), ...(same.some(({ isTicked }) => isTicked) && { kind: 'tick' as ZoneKind }) })),
    corrected: found.filter(({ field, same }) => same.some(({ sample }) => wasCorrected(field, samples[sample]!.fax))).map(({ field }) => field),
  };
}

/** Where a fax says what was filed, on the page of the form, brought back to the reference. */
function placesOf(field: ZoneField, { fax, page, fit }: Sample, document: DocumentView, today: string): Omit<Place, 'sample'>[] {
  const filed = fax.filed[field];
  if (!filed) return [];
  const isFiled = (value: string) => filed.some((one) => agreesWithFiled(field, one, value));
  const read = fax.read.find((one) => one.field === field);
  const isRead = read?.value != null && read.box !== null && read.page === page.number && isFiled(read.value);
  const view = document.pages.find(({ number }) => number === page.number)!;
  const located = filed.flatMap((one) => locate(view, field, one, { document, documentType: fax.documentType ?? 'referral', today })).map((box) => ({ box, isTicked: false }));
  const all = [...(isRead ? [{ box: read.box!, isTicked: read.flags.includes('ticked') }] : []), ...located];
  return all.map(({ box, isTicked }) => ({ isTicked, box: fit ? broughtBack(fit, page, box) : box }));
}

/** A long line that lies askew is high on its own page: its words are brought back one by one. */
function broughtBack(fit: FormFit, { words }: ExtractionPage, [x0, y0, x1, y1]: FormBox): FormBox {
  const inside = words.filter(({ box: [left, top, right, bottom] }) => (left + right) / 2 > x0 && (left + right) / 2 < x1 && (top + bottom) / 2 > y0 && (top + bottom) / 2 < y1);
  return boxAround(inside.map((word) => ({ ...word, box: [...onReference(fit, word.box)] as Box }))) ?? onReference(fit, [x0, y0, x1, y1]);
}

/** The places that most of the faxes agree on. */
function mostAgreed(places: readonly Place[]): Place[] {
  const near = (one: Place, other: Place) =>
    Math.abs(one.box[0] - other.box[0]) < sameColumn && Math.abs(one.box[1] - other.box[1]) < sameRow;
  const groups = places.map((one) => places.filter((other) => near(one, other)));
  const count = (group: readonly Place[]) => new Set(group.map(({ sample }) => sample)).size;
  return groups.reduce<Place[]>((best, group) => (count(group) > count(best) ? group : best), []);
}

/** What was filed had not been read, or not surely enough to be written by itself. */
function wasCorrected(field: ZoneField, { read, filed }: FiledFax): boolean {
  const found = read.find((one) => one.field === field);
  return !found?.value || found.confidence < writeThreshold || !filed[field]!.some((one) => agreesWithFiled(field, one, found.value!));
}
