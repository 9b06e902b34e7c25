/**
 * An answer that the sign-in service gives on purpose. `code` is one of Supabase Auth's error codes.
 * Anything else that is thrown becomes a 500 `unexpected_failure`, which clients retry without losing the session.
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly weakPassword: WeakPasswordReason[] | undefined;
  /** Seconds until the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { weakPassword?: WeakPasswordReason[]; retryAfter?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.weakPassword = extra.weakPassword;
    this.retryAfter = extra.retryAfter;
  }
}

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

export const apiVersionHeader = 'x-supabase-api-version';
const firstVersionWithStringCodes = '2024-01-01';

/** True when the caller asked for the error bodies of 2024-01-01 or later; a malformed version is an old one. */
export function wantsStringCodes(version: unknown): boolean {
  return (
    typeof version === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(version) &&
    version >= firstVersionWithStringCodes
  );
}

/** `{code: string, message}` for callers of 2024-01-01 and later, `{code: number, error_code, msg}` for older ones. */
export function errorBody(error: AuthError, stringCodes: boolean): Record<string, unknown> {
  const weak = error.weakPassword && { weak_password: { reasons: error.weakPassword } };
  return stringCodes
    ? { code: error.code, message: error.message, ...weak }
    : { code: error.status, error_code: error.code, msg: error.message, ...weak };
}
