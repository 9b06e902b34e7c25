import type { MessageDescriptor } from 'react-intl';
import type { Problem } from '../problem.ts';

/** Why fields are refused, by their path: a field's name, or `phones.1` for the second of several. */
export type Refusals = Readonly<Record<string, MessageDescriptor | false | null | undefined>>;

/** What stands between a form and the server having it. */
export interface Answer {
  refused: Refusals;
  /** What concerns no field of the form, or not one alone. */
  problem: Problem | null;
}

/** Words for what the server refused at a field; nothing for what it says of the whole. */
export type RefusalText = (refusal: { path: string; code: string }) => MessageDescriptor | undefined;

export const accepted: Answer = { refused: {}, problem: null };

export const isRefused = (refused: Refusals) => Object.values(refused).some(Boolean);

/** Puts what the server refused at the fields; what has no field or no words stays a problem of the whole. */
export function answerOf(problem: Problem | null | undefined, values: object, textOf?: RefusalText): Answer {
  if (!problem) return accepted;
  const refused: Record<string, MessageDescriptor> = {};
  const fields = problem.fields ?? [];
  for (const field of fields) {
    const [name = ''] = field.path.split('.');
    const text = name in values && textOf?.(field);
    if (text) refused[field.path] = text;
  }
  const isWhole = fields.length === 0 || fields.some(({ path }) => !refused[path]);
  return { refused, problem: isWhole ? problem : null };
}
