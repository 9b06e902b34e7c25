import type { RegistrationRequest } from '@intake/api/contract';
import { e164Of } from '@intake/api/rules';
import type { Locale } from '@intake/api/rules';
import type { Problem } from '../../../data/problem.ts';

export const registerFields = ['organizationName', 'phone', 'timeZone', 'email', 'contactName', 'locale', 'message'] as const;
export type RegisterField = (typeof registerFields)[number];
export type RegisterDraft = Record<RegisterField, string>;

export type FieldProblem = 'required' | 'email' | 'phone' | 'time-zone' | 'invalid';
export type FieldProblems = Partial<Record<RegisterField, FieldProblem>>;

/** What was typed, without blanks around it. The zone is chosen from a list and told beside. */
export function draftOf(data: FormData, timeZone: string | null): RegisterDraft {
  const text = (field: RegisterField) => {
    const value = data.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return { ...(Object.fromEntries(registerFields.map((field) => [field, text(field)])) as RegisterDraft), timeZone: timeZone ?? '' };
}

/** What can be said without the server. */
export function draftProblems(draft: RegisterDraft): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of registerFields) if (draft[field] === '' && field !== 'message') problems[field] = 'required';
  if (!problems.email && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(draft.email)) problems.email = 'email';
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

/** What the server said of the fields. */
export function refusedFields({ fields = [] }: Problem): FieldProblems {
  const isOurs = (path: string): path is RegisterField => registerFields.some((field) => field === path);
  return Object.fromEntries(
    fields.flatMap(({ path, code }) => (isOurs(path) ? [[path, code === 'time-zone' ? code : 'invalid']] : [])),
  );
}
