import type { AuthError } from '@supabase/auth-js';

/** Why somebody could not sign in, out or change the password; screens translate `code` and else show `text`. */
export interface SessionMessage {
  code:
    | 'invalid-credentials'
    | 'no-account'
    | 'too-many-attempts'
    | 'mail-too-soon'
    | 'code-expired'
    | 'wrong-code'
    | 'banned'
    | 'not-confirmed'
    | 'no-session'
    | 'factor-needed'
    | 'weak-password'
    | 'same-password'
    | 'unreachable'
    | 'sign-out-failed'
    | 'login-failed'
    | 'google-failed'
    | 'facebook-failed'
    | 'error'
    | 'other';
  /** English, for codes that have no translation of their own. */
  text: string;
}

/** Who else can say who somebody is. */
export type Provider = 'google' | 'facebook';

const codes: Record<string, SessionMessage['code']> = {
  invalid_credentials: 'invalid-credentials',
  over_request_rate_limit: 'too-many-attempts',
  over_email_send_rate_limit: 'mail-too-soon',
  otp_expired: 'code-expired',
  flow_state_expired: 'code-expired',
  flow_state_not_found: 'code-expired',
  bad_code_verifier: 'code-expired',
  mfa_verification_failed: 'wrong-code',
  mfa_challenge_expired: 'wrong-code',
  user_banned: 'banned',
  email_not_confirmed: 'not-confirmed',
  session_not_found: 'no-session',
  insufficient_aal: 'factor-needed',
  weak_password: 'weak-password',
  same_password: 'same-password',
};

/** What is said when the service gives no reason. */
const silent: Record<string, SessionMessage['code']> = {
  'Login failed': 'login-failed',
  'Google sign-in failed': 'google-failed',
  'Facebook sign-in failed': 'facebook-failed',
  Error: 'error',
};

export const noAccount: SessionMessage = { code: 'no-account', text: 'Account does not exist' };
export const signOutFailed: SessionMessage = { code: 'sign-out-failed', text: 'Sign out failed' };

/** Words a failure: the service's own text, `fallback` without one, "Error" for what is no error. */
export const messageOf =
  (fallback: string) =>
  (error: unknown): SessionMessage => {
    if (!(error instanceof Error)) return { code: 'error', text: 'Error' };
    // By their names, since the classes come with the sign-in client, which itself may not have arrived.
    if (error.name === 'AuthRetryableFetchError' || error.name === 'TypeError') return { code: 'unreachable', text: fallback };
    if (error.name === 'AuthSessionMissingError') return { code: 'no-session', text: error.message };
    const code = codes[(error as Partial<AuthError>).code ?? ''] ?? 'other';
    if (code === 'invalid-credentials') return { code, text: 'Invalid login credentials' };
    if (!error.message) return { code: code === 'other' ? (silent[fallback] ?? 'other') : code, text: fallback };
    return { code, text: error.message };
  };

export const signInMessage = messageOf('Login failed');

const socialMessages = { google: messageOf('Google sign-in failed'), facebook: messageOf('Facebook sign-in failed') };

/** Of a sign-in through a provider. */
export const socialMessage = (provider: Provider) => socialMessages[provider];
