import type { Letter } from './letters.ts';

/** What the places of the letters tell, without reading them. */
export interface Lines {
  /** Degrees clockwise that the lines descend. */
  skew: number;
  /** How much better the letters line up at this angle than at most others; 1 is not at all. */
  sharpness: number;
  /** Above 0 when more letters stand on their lines than hang from them. */
  standing: number;
}

/** Pages that went into a machine by hand are hardly ever more crooked, in degrees. */
const mostSkew = 10;

/** Letters that show about how crooked their lines are. */
const enough = 600;

/** The level lines of letters; for those of a page that lies, ask with `laid` letters. */
export function linesOf(letters: Letter[]): Lines {
  const some = letters.filter((_, i) => i % Math.ceil(letters.length / enough) === 0);
  const coarse = best(some, -mostSkew, 40, 0.5);
  const fine = best(letters, coarse.angle - 0.4, 8, 0.1);
  const others = [...coarse.scores].sort((a, b) => a - b);
  return {
    skew: fine.angle,
    sharpness: coarse.score / (others[others.length >> 1] || 1),
    standing: (fine.bottoms - fine.tops) / (fine.bottoms + fine.tops || 1),
  };
}

/** Letters of a page that lies, as they would stand in rows: x and y are exchanged. */
export const laid = (letters: Letter[]): Letter[] => letters.map(({ x0, y0, x1, y1 }) => ({ x0: y0, y0: x0, x1: y1, y1: x1 }));

function best(letters: Letter[], from: number, steps: number, step: number) {
  let top = { angle: 0, score: -1, bottoms: 0, tops: 0 };
  const scores: number[] = [];
  for (let nth = 0; nth <= steps; nth += 1) {
    const angle = from + nth * step;
    const slope = Math.tan((angle * Math.PI) / 180);
    const [bottoms, tops] = [crowding(letters, slope, 'y1'), crowding(letters, slope, 'y0')];
    const score = Math.max(bottoms, tops);
    scores.push(score);
    if (score > top.score) top = { angle, score, bottoms, tops };
  }
  return { ...top, scores };
}

/** Sum of squares of how many edges fall into each row, where rows descend by `slope`. */
function crowding(letters: Letter[], slope: number, edge: 'y0' | 'y1'): number {
  const rows = new Int32Array(letters.length);
  let [first, last] = [Infinity, -Infinity];
  for (let i = 0; i < letters.length; i += 1) {
    const letter = letters[i]!;
    const row = Math.round(letter[edge] - (slope * (letter.x0 + letter.x1)) / 2);
    rows[i] = row;
    first = Math.min(first, row);
    last = Math.max(last, row);
  }
  const counts = new Uint16Array(last - first + 1);
  let sum = 0;
  for (const row of rows) {
    const before = counts[row - first]!;
    counts[row - first] = before + 1;
    sum += 2 * before + 1;
  }
  return sum;
}

/** From -1, when the nearest letter is always above or below, to 1, when it is always beside. */
export function leanOf(letters: Letter[]): number {
  const [beside, under] = [gaps(letters), gaps(laid(letters))];
  let [level, upright] = [0, 0];
  letters.forEach((_, i) => {
    if (beside[i]! < under[i]!) level += 1;
    else if (under[i]! < beside[i]!) upright += 1;
  });
  return (level - upright) / (level + upright || 1);
}

/** White to the next letter of about this size to the right, infinite without one. */
function gaps(letters: Letter[]): number[] {
  const order = letters.map((_, i) => i).sort((a, b) => letters[a]!.x0 - letters[b]!.x0);
  const result = letters.map(() => Infinity);
  order.forEach((index, place) => {
    const letter = letters[index]!;
    const size = sizeOf(letter);
    for (let after = place + 1; after < order.length; after += 1) {
      const other = letters[order[after]!]!;
      if (other.x0 - letter.x1 > 2 * size) break;
      const shared = Math.min(letter.y1, other.y1) - Math.max(letter.y0, other.y0) + 1;
      if (shared * 2 < Math.min(letter.y1 - letter.y0, other.y1 - other.y0) + 1 || other.x1 <= letter.x1) continue;
      if (sizeOf(other) > 3 * size || size > 3 * sizeOf(other)) continue;
      result[index] = Math.max(0, other.x0 - letter.x1);
      break;
    }
  });
  return result;
}

const sizeOf = ({ x0, y0, x1, y1 }: Letter) => Math.max(x1 - x0, y1 - y0) + 1;
