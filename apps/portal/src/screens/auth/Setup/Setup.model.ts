export const setupFields = [
  'secret', 'organizationName', 'locationName', 'timeZone', 'faxNumber', 'displayName', 'email', 'password',
] as const;
export type SetupField = (typeof setupFields)[number];
export type SetupDraft = Record<SetupField, string>;

export type FieldProblem = 'required' | 'email' | 'short' | 'wrong-secret' | 'phone' | 'invalid';
export type FieldProblems = Partial<Record<SetupField, FieldProblem>>;

/** Why it did not work: fields that were refused, or a code about the whole. */
export interface SetupProblem {
  code: string;
  fields?: readonly { path: string; code: string }[];
}

/** What the form holds: the zone is chosen from a list, or not. */
export type SetupValues = Omit<SetupDraft, 'timeZone'> & { timeZone: string | null };

/** What was typed, without blanks around it; those of a password are meant. */
export const draftOf = ({ password, timeZone, ...texts }: SetupValues): SetupDraft => ({
  ...(Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()])) as typeof texts),
  password,
  timeZone: timeZone ?? '',
});

/** What can be said without the server. */
export function draftProblems(draft: SetupDraft): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of setupFields) if (draft[field] === '' && field !== 'faxNumber') problems[field] = 'required';
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(draft.email)) problems.email = 'email';
  if (!problems.password && [...draft.password].length < 8) problems.password = 'short';
  return problems;
}

/** How the page says what the server refused at a field. */
export const refusedAs = (code: string): FieldProblem => (code === 'wrong-secret' || code === 'phone' ? code : 'invalid');
