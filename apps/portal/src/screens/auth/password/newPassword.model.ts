/** What was typed; blanks in a password are meant. */
export interface NewPassword {
  /** Undefined where it is not asked for: a mailed code has opened the session. */
  currentPassword?: string;
  password: string;
}

export type NewPasswordField = keyof NewPassword;
export type NewPasswordProblem = 'current-missing' | 'current-wrong' | 'short' | 'weak-password' | 'same-password';
export type NewPasswordProblems = Partial<Record<NewPasswordField, NewPasswordProblem>>;

/** The fewest characters of a password. */
export const shortestPassword = 8;

/** What can be said without the server. */
export const newPasswordProblems = ({ currentPassword, password }: NewPassword): NewPasswordProblems => ({
  ...(currentPassword === '' && { currentPassword: 'current-missing' }),
  ...([...password].length < shortestPassword && { password: 'short' }),
});

/** The field that an answer of the sign-in service is about; nothing for one about the whole. */
export function refusedPassword(code: string): { path: NewPasswordField; code: NewPasswordProblem }[] {
  if (code === 'invalid-credentials') return [{ path: 'currentPassword', code: 'current-wrong' }];
  return code === 'weak-password' || code === 'same-password' ? [{ path: 'password', code }] : [];
}
