import { anchorKey, fitForm, onPage, type FormFit } from './formFit.ts';
import { apply, type Affine } from './affine.ts';
import { overlapOf, type FormBox, type FormPage, type FormShape, type FormZone, type PlacedWord } from './formShape.ts';
import { mostAnchors, zoneKindsOf, type ZoneField, type ZoneKind } from './formWords.ts';

/** Shorter words are on every page, and digits are seldom printed. */
const isTelling = (text: string) => /\p{L}{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text) && !/\d/.test(text);
/** Of the words of a page this share is printed on a form, at least. */
const leastPrinted = 0.2;
const leastCommon = 8;

/** The pages on which the same form was filled in, each with how it lies upon the first; null for another form. */
export function alignTo(reference: FormPage, others: readonly FormPage[]): (FormFit | null)[] {
  const shape: FormShape = { aspect: reference.aspect, anchors: reference.words.filter(({ text }) => isTelling(text)), zones: [] };
  return others.map((page) => fitForm(shape, page, { leastShare: leastPrinted, leastFound: leastCommon }));
}

/**
 * The words of a page that a form prints: they stand on the other pages too, at the same places.
 * @param fits as `alignTo` answered for these pages; one of them may have lost a word to the line
 */
export function printedWords(reference: FormPage, fits: readonly FormFit[]): PlacedWord[] {
  const telling = reference.words.filter(({ text }) => isTelling(text));
  const needed = Math.max(1, fits.length - Math.floor(fits.length / 3));
  return telling.filter((_, index) => fits.filter(({ words }) => words[index] !== null).length >= needed);
}

/**
 * What a form prints in words too short to tell it by: `No`, `de`, `of`. They end a place to write as the long ones do.
 * @param others the pages with how they lie upon the reference
 */
export function smallPrint(reference: FormPage, others: readonly { page: FormPage; fit: FormFit }[]): PlacedWord[] {
  const small = reference.words.filter(({ text }) => !isTelling(text) && /^\p{L}+$/u.test(anchorKey(text)));
  const keys = others.map(({ page }) => page.words.map(({ text, box }) => ({ key: anchorKey(text), box })));
  const needed = Math.max(1, others.length - Math.floor(others.length / 3));
  const stands = ({ text, box }: PlacedWord, at: number) => {
    const place = onPage(others[at]!.fit, box);
    return keys[at]!.some((word) => word.key === anchorKey(text) && overlapOf(word.box, place) > 0.3);
  };
  return small.filter((word) => others.filter((_, at) => stands(word, at)).length >= needed);
}

/** A place on another page, as it is on the first. */
export function onReference(fit: FormFit, [x0, y0, x1, y1]: FormBox): FormBox {
  return onPage({ map: inverse(fit.map), aspects: { form: fit.aspects.page, page: fit.aspects.form } }, [x0, y0, x1, y1]);
}

function inverse({ a, b, c, d, e, f }: Affine): Affine {
  const determinant = a * d - b * c;
  const back = { a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant };
  const [x, y] = apply({ ...back, e: 0, f: 0 }, [e, f]);
  return { ...back, e: -x, f: -y };
}

