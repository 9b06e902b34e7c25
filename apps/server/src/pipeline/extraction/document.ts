import { fold } from './page/fold.ts';
import { withColumns } from './labels/columns.ts';
import { labelsOf } from './labels/labels.ts';
import type { Label } from './labels/labels.ts';
import type { ExtractionPage } from './page/page.ts';
import { roleMapOf } from './labels/roles.ts';
import type { RoleMap } from './labels/roles.ts';
import { layOut, textOf } from './page/rows.ts';
import type { PageRows, Row, Segment } from './page/rows.ts';

/** One page with everything that the field extractors ask of it. */
export interface PageView extends PageRows {
  number: number;
  /** Labels of each segment, left to right. */
  labels: Map<Segment, Label[]>;
  roles: RoleMap;
  /** Folded text, one row a line. */
  text: string;
  /** Mean confidence of its words, weighted by length. */
  trust: number;
}

export interface DocumentView {
  pages: PageView[];
  /** Folded text of all pages. */
  text: string;
}

export function viewOf(pages: ExtractionPage[]): DocumentView {
  const views = pages.map((page): PageView => {
    const layout = withColumns(layOut(page));
    const labels = new Map(layout.rows.flatMap((row) => row.segments).map((segment) => [segment, labelsOf(segment)]));
    const text = fold(layout.rows.map(rowText).join('\n'));
    return { ...layout, number: page.number, labels, roles: roleMapOf(layout, labels), text, trust: trustIn(page) };
  });
  return { pages: views, text: views.map((view) => view.text).join('\n') };
}

export const rowText = (row: Row) => row.segments.map((segment) => textOf(segment.tokens)).join('   ');

function trustIn({ words }: ExtractionPage): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / (letters || 1);
}
