import type { LetterBlock } from './letter.ts';
import { column, type Sheet } from './sheet.ts';
import type { Style } from './typesetter.ts';

type Table = Extract<LetterBlock, { kind: 'table' }>;

const gap = 8;

/** Columns of equal width under their heads, which come again on each page. */
export function printTable(sheet: Sheet, { head, rows }: Table, strong: Style, body: Style): void {
  const count = Math.max(head.length, ...rows.map(({ length }) => length), 1);
  const width = (column.width - gap * (count - 1)) / count;
  const placeOf = (index: number) => ({ x: column.x + index * (width + gap), width });

  const printRow = (cells: string[], style: Style): void => {
    const wrapped = cells.map((cell, index) => sheet.wrap(cell, style, placeOf(index)));
    const height = sheet.height(Math.max(1, ...wrapped.map(({ length }) => length)), style);
    if (sheet.keep(height + 4) && style !== strong) printRow(head, strong);
    const top = sheet.y;
    wrapped.forEach((lines, index) => {
      sheet.y = top;
      for (const line of lines) sheet.line(line, style, placeOf(index).x);
    });
    sheet.y = top + height + 2;
    sheet.rule(column, style === strong ? 0.75 : 0.25);
    sheet.space(2);
  };

  printRow(head, strong);
  for (const row of rows) printRow(row, body);
}
