import type { LetterTemplate, TemplateDraft } from '@intake/api/contract';
import { e164Of, letterVariables, mayName, wordingProblems, type LetterKind, type LetterVariable, type WordingProblem } from '@intake/api/rules';
import { sampleIn } from '../../../shared/letters/sampleLetters.ts';

export interface Wording {
  subject: string;
  body: string;
}

/** What stands at the head, as it is typed. */
export interface HeadValues {
  /** A line each. */
  lines: string;
  phone: string;
  fax: string;
}

export type NewHead = NonNullable<TemplateDraft['letterhead']>;

export const variableGroups = ['recipient', 'patient', 'referral', 'appointment', 'fax', 'organization', 'letter'] as const;
export type VariableGroup = (typeof variableGroups)[number];

/** What a letter of this kind may name, by what it is about. */
export function variablesOf(kind: LetterKind): { group: VariableGroup; names: LetterVariable[] }[] {
  const names = (Object.keys(letterVariables) as LetterVariable[]).filter((variable) => mayName(kind, variable));
  const groupOf = (name: LetterVariable) => variableGroups.find((group) => name.startsWith(`${group}.`)) ?? 'letter';
  return variableGroups
    .map((group) => ({ group, names: names.filter((name) => groupOf(name) === group) }))
    .filter((part) => part.names.length > 0);
}

/** The first problem of each field. */
export function problemsOf(kind: LetterKind, wording: Wording): Partial<Record<keyof Wording, WordingProblem['code']>> {
  const problems = wordingProblems(kind, wording);
  const first = (path: keyof Wording) => problems.find((problem) => problem.path === path)?.code;
  return { subject: first('subject'), body: first('body') };
}

/** What is wrong first, as it stands in the text; null for a wording that can be printed. */
export function wrongIn(kind: LetterKind, wording: Wording): { code: WordingProblem['code']; text: string } | null {
  const [first] = wordingProblems(kind, wording);
  return first ? { code: first.code, text: first.code === 'malformed' ? first.name : `{${first.name}}` } : null;
}

/**
 * A letter of this wording to somebody invented; null while the wording is wrong.
 * @param isFilled false where nothing is known, which shows what stands for it, and what the letter cannot be without
 */
export function sampleOf({ kind, locale }: Pick<LetterTemplate, 'kind' | 'locale'>, wording: Wording, isFilled = true): TemplateDraft | null {
  if (wordingProblems(kind, wording).length > 0) return null;
  const { recipient, values } = sampleIn(locale);
  const named = Object.entries(values).filter(([name]) => mayName(kind, name as LetterVariable));
  return {
    kind, locale, wording,
    recipient: isFilled ? recipient : { physicianId: null, name: null, clinic: null, fax: null },
    values: isFilled ? Object.fromEntries(named) : {},
    patientId: null, referralId: null,
  };
}

/** The lines of an address; null when there are too many or one is too long. */
export function linesOf(text: string): string[] | null {
  const lines = text.split('\n').map((line) => line.trim()).filter(Boolean);
  return lines.length <= 6 && lines.every((line) => line.length <= 120) ? lines : null;
}

const isNoNumber = (text: string) => text.trim() !== '' && e164Of(text) === null;

export const headProblems = ({ lines, phone, fax }: HeadValues) => ({ lines: linesOf(lines) === null, phone: isNoNumber(phone), fax: isNoNumber(fax) });

/** What is typed at the head; null while something of it is wrong. */
export function headOf(values: HeadValues): NewHead | null {
  const lines = linesOf(values.lines);
  if (!lines || Object.values(headProblems(values)).includes(true)) return null;
  return { lines, phone: e164Of(values.phone), fax: e164Of(values.fax) };
}
