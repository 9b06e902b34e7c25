import type { EmailOtpType } from '@supabase/auth-js';
import { rejected, startSession } from './openSession.ts';
import type { SessionThunk } from './sessionThunk.ts';
import { messageOf, signInMessage, socialMessage } from './sessionMessages.ts';
import type { Provider } from './sessionMessages.ts';
import { sessionSlice } from './sessionSlice.ts';

const { started, failed, succeeded } = sessionSlice.actions;

export interface MailedCode {
  email: string;
  /** `recovery` is for a new password. */
  purpose: 'sign-in' | 'recovery';
}

/**
 * Mails a code of six digits, with a link that does the same. An address without an account gets no mail, and nobody
 * is told.
 * @param returnTo address of the page to which the link leads
 */
export const sendCode =
  ({ email, purpose }: MailedCode, returnTo: string): SessionThunk =>
  async (dispatch, _getState, { auth }) => {
    dispatch(started());
    const { error } = await auth()
      .then(async (client): Promise<{ error: unknown }> =>
        purpose === 'recovery'
          ? client.resetPasswordForEmail(email, { redirectTo: returnTo })
          : client.signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo: returnTo } }),
      )
      .catch(rejected);
    if (error) dispatch(failed(signInMessage(error)));
    else dispatch(succeeded());
    return !error;
  };

/** With the code that was mailed. */
export const signInWithCode = ({ email, purpose }: MailedCode, token: string): SessionThunk =>
  startSession((client) => client.verifyOtp({ email, token, type: purpose === 'recovery' ? 'recovery' : 'email' }));

/** What a link of a mail, or the way back from a provider, carries. */
export type SessionLink =
  | { kind: 'code'; code: string; provider: Provider | null }
  | { kind: 'hash'; tokenHash: string; type: EmailOtpType }
  | { kind: 'tokens'; accessToken: string; refreshToken: string };

/** With the link that somebody followed here. The session that it replaces ends: nobody else goes on with it. */
export const signInWithLink =
  (link: SessionLink): SessionThunk =>
  async (dispatch, getState, environment) => {
    const replaced = environment.items.read('AUTH_TOKEN');
    const hasWorked = await openLink(link)(dispatch, getState, environment);
    if (hasWorked && replaced) await environment.auth().then((client) => client.admin.signOut(replaced, 'local'));
    return hasWorked;
  };

const openLink = (link: SessionLink): SessionThunk =>
  startSession(
    (client) => {
      switch (link.kind) {
        case 'code':
          return client.exchangeCodeForSession(link.code);
        case 'hash':
          return client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
        case 'tokens':
          return client.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken });
      }
    },
    link.kind === 'code' && link.provider ? socialMessage(link.provider) : messageOf('Login failed'),
  );

/** Says why the way back from a provider, or a link, brought no session. */
export const linkFailed =
  (problem: { code: string | null; description: string | null; provider: Provider | null }): SessionThunk =>
  async (dispatch) => {
    const worded = problem.provider ? socialMessage(problem.provider) : signInMessage;
    dispatch(failed(worded(Object.assign(new Error(problem.description ?? ''), { code: problem.code }))));
    return false;
  };

/** The second factor, after the first was right: the six digits of an authenticator application. */
export const proveFactor = (code: string): SessionThunk =>
  startSession(async (client) => {
    const factors = await client.mfa.listFactors();
    const factorId = factors.data?.totp[0]?.id;
    if (!factorId) return { data: { session: null }, error: factors.error };
    const { error } = await client.mfa.challengeAndVerify({ factorId, code });
    return error ? { data: { session: null }, error } : client.getSession();
  });

/**
 * Leaves for the sign-in page of a provider, which leads back to `returnTo` with a code.
 * @param leave goes to an address of another site
 */
export const signInWithProvider =
  (provider: Provider, returnTo: string, leave: (url: string) => void): SessionThunk =>
  async (dispatch, _getState, { auth }) => {
    dispatch(started());
    const { data, error } = await auth()
      .then((client) => client.signInWithOAuth({ provider, options: { redirectTo: returnTo, skipBrowserRedirect: true } }))
      .catch((cause: unknown) => ({ data: { url: null }, error: cause }));
    if (error || !data.url) {
      dispatch(failed(socialMessage(provider)(error ?? new Error(''))));
      return false;
    }
    leave(data.url);
    return true;
  };
