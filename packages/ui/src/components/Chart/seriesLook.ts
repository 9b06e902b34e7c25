import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar] as const;
const dashes = [undefined, '7 4', '2 3', '10 4 2 4', '14 4', '5 2 1 2'] as const;

/** px² of the shape at a point. */
const area = 44;

/** The outline of a series' points, around 0, 0: a shape of its own for each. */
export const shapeOf = (nth: number) => symbol(shapes[nth % shapes.length], area)() ?? '';

/** The dashes of a series' line: the first is whole. */
export const dashOf = (nth: number) => dashes[nth % dashes.length];
