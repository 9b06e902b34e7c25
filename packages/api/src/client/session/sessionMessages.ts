import type { AuthError } from '@supabase/auth-js';

/** Why somebody could not sign in, out or change the password; screens translate `code` and else show `text`. */
export interface SessionMessage {
  code:
    | 'invalid-credentials'
    | 'no-account'
    | 'too-many-attempts'
    | 'banned'
    | 'not-confirmed'
    | 'weak-password'
    | 'same-password'
    | 'unreachable'
    | 'sign-out-failed'
    | 'other';
  /** English, for codes that have no translation of their own. */
  text: string;
}

const codes: Record<string, SessionMessage['code']> = {
  invalid_credentials: 'invalid-credentials',
  over_request_rate_limit: 'too-many-attempts',
  user_banned: 'banned',
  email_not_confirmed: 'not-confirmed',
  weak_password: 'weak-password',
  same_password: 'same-password',
};

export const noAccount: SessionMessage = { code: 'no-account', text: 'Account does not exist' };
export const signOutFailed: SessionMessage = { code: 'sign-out-failed', text: 'Sign out failed' };

/** The message of a failed sign-in: the service's own, "Login failed" without one, "Error" for what is no error. */
export function signInMessage(error: unknown): SessionMessage {
  if (!(error instanceof Error)) return { code: 'other', text: 'Error' };
  // By their names, since the classes come with the sign-in client, which itself may not have arrived.
  if (error.name === 'AuthRetryableFetchError' || error.name === 'TypeError') return { code: 'unreachable', text: 'Login failed' };
  const code = codes[(error as Partial<AuthError>).code ?? ''] ?? 'other';
  if (code === 'invalid-credentials') return { code, text: 'Invalid login credentials' };
  return { code, text: error.message || 'Login failed' };
}
