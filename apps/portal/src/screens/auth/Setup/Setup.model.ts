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

/** What was typed, without blanks around it; those of a password are meant. */
export const draftOf = (data: FormData): SetupDraft =>
  Object.fromEntries(
    setupFields.map((field) => {
      const value = data.get(field);
      const text = typeof value === 'string' ? value : '';
      return [field, field === 'password' ? text : text.trim()];
    }),
  ) as SetupDraft;

/** What can be said without the server. */
export function draftProblems(draft: SetupDraft): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of setupFields) if (draft[field] === '' && field !== 'faxNumber') problems[field] = 'required';
  if (!problems.email && !/^\S+@\S+\.\S+$/.test(draft.email)) problems.email = 'email';
  if (!problems.password && [...draft.password].length < 8) problems.password = 'short';
  return problems;
}

/** What the server said of the fields. */
export function refusedFields({ fields = [] }: SetupProblem): FieldProblems {
  const isOurs = (path: string): path is SetupField => setupFields.some((field) => field === path);
  return Object.fromEntries(
    fields.flatMap(({ path, code }) => (isOurs(path) ? [[path, code === 'wrong-secret' || code === 'phone' ? code : 'invalid']] : [])),
  );
}

/** The first field on the page that has a problem: it gets the keyboard. */
export const firstProblem = (problems: FieldProblems): SetupField | undefined => setupFields.find((field) => problems[field]);
