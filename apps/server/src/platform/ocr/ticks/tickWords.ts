import type { TickBox } from './tickBoxes.ts';
import type { Word } from '../word.ts';

/**
 * The words with `☐` or `☑` for every box, each put into the line that it stands on.
 * Boxes without a word at their height say nothing and are left out.
 */
export function withTickBoxes(words: Word[], boxes: TickBox[], page: { width: number; height: number }): Word[] {
  const result = [...words];
  for (const { x0, y0, x1, y1, ticked, confidence } of boxes) {
    const box: Word['box'] = [x0 / page.width, y0 / page.height, (x1 + 1) / page.width, (y1 + 1) / page.height];
    const neighbour = nearestBeside(box, words);
    if (!neighbour) continue;
    const { line, block } = neighbour;
    const next = result.findIndex((word) => word.line === line && word.box[0] > box[0]);
    const at = next >= 0 ? next : result.findLastIndex((word) => word.line === line) + 1;
    result.splice(at, 0, { text: ticked ? '☑' : '☐', box, confidence, line, block });
  }
  return result;
}

/** The word at the height of a box that has the least space between. A label stands behind its box more often than before. */
function nearestBeside([x0, y0, x1, y1]: Word['box'], words: Word[]): Word | null {
  let [nearest, least]: [Word | null, number] = [null, Infinity];
  for (const word of words) {
    const [left, top, right, bottom] = word.box;
    const shared = Math.min(y1, bottom) - Math.max(y0, top);
    if (shared < Math.min(y1 - y0, bottom - top) / 2) continue;
    const gap = left >= x0 ? left - x1 : 2 * (x0 - right);
    if (gap < least) [nearest, least] = [word, gap];
  }
  return nearest;
}
