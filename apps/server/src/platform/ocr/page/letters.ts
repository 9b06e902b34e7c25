import type { GrayPage } from './grayPage.ts';

/** A connected piece of ink, in dots; all four edges belong to it. */
export interface Letter {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Darker than this is ink. */
const inkBelow = 160;

/** Shorter pieces are dust, dots and accents, and longer ones rules, frames and pictures. In inches. */
const smallest = 0.04;
const largest = 1.5;
/** Thinner ones are pieces of rules, in inches. */
const thinnest = 0.01;

/** Pieces of ink as large as letters are, or as words whose letters touch. */
export function lettersIn(page: GrayPage): Letter[] {
  const [least, most, thin] = [smallest * page.dpi, largest * page.dpi, thinnest * page.dpi];
  return piecesOf(page).filter(({ x0, y0, x1, y1 }) => {
    const [width, height] = [x1 - x0 + 1, y1 - y0 + 1];
    return Math.max(width, height) >= least && Math.max(width, height) <= most && Math.min(width, height) >= thin;
  });
}

/** Labels runs of ink row by row and joins those that touch, corners included. */
function piecesOf({ data, width, height }: GrayPage): Letter[] {
  const pieces: Letter[] = [];
  const parents: number[] = [];
  let above: Run[] = [];
  for (let y = 0; y < height; y += 1) {
    const row: Run[] = [];
    let next = 0;
    for (let x = 0, at = y * width; x < width; x += 1) {
      if (data[at + x]! >= inkBelow) continue;
      const from = x;
      while (x + 1 < width && data[at + x + 1]! < inkBelow) x += 1;
      let label = -1;
      while (next < above.length && above[next]!.to < from - 1) next += 1;
      for (let i = next; i < above.length && above[i]!.from <= x + 1; i += 1) {
        const root = rootOf(parents, above[i]!.label);
        if (label < 0) label = root;
        else if (root !== label) {
          parents[root] = label;
          grow(pieces[label]!, pieces[root]!);
        }
      }
      const run = { x0: from, y0: y, x1: x, y1: y };
      if (label >= 0) grow(pieces[label]!, run);
      else label = parents.push(pieces.push(run) - 1) - 1;
      row.push({ from, to: x, label });
    }
    above = row;
  }
  return pieces.filter((_, label) => parents[label] === label);
}

interface Run {
  from: number;
  to: number;
  label: number;
}

function rootOf(parents: number[], label: number): number {
  let root = label;
  while (parents[root] !== root) root = parents[root] = parents[parents[root]!]!;
  return root;
}

function grow(piece: Letter, by: Letter): void {
  piece.x0 = Math.min(piece.x0, by.x0);
  piece.y0 = Math.min(piece.y0, by.y0);
  piece.x1 = Math.max(piece.x1, by.x1);
  piece.y1 = Math.max(piece.y1, by.y1);
}
