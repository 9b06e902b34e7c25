import type { UserAttributes } from '@supabase/auth-js';
import { sessionApi } from '../endpoints/access/session.api.ts';
import { loadOrganization, loadUser } from './account.ts';
import { rejected, signIn } from './openSession.ts';
import type { SessionThunk } from './sessionThunk.ts';
import { messageOf, signOutFailed } from './sessionMessages.ts';
import { callerChanged, sessionSlice } from './sessionSlice.ts';
import { sessionItems } from './storedItems.ts';

const { started, failed, succeeded, signedOut } = sessionSlice.actions;

/** Ends this session on the server and forgets everything about it here. */
export const signOut =
  (): SessionThunk =>
  async (dispatch, _getState, { auth, items }) => {
    dispatch(started());
    // Taken away first: a sign-out while the token is there is one that happened elsewhere.
    const token = items.read('AUTH_TOKEN');
    items.remove('AUTH_TOKEN');
    const { error } = await auth()
      .then(async (client) => {
        const left = await client.signOut({ scope: 'local' });
        // Where the token is old it is renewed first. When that is refused, the one that is here still ends the session.
        return left.error && token && !isOffline(left.error) ? client.admin.signOut(token, 'local') : left;
      })
      .catch(rejected);
    if (error && !isGone(error)) {
      if (token) items.write('AUTH_TOKEN', token);
      dispatch(failed(signOutFailed));
      return false;
    }
    items.remove(...sessionItems, 'CURRENT_LOCATION', 'LAST_ACTIVE');
    dispatch(callerChanged());
    dispatch(signedOut());
    return true;
  };

/** The line or the server is away: asking once more would wait once more. */
const isOffline = (error: unknown) => (error as { name?: string }).name === 'AuthRetryableFetchError';

/** The server knows no such session, or no longer. */
function isGone(error: unknown): boolean {
  const { status = 0, name } = error as { status?: number; name?: string };
  return [401, 403, 404].includes(status) || name === 'AuthSessionMissingError';
}

/**
 * Locks the session in every tab of this browser; the lock screen tells the server, by `lockOnServer`.
 * @param lastActive milliseconds since 1970
 */
export const lock =
  (lastActive: number): SessionThunk =>
  async (_dispatch, _getState, { items }) => {
    items.write('LOCKSCREEN', lastActive);
    return true;
  };

/** Tells the server that somebody is there, or it locks the session. */
export const keepActive = (): SessionThunk => async (dispatch) => {
  const { error } = await dispatch(sessionApi.endpoints.keepSessionActive.initiate({ body: {} }, { track: false }));
  return !error;
};

/** Closes the session on the server too; answers whether it is closed there now. */
export const lockOnServer = (): SessionThunk => async (dispatch) => {
  const { error } = await dispatch(sessionApi.endpoints.lockSession.initiate({ body: {} }, { track: false }));
  return !error || (error as { status?: unknown }).status === 423;
};

/** Opens a locked session: proves the password, which starts a new session, and ends the locked one. */
export const unlock =
  (password: string): SessionThunk =>
  (dispatch, getState, environment) => {
    const email = environment.items.read('USER_DETAILS')?.email ?? '';
    return signIn({ email, password })(dispatch, getState, environment);
  };

/** Changes the password, which ends every other session; without the current one only after a recovery. */
export const changePassword =
  ({ currentPassword, password }: { currentPassword?: string; password: string }): SessionThunk =>
  async (dispatch, _getState, environment) => {
    dispatch(started());
    const change: UserAttributes = { password, ...(currentPassword !== undefined && { current_password: currentPassword }) };
    const { data, error } = await environment
      .auth()
      .then((client) => client.updateUser(change))
      .catch(rejected);
    if (error || !data.user) {
      dispatch(failed(messageOf('Error')(error)));
      return false;
    }
    await loadUser(dispatch, environment.items, data.user.id).catch(() => {});
    dispatch(succeeded());
    return true;
  };

/** Works in another organisation of the user's from now on. */
export const chooseOrganization =
  (organizationId: string): SessionThunk =>
  async (dispatch, _getState, { items }) => {
    try {
      await loadOrganization(dispatch, items, organizationId);
    } catch {
      return false;
    }
    items.remove('CURRENT_LOCATION');
    dispatch(callerChanged());
    return true;
  };
