import { priorities } from '@intake/api/rules';
import type { Priority } from '@intake/api/rules';
import { writeThreshold } from './extraction.ts';
import type { Extraction } from './extraction.ts';
import type { KeywordMatch } from './keywords.ts';

/**
 * How urgent a document is: what the organisation's keywords say, else what was read. A row of boxes names every
 * priority, so there only the ticked one counts. Of several the most urgent wins: too soon harms nobody.
 */
export function priorityOf(matches: readonly KeywordMatch[], fields: readonly Extraction[]): Priority {
  const urgency = fields.find(({ field, confidence }) => field === 'urgency' && confidence >= writeThreshold);
  const ticked = urgency?.flags.includes('ticked') ? urgency : undefined;
  const stated = matches.filter((match) => !(ticked && isBeside(match, ticked))).map(({ rule }) => rule.setsPriority);
  const read = urgency?.value as Priority | null | undefined;
  const counted = ticked ? [...stated, read] : stated;
  return priorities.find((priority) => counted.includes(priority)) ?? read ?? 'routine';
}

/** Whether both stand on one line of one page. */
const isBeside = (match: KeywordMatch, { page, box: [, top, , bottom] }: Extraction): boolean => {
  const middle = (match.box[1] + match.box[3]) / 2;
  const slack = (bottom - top) / 2;
  return match.page === page && middle > top - slack && middle < bottom + slack;
};
