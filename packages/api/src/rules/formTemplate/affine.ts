/** In page widths from the top left, on both axes. */
export type Point = readonly [x: number, y: number];

/** `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

/** The same place on the form and on the page. */
export type Pair = readonly [form: Point, page: Point];

export const apply = ({ a, b, c, d, e, f }: Affine, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** The turn, scale and shift that brings two places of a form upon two of a page; null when they are one. */
export function similarityOf([[p, p2], [q, q2]]: readonly [Pair, Pair]): Affine | null {
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
  const [ex, ey] = [q2[0] - p2[0], q2[1] - p2[1]];
  const length = dx * dx + dy * dy;
  if (length < 1e-9) return null;
  const a = (dx * ex + dy * ey) / length;
  const b = (dx * ey - dy * ex) / length;
  return { a, b, c: -b, d: a, e: p2[0] - a * p[0] + b * p[1], f: p2[1] - b * p[0] - a * p[1] };
}

/** The affine map of least squares; null when the places lie on one line. */
export function affineOf(pairs: readonly Pair[]): Affine | null {
  const n = pairs.length;
  const sum = (value: (pair: Pair) => number) => pairs.reduce((total, pair) => total + value(pair), 0);
  // Around the middle, so that the equations stay well conditioned.
  const [mx, my] = [sum(([[x]]) => x) / n, sum(([[, y]]) => y) / n];
  const xx = sum(([[x]]) => (x - mx) ** 2);
  const yy = sum(([[, y]]) => (y - my) ** 2);
  const xy = sum(([[x, y]]) => (x - mx) * (y - my));
  const determinant = xx * yy - xy * xy;
  if (n < 3 || determinant < 1e-7) return null;
  const rows = ([0, 1] as const).map((axis) => {
    const mean = sum(([, page]) => page[axis]) / n;
    const xt = sum(([[x], page]) => (x - mx) * (page[axis] - mean));
    const yt = sum(([[, y], page]) => (y - my) * (page[axis] - mean));
    const [byX, byY] = [(xt * yy - yt * xy) / determinant, (yt * xx - xt * xy) / determinant];
    return [byX, byY, mean - byX * mx - byY * my] as const;
  });
  const [[a, c, e], [b, d, f]] = rows as [readonly [number, number, number], readonly [number, number, number]];
  return { a, b, c, d, e, f };
}

/** How far the places lie from where the map puts them: the root of the mean square, in page widths. */
export function residualOf(map: Affine, pairs: readonly Pair[]): number {
  const squares = pairs.map(([form, page]) => distance(apply(map, form), page) ** 2);
  return Math.sqrt(squares.reduce((total, square) => total + square, 0) / Math.max(1, squares.length));
}

export const distance = ([x0, y0]: Point, [x1, y1]: Point) => Math.hypot(x1 - x0, y1 - y0);

/** What copying and faxing do to a page, and no more: a scale of a few percent, the same on both axes; a small turn; hardly a shear. */
export function isPlausible({ a, b, c, d, e, f }: Affine): boolean {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const turn = Math.atan2(b, a);
  const shear = Math.abs(turn - Math.atan2(-c, d));
  // How far the middle of a letter page moves.
  const [mx, my] = [a * 0.5 + c * 0.65 + e - 0.5, b * 0.5 + d * 0.65 + f - 0.65];
  return (
    across > mostShrunk && across < mostGrown && down > mostShrunk && down < mostGrown &&
    Math.abs(across / down - 1) < mostUnequal && Math.abs(turn) < mostTurn && shear < mostShear && Math.hypot(mx, my) < mostShift
  );
}

const [mostShrunk, mostGrown, mostUnequal] = [0.82, 1.22, 0.06];
const [mostTurn, mostShear] = [(5 * Math.PI) / 180, (2.5 * Math.PI) / 180];
const mostShift = 0.15;
