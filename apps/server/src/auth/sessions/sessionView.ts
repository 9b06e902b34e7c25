import { accessTokenLife, issueAccessToken } from '../tokens/accessToken.ts';
import type { AuthContext, SignedIn } from '../authContext.ts';
import { formatRefreshToken } from './refreshToken.ts';
import { ownView } from '../accounts/userView.ts';

/** The answer of every call that ends with a signed-in user. */
export async function sessionView(context: AuthContext, signedIn: SignedIn) {
  const { user, session } = signedIn;
  const { token, expiresAt } = await issueAccessToken(context, user, session);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: accessTokenLife,
    expires_at: expiresAt,
    refresh_token: formatRefreshToken(
      { sessionId: session.id, counter: session.refresh_token_counter },
      session.refresh_token_hmac_key,
    ),
    user: ownView(signedIn),
  };
}
