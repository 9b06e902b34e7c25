import { fillWording, problemsIn, type WordingProblem } from '../letter/letterText.ts';
import type { LetterValues, LetterVariable } from '../letter/letterVariables.ts';

/** What a text message may name. A number may be shared by several people, so that nothing here says whom it is about. */
export const messageVariables = [
  'organization.name', 'organization.phone', 'appointment.date', 'appointment.time', 'appointment.place', 'appointment.instructions',
  'appointment.link',
] as const satisfies readonly LetterVariable[];
export type MessageVariable = (typeof messageVariables)[number];

const known: ReadonlySet<LetterVariable> = new Set(messageVariables);

/** What is wrong with a template, whatever the values will be; `private`: letters may name it, text messages may not. */
export const templateProblems = (body: string): Omit<WordingProblem, 'path'>[] => problemsIn(body, (name) => known.has(name));

export interface FilledMessage {
  text: string;
  /** Named without a fallback and without a value: such a message is not sent. */
  missing: LetterVariable[];
}

/** Puts the values into a template, as it is done with the wording of letters. */
export function fillTemplate(body: string, values: LetterValues): FilledMessage {
  const { body: text, missing } = fillWording({ subject: '', body }, values);
  return { text: text.trim(), missing };
}
