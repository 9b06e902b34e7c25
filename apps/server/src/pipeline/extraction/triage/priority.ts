import { priorities } from '@intake/api/rules';
import type { Priority } from '@intake/api/rules';
import { writeThreshold } from '../extraction.ts';
import type { Extraction } from '../extraction.ts';
import type { KeywordMatch } from './keywords.ts';

/**
 * How urgent a document is: what the organisation's keywords say and what was ticked, of several the most urgent, since
 * too soon harms nobody; without either, what was read.
 */
export function priorityOf(matches: readonly KeywordMatch[], fields: readonly Extraction[]): Priority {
  const urgency = fields.find(({ field, confidence }) => field === 'urgency' && confidence >= writeThreshold);
  const read = urgency?.value as Priority | null | undefined;
  const stated = matches.map(({ rule }) => rule.setsPriority);
  const counted = urgency?.flags.includes('ticked') ? [...stated, read] : stated;
  return priorities.find((priority) => counted.includes(priority)) ?? read ?? 'routine';
}
