import type { RegistrationRequest } from '@intake/api/contract';
import { e164Of, isEmail } from '@intake/api/rules';
import type { Locale } from '@intake/api/rules';

export const registerFields = ['organizationName', 'phone', 'timeZone', 'email', 'contactName', 'locale', 'message'] as const;
export type RegisterField = (typeof registerFields)[number];
export type RegisterDraft = Record<RegisterField, string>;

export type FieldProblem = 'required' | 'email' | 'phone' | 'time-zone' | 'invalid';
export type FieldProblems = Partial<Record<RegisterField, FieldProblem>>;

/** What the form holds: the zone is chosen from a list, or not. */
export type RegisterValues = Omit<RegisterDraft, 'timeZone'> & { timeZone: string | null };

/** What was typed, without blanks around it. */
export const draftOf = (typed: RegisterValues): RegisterDraft =>
  Object.fromEntries(registerFields.map((field) => [field, typed[field]?.trim() ?? ''])) as RegisterDraft;

/** What can be said without the server. */
export function draftProblems(draft: RegisterDraft): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of registerFields) if (draft[field] === '' && field !== 'message') problems[field] = 'required';
  if (!problems.email && !isEmail(draft.email)) problems.email = 'email';
  if (!problems.phone && e164Of(draft.phone) === null) problems.phone = 'phone';
  return problems;
}

/** What is sent of a draft without problems. */
export const requestOf = ({ locale, phone, message, ...draft }: RegisterDraft): RegistrationRequest => ({
  ...draft,
  phone: e164Of(phone) ?? phone,
  locale: locale as Locale,
  message: message || null,
});

/** How the page says what the server refused at a field. */
export const refusedAs = (code: string): FieldProblem => (code === 'time-zone' ? code : 'invalid');
