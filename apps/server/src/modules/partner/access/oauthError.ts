export type OAuthCode = 'invalid_request' | 'invalid_client' | 'invalid_scope' | 'unsupported_grant_type' | 'temporarily_unavailable';

/** An answer of the token endpoint as RFC 6749, section 5.2, has it: what is not ours knows no other. */
export class OAuthError extends Error {
  override name = 'OAuthError';

  constructor(
    readonly code: OAuthCode,
    message: string,
  ) {
    super(message);
  }
}
