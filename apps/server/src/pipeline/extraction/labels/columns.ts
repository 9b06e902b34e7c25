import type { PageRows, Segment } from '../page/rows.ts';
import type { Token } from '../page/token.ts';
import { exactLabelAt } from './labels.ts';
import type { LabelKind } from './labelWords.ts';

/** In page widths: what begins as near to each other as this stands in one column. */
const near = 0.004;
/** Rows above and below among which a column is sought. */
const reach = 2;

/** A place where a cell may end within a segment: before a label, or behind the label that opens the cell. */
interface Cut {
  at: number;
  x: number;
  behindLabel: boolean;
}

/**
 * Parts what stands too close together for its gap to tell: the label and the value of a table's row, where labels or
 * values of the rows around begin in the same column.
 */
export function withColumns(layout: PageRows): PageRows {
  const cuts = layout.rows.map(({ segments }) => segments.map(cutsOf));
  const starts = layout.rows.map(({ segments }) => segments.slice(1).map(({ x0 }) => x0));
  const valuesOf = cuts.map(([first = []]) => first.filter(({ behindLabel }) => behindLabel).map(({ x }) => x));
  const rows = layout.rows.map((row, index) => {
    const around = layout.rows.flatMap((_, other) => (other !== index && Math.abs(other - index) <= reach ? [other] : []));
    const isInColumn = ({ x, behindLabel }: Cut, isFirst: boolean) =>
      around.some((other) => [...starts[other]!, ...(isFirst && behindLabel ? valuesOf[other]! : [])].some((start) => Math.abs(start - x) < near));
    const segments = row.segments.flatMap((segment, place) => partedAt(segment, cuts[index]![place]!.filter((cut) => isInColumn(cut, place === 0))));
    return { ...row, segments };
  });
  return { ...layout, rows };
}

/** Labels of which running text has no use, so that one in the middle of a line may open a cell. */
const unlikeProse: ReadonlySet<LabelKind> = new Set(['birthDate', 'sex', 'healthNumber', 'versionCode', 'phone', 'fax', 'email', 'postalCode', 'givenName', 'familyName']);

function cutsOf({ tokens }: Segment): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at < tokens.length; ) {
    const label = exactLabelAt(tokens, at);
    const opens = at === 0 || (label !== null && unlikeProse.has(label.kind));
    const value = label && tokens[at + label.count];
    if (label && opens && at > 0) cuts.push({ at, x: tokens[at]!.x0, behindLabel: false });
    if (label && opens && !label.colon && value && /^[\p{L}\p{N}+]/u.test(value.text)) cuts.push({ at: at + label.count, x: value.x0, behindLabel: true });
    at += label?.count ?? 1;
  }
  return cuts;
}

function partedAt(segment: Segment, cuts: Cut[]): Segment[] {
  const ends = [...new Set([...cuts.map(({ at }) => at), segment.tokens.length])];
  return ends.map((end, index) => segmentOf(segment.tokens.slice(ends[index - 1] ?? 0, end), segment.row));
}

const segmentOf = (tokens: Token[], row: number): Segment => ({ tokens, row, x0: tokens[0]!.x0, x1: Math.max(...tokens.map(({ x1 }) => x1)) });
