import type { Rotation } from '../../documents/document.port.ts';
import { thin } from './grayPage.ts';
import type { GrayPage } from './grayPage.ts';
import { lettersIn } from './letters.ts';
import { laid, leanOf, linesOf } from './lines.ts';

/** The page is judged at this density; letters of ordinary print are then about ten dots high. */
const judgedDpi = 100;

/** Fewer pieces of ink say nothing about a page. */
const fewest = 8;

/** From here on nearly all letters have their neighbours on the same sides. */
const clearLean = 0.6;

/** Lines that are less crooked are read as well as level ones, in degrees. */
const crooked = 0.7;

/** A page is taken for upside down at first sight from here on. */
const clearlyHanging = -0.02;

/** How much better letters line up at the angle of their lines than at others. */
const clearLines = 1.8;

/** A way to put a page upright. */
export interface Way {
  /** Degrees clockwise. */
  rotation: Rotation;
  /** Degrees clockwise that level the lines of the turned page; 0 when they are level enough. */
  straighten: number;
}

/** What the ink of a page tells before anything is read. */
export interface Lie {
  /** The likeliest first. */
  ways: Way[];
  /** Whether the ink tells rows from columns, so that the first two ways are the only ones. */
  sure: boolean;
  /** Pieces of ink that are as large as letters. */
  pieces: number;
}

/**
 * Judges a page in a few hundredths of a second and without reading it. Letters of a word stand nearer to each other
 * than lines do; more of them end on the line (all but g j p q y) than reach up to one height; and at the angle
 * of the lines these ends fall into few rows.
 */
export function lieOf(page: GrayPage): Lie {
  const letters = lettersIn(thin(page, Math.round((page.width * judgedDpi) / page.dpi)));
  if (letters.length < fewest) return { ways: ([0, 180, 90, 270] satisfies Rotation[]).map((rotation) => ({ rotation, straighten: 0 })), sure: false, pieces: letters.length };
  const lean = leanOf(letters);
  const [rows, columns] = [linesOf(letters), linesOf(laid(letters))];
  const level = waysOf(rows.standing < clearlyHanging ? [180, 0] : [0, 180], rows.skew, rows.sharpness);
  // Exchanging x and y turns the sense of an angle round, and puts what was on the left on top.
  const lying = waysOf(columns.standing < 0 ? [270, 90] : [90, 270], -columns.skew, columns.sharpness);
  return { ways: lean < 0 ? [...lying, ...level] : [...level, ...lying], sure: Math.abs(lean) >= clearLean, pieces: letters.length };
}

function waysOf(rotations: Rotation[], skew: number, sharpness: number): Way[] {
  const straighten = sharpness >= clearLines && Math.abs(skew) >= crooked ? -skew : 0;
  return rotations.map((rotation) => ({ rotation, straighten }));
}

