import type { LetterTable } from './letter.ts';
import { column, type Sheet } from './sheet.ts';
import type { Style } from './typesetter.ts';

const gap = 8;

/**
 * What each column gets of the room: as much as it needs while that is no more than its share of what is left, and the
 * same for those that need more. What nobody needs is shared out.
 */
export function columnWidths(needed: readonly number[], room: number): number[] {
  const widths = needed.map(() => 0);
  let [left, waiting] = [room, needed.length];
  for (const [index, need] of [...needed.entries()].toSorted(([, one], [, other]) => one - other)) {
    widths[index] = Math.min(need, left / waiting);
    left -= widths[index];
    waiting -= 1;
  }
  return widths.map((width) => width + left / needed.length);
}

/** Columns as wide as what stands in them, under their heads, which come again on each page and never stand alone. */
export function printTable(sheet: Sheet, { head, rows, align = [], totals = [] }: LetterTable, strong: Style, body: Style): void {
  const count = Math.max(head.length, ...[...rows, ...totals].map(({ length }) => length), 1);
  const widest = (index: number) => Math.ceil(Math.max(...[head, ...totals.slice(-1)].map((cells) => sheet.width(cells[index] ?? '', strong)), ...[...rows, ...totals].map((cells) => sheet.width(cells[index] ?? '', body))));
  const widths = columnWidths(Array.from({ length: count }, (_, index) => widest(index)), column.width - gap * (count - 1));
  const placeOf = (index: number) => ({ x: column.x + widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0), width: widths[index] ?? 0 });
  const wrap = (cells: string[], style: Style) => cells.map((cell, index) => sheet.wrap(cell, style, placeOf(index)));
  const heightOf = (wrapped: string[][], style: Style) => sheet.height(Math.max(1, ...wrapped.map(({ length }) => length)), style) + 4;

  const xOf = (index: number, line: string, style: Style) => {
    const { x, width } = placeOf(index);
    return align[index] === 'end' ? x + width - sheet.width(line, style) : x;
  };

  const printRow = (cells: string[], style: Style): void => {
    const isHead = cells === head;
    const wrapped = wrap(cells, style);
    const height = heightOf(wrapped, style) - 4;
    const together = isHead ? heightOf(wrap(rows[0] ?? [], body), body) : 0;
    if (sheet.keep(height + 4 + together) && !isHead) printRow(head, strong);
    const top = sheet.y;
    wrapped.forEach((lines, index) => {
      sheet.y = top;
      for (const line of lines) sheet.line(line, style, xOf(index, line, style));
    });
    sheet.y = top + height + 2;
    sheet.rule(column, style === strong ? 0.75 : 0.25);
    sheet.space(2);
  };

  printRow(head, strong);
  for (const row of rows) printRow(row, body);
  for (const row of totals) printRow(row, row === totals.at(-1) ? strong : body);
}
