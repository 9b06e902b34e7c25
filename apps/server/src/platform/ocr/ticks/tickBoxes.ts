import type { GrayPage } from '../page/grayPage.ts';

/** The outline of a square, in dots; all four edges belong to it. */
interface Square {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface TickBox extends Square {
  ticked: boolean;
  /** 0 to 1: how whole its outline is, and how clearly its inside is white or inked. */
  confidence: number;
}

/** Darker dots are ink; thin lines of a softened page are gray. */
const ink = 170;

/** Sides of the boxes that forms are printed with, in inches; larger ones are made to write in. */
const smallestSide = 0.09;
const largestSide = 0.2;

/** A gap in an outline that noise tears, in dots. */
const tear = 2;

/** Share of each side, of each end of a side, and of all sides together that must be inked. */
const leastOfSide = 0.75;
const leastOfOutline = 0.96;

/** Darkness of the inside, 0 to 1: paper and noise are below, a check mark is above; twice or half as much is clear. */
const tickInk = 0.09;

/**
 * Finds squares that were drawn to be ticked: four straight sides that end at their corners, with white around, so
 * neither the cells of a table nor letters. One pass over the page for level strokes, each tried as upper and lower side.
 */
export function findTickBoxes(page: GrayPage): TickBox[] {
  const found: TickBox[] = [];
  for (let y = 0; y < page.height; y++) {
    for (const [x0, x1] of strokesIn(page, y)) {
      for (const direction of [1, -1]) {
        const box = boxFrom(page, x0, x1, y, direction);
        if (box) found.push(box);
      }
    }
  }
  const apart: TickBox[] = [];
  for (const box of found.sort((a, b) => b.confidence - a.confidence)) if (!apart.some((other) => gapBetween(box, other) <= 0)) apart.push(box);
  // Squares side by side are made to write one letter each.
  return apart.filter((box) => !apart.some((other) => other !== box && gapBetween(box, other) < (box.x1 - box.x0) * 0.6));
}

/** The page without the boxes, so that they are not read as letters. */
export function eraseTickBoxes(page: GrayPage, boxes: TickBox[]): GrayPage {
  if (boxes.length === 0) return page;
  const data = Buffer.from(page.data);
  for (const { x0, y0, x1, y1 } of boxes) {
    for (let y = Math.max(0, y0 - 2); y <= Math.min(page.height - 1, y1 + 2); y++) {
      data.fill(255, y * page.width + Math.max(0, x0 - 2), y * page.width + Math.min(page.width, x1 + 3));
    }
  }
  return { ...page, data };
}

/** Runs of ink in one row that are as long as a box is wide, small gaps bridged. */
function strokesIn({ data, width, dpi }: GrayPage, y: number): [x0: number, x1: number][] {
  const strokes: [number, number][] = [];
  const row = y * width;
  const [shortest, longest] = [smallestSide * dpi, largestSide * dpi];
  let [start, last] = [-1, -1];
  for (let x = 0; x <= width; x++) {
    if (x < width && data[row + x]! >= ink) continue;
    if (start < 0 || x === width || x - last > tear + 1) {
      const length = last - start + 1;
      if (start >= 0 && length >= shortest && length <= longest) strokes.push([start, last]);
      start = x;
    }
    last = x;
  }
  return strokes;
}

/** The box whose upper (`direction` 1) or lower (-1) side is this stroke. */
function boxFrom(page: GrayPage, x0: number, x1: number, y: number, direction: number): TickBox | null {
  const side = x1 - x0;
  const slack = Math.max(2, side * 0.14);
  const near = y + direction * Math.ceil(side - slack);
  if (near < 0 || near >= page.height) return null;
  if (inkedDown(page, x0, y, near) < leastOfSide || inkedDown(page, x1, y, near) < leastOfSide) return null;
  let [far, best] = [near, 0];
  for (let at = near; Math.abs(at - y) <= side + slack && at >= 0 && at < page.height; at += direction) {
    const inked = inkedAcross(page, x0, x1, at);
    if (inked >= best) [far, best] = [at, inked];
  }
  const square = { x0, x1, y0: Math.min(y, far), y1: Math.max(y, far) };
  const outline = outlineOf(page, square);
  if (outline < leastOfOutline || goesOn(page, square) || !standsAlone(page, square)) return null;
  const inside = darknessIn(page, square);
  const clear = Math.min(1, Math.abs(Math.log2(Math.max(inside, 0.001) / tickInk)));
  return { ...square, ticked: inside >= tickInk, confidence: outline * (0.5 + clear / 2) };
}

/** Share of the outline that is inked; 0 when a side or one of its ends is not: letters are round at their corners. */
function outlineOf(page: GrayPage, { x0, y0, x1, y1 }: Square): number {
  const end = Math.round((x1 - x0) * 0.2);
  const sides = [...[y0, y1].map((y) => inkedAcross(page, x0, x1, y)), ...[x0, x1].map((x) => inkedDown(page, x, y0, y1))];
  const ends = [
    ...[y0, y1].flatMap((y) => [inkedAcross(page, x0, x0 + end, y), inkedAcross(page, x1 - end, x1, y)]),
    ...[x0, x1].flatMap((x) => [inkedDown(page, x, y0, y0 + end), inkedDown(page, x, y1 - end, y1)]),
  ];
  return Math.min(...sides, ...ends) < leastOfSide ? 0 : sides.reduce((sum, inked) => sum + inked, 0) / sides.length;
}

/** Whether more than one side runs on beyond its corner, as those of cells and underlines do. */
function goesOn(page: GrayPage, { x0, y0, x1, y1 }: Square): boolean {
  const beyond = [
    ...[y0, y1].flatMap((y) => [inkedAcross(page, x0 - 6, x0 - 3, y), inkedAcross(page, x1 + 3, x1 + 6, y)]),
    ...[x0, x1].flatMap((x) => [inkedDown(page, x, y0 - 6, y0 - 3), inkedDown(page, x, y1 + 3, y1 + 6)]),
  ];
  return beyond.filter((inked) => inked > 0.7).length > 1;
}

/** White around it: a little all round, and more at its left or right, as no letter within a word has. */
function standsAlone(page: GrayPage, { x0, y0, x1, y1 }: Square): boolean {
  const wide = Math.round((x1 - x0) * 0.4);
  const rims = [inkIn(page, x0 - 3, y0, x0 - 2, y1), inkIn(page, x1 + 2, y0, x1 + 3, y1), inkIn(page, x0, y0 - 3, x1, y0 - 2), inkIn(page, x0, y1 + 2, x1, y1 + 3)];
  const margins = [inkIn(page, x0 - 3 - wide, y0, x0 - 3, y1), inkIn(page, x1 + 3, y0, x1 + 3 + wide, y1)];
  return Math.max(...rims) < 0.15 && Math.min(...margins) < 0.05;
}

/** Share of a level line that is inked, where it may lie a dot higher or lower. */
function inkedAcross({ data, width }: GrayPage, x0: number, x1: number, y: number): number {
  let count = 0;
  for (let x = x0; x <= x1; x++) {
    const at = y * width + x;
    if (data[at]! < ink || data[at - width]! < ink || data[at + width]! < ink) count++;
  }
  return count / (x1 - x0 + 1);
}

/** Share of an upright line that is inked, where it may lie a dot further left or right. */
function inkedDown({ data, width }: GrayPage, x: number, from: number, to: number): number {
  const [y0, y1] = [Math.min(from, to), Math.max(from, to)];
  let count = 0;
  for (let y = y0; y <= y1; y++) {
    const at = y * width + x;
    if (data[at]! < ink || data[at - 1]! < ink || data[at + 1]! < ink) count++;
  }
  return count / (y1 - y0 + 1);
}

/** Share of the dots of an area that are ink. */
function inkIn({ data, width }: GrayPage, x0: number, y0: number, x1: number, y1: number): number {
  let count = 0;
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) if (data[y * width + x]! < ink) count++;
  return count / ((x1 - x0 + 1) * (y1 - y0 + 1));
}

/** Mean darkness of what the outline surrounds, 0 to 1. */
function darknessIn({ data, width }: GrayPage, { x0, y0, x1, y1 }: Square): number {
  const inset = Math.max(3, Math.round((x1 - x0) * 0.2));
  let [sum, count] = [0, 0];
  for (let y = y0 + inset; y <= y1 - inset; y++) {
    for (let x = x0 + inset; x <= x1 - inset; x++) {
      sum += 255 - data[y * width + x]!;
      count++;
    }
  }
  return sum / count / 255;
}

/** The white between two boxes of one row; negative where they overlap, infinite in different rows. */
function gapBetween(a: Square, b: Square): number {
  if (Math.min(a.y1, b.y1) <= Math.max(a.y0, b.y0)) return Infinity;
  return Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
}
