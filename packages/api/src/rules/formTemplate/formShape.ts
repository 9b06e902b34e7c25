import { leastAnchors, zoneKindsOf, type ZoneField, type ZoneKind } from './formWords.ts';

/** Left, top, right, bottom as shares of the page's width and height, 0 to 1. */
export type FormBox = readonly [x0: number, y0: number, x1: number, y1: number];

/** A word with its place, as it was read or as a form prints it. */
export interface PlacedWord {
  text: string;
  box: FormBox;
}

/** Where a form has the value of one field. */
export interface FormZone {
  field: ZoneField;
  kind: ZoneKind;
  box: FormBox;
  /** Of the sender, as every fax was filed that the form was learnt from: what is read of it may have lost a letter. */
  usual?: string | undefined;
}

/** One page of a form: the printed words that identify it, and where its fields are. */
export interface FormShape {
  /** Height of the sample page, in page widths. */
  aspect: number;
  anchors: readonly PlacedWord[];
  zones: readonly FormZone[];
}

/** A page to hold against a form. */
export interface FormPage {
  /** Height in page widths. */
  aspect: number;
  words: readonly PlacedWord[];
}

/** Shares of the page: what is narrower or lower holds no word. */
export const leastZone = 0.006;

export type FormProblem = 'anchors-few' | 'anchors-close' | 'zones-none' | 'zone-twice' | 'zone-kind' | 'zone-small';

/** Printed words closer together than this, in page widths, do not tell how a page lies. */
export const leastSpan = { across: 0.25, down: 0.12 };

/** How far the middles of boxes lie apart, in page widths. */
export function spanOf(boxes: readonly FormBox[], aspect: number): { across: number; down: number } {
  const range = (values: number[]) => (values.length === 0 ? 0 : Math.max(...values) - Math.min(...values));
  return { across: range(boxes.map(([x0, , x1]) => (x0 + x1) / 2)), down: range(boxes.map(([, y0, , y1]) => (y0 + y1) / 2)) * aspect };
}

/** What keeps a form from being used, with the zone where it is one. */
export function formProblems({ aspect, anchors, zones }: FormShape): { code: FormProblem; field?: ZoneField }[] {
  const span = spanOf(anchors.map(({ box }) => box), aspect);
  const isClose = anchors.length >= leastAnchors && (span.across < leastSpan.across || span.down < leastSpan.down);
  return [
    ...(anchors.length < leastAnchors ? [{ code: 'anchors-few' as const }] : []),
    ...(isClose ? [{ code: 'anchors-close' as const }] : []),
    ...(zones.length === 0 ? [{ code: 'zones-none' as const }] : []),
    ...zones.flatMap(({ field, kind, box: [x0, y0, x1, y1] }, at) => [
      ...(zones.findIndex((other) => other.field === field) < at ? [{ code: 'zone-twice' as const, field }] : []),
      ...(zoneKindsOf(field).includes(kind) ? [] : [{ code: 'zone-kind' as const, field }]),
      ...(x1 - x0 < leastZone || y1 - y0 < leastZone ? [{ code: 'zone-small' as const, field }] : []),
    ]),
  ];
}

/** What two boxes share, as a share of the smaller one: 0 to 1. */
export function overlapOf(one: FormBox, other: FormBox): number {
  const area = ([x0, y0, x1, y1]: FormBox) => Math.max(0, x1 - x0) * Math.max(0, y1 - y0);
  const shared: FormBox = [Math.max(one[0], other[0]), Math.max(one[1], other[1]), Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  return area(shared) / Math.max(1e-9, Math.min(area(one), area(other)));
}