/** The printed words that tell a form best: spread over the page, long ones first, none where a value is written. */
export function chooseAnchors(printed: readonly PlacedWord[], zones: readonly FormZone[], most = mostAnchors): PlacedWord[] {
  const free = printed.filter(({ text, box }) => isTelling(text) && !zones.some((zone) => holds(zone.box, box)));
  const cells = new Map<string, PlacedWord[]>();
  for (const word of free) {
    const cell = `${Math.floor(word.box[0] * 4)} ${Math.floor(word.box[1] * 8)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), word]);
  }
  for (const words of cells.values()) words.sort((a, b) => anchorKey(b.text).length - anchorKey(a.text).length);
  const chosen: PlacedWord[] = [];
  for (let rank = 0; chosen.length < Math.min(most, mostAnchors, free.length); rank++)
    for (const words of cells.values()) if (words[rank] && chosen.length < Math.min(most, mostAnchors)) chosen.push(words[rank]!);
  return chosen.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
}

function holds([x0, y0, x1, y1]: FormBox, [left, top, right, bottom]: FormBox): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > x0 && x < x1 && y > y0 && y < y1;
}

/** Values of these go on over several lines. */
const isLong: Partial<Record<ZoneField, true>> = { reason: true, 'patient.address': true };
const [gap, edge] = [0.006, 0.97];
/** How much longer the next value may be than the longest seen, as a share of it, and in page widths at least. */
const longer = { share: 0.6, least: 0.08 };
/** Heights of a line that a long value may go on for. */
const mostLines = { short: 0.45, long: 4 };

export interface SeenPlace {
  field: ZoneField;
  kind?: ZoneKind;
  /** Where values of it were written, on the reference page. */
  boxes: readonly FormBox[];
}

/**
 * Zones around the places where values were written: as wide as the form leaves room up to the next printed word or the
 * next value, since the next name may be longer.
 */
export function zonesAround(places: readonly SeenPlace[], printed: readonly PlacedWord[]): FormZone[] {
  const line = medianHeight(printed);
  const right = rightMargin([...printed.map(({ box }) => box), ...places.flatMap(({ boxes }) => boxes)]);
  const seen = places.filter(({ boxes }) => boxes.length > 0).map((place) => ({ ...place, around: union(place.boxes) }));
  return seen.map(({ field, kind = writtenKind(field), around, boxes }) => {
    const others = seen.filter((other) => other.field !== field).map((other) => other.around);
    // A choice has its words printed between its boxes.
    const obstacles = kind === 'tick' ? others : [...printed.map(({ box }) => box).filter((box) => !holds(around, box)), ...others];
    return { field, kind, box: roomAround(around, obstacles, { right, lineHeight: Math.min(line, ...boxes.map(([, y0, , y1]) => y1 - y0)), isLong: isLong[field] === true, isChoice: kind === 'tick' }) };
  });
}

/** A form leaves as much white at its right as at its left, and no frame of it reaches further than what is written. */
function rightMargin(boxes: readonly FormBox[]): number {
  const mirrored = 1 - Math.min(0.5, ...boxes.map(([x0]) => x0));
  return Math.min(edge, Math.max(mirrored, ...boxes.map(([, , x1]) => x1)) + gap);
}

/** What was seen without a tick is written out, though a form may have boxes for it. */
const writtenKind = (field: ZoneField): ZoneKind => zoneKindsOf(field).find((kind) => kind !== 'tick')!;

/** Of a line of what is printed: a value may go on over several. */
function medianHeight(printed: readonly PlacedWord[]): number {
  const heights = printed.map(({ box: [, y0, , y1] }) => y1 - y0).sort((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? Infinity;
}

/** All values begin on one line: a smear above one of them is none of it. */
const union = (boxes: readonly FormBox[]): FormBox => [
  Math.min(...boxes.map(([x0]) => x0)),
  boxes.map(([, y0]) => y0).sort((a, b) => a - b)[Math.floor(boxes.length / 2)]!,
  Math.max(...boxes.map(([, , x1]) => x1)),
  Math.max(...boxes.map(([, , , y1]) => y1)),
];

interface Room {
  /** Where the form ends. */
  right: number;
  lineHeight: number;
  isLong: boolean;
  isChoice: boolean;
}

function roomAround([x0, y0, x1, y1]: FormBox, obstacles: readonly FormBox[], { right: end, lineHeight, isLong: goesOn, isChoice }: Room): FormBox {
  const slack = lineHeight * 0.45;
  const beside = obstacles.filter(([, top, , bottom]) => Math.min(bottom, y1) - Math.max(top, y0) > lineHeight * 0.25);
  const room = goesOn ? end : x1 + Math.max(longer.least, (x1 - x0) * longer.share);
  const right = Math.min(end, room, ...beside.filter(([left]) => left >= x1 - gap).map(([left]) => left - gap));
  const left = Math.max(1 - edge, x0 - gap * 2, ...beside.filter(([, , end]) => end <= x0 + gap).map(([, , end]) => end + gap / 2));
  // A choice ends with its last word: what stands behind it belongs to another.
  const box: FormBox = [Math.min(left, x0), y0, isChoice ? Math.min(right, x1 + gap * 2) : Math.max(right, x1), y1];
  const stacked = obstacles.filter(([start, , end]) => Math.min(end, box[2]) - Math.max(start, box[0]) > 0);
  const lines = goesOn ? mostLines.long : mostLines.short;
  const bottom = Math.min(1, y1 + lineHeight * lines, ...stacked.filter(([, top]) => top >= y1 - slack).map(([, top]) => Math.max(y1, top - slack / 2)));
  const top = Math.max(0, y0 - slack, ...stacked.filter(([, , , end]) => end <= y0 + slack).map(([, , , end]) => Math.min(y0, end + slack / 4)));
  return [box[0], top, box[2], bottom];
}
