import type { UserAttributes } from '@supabase/auth-js';
import { baseApi } from '../baseApi.ts';
import { sessionApi } from '../session.api.ts';
import { loadAccount, loadOrganization } from './account.ts';
import type { SessionDispatch } from './account.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { noAccount, signInMessage, signOutFailed } from './sessionMessages.ts';
import { sessionSlice } from './sessionSlice.ts';
import { sessionItems } from './storedItems.ts';

const { started, failed, succeeded, signedIn, signedOut } = sessionSlice.actions;

/** Answers whether it worked; what went wrong is in the slice's message. */
type SessionThunk = (
  dispatch: SessionDispatch,
  getState: () => unknown,
  environment: SessionEnvironment,
) => Promise<boolean>;

export const signIn =
  (credentials: { email: string; password: string }): SessionThunk =>
  async (dispatch, _getState, environment) => {
    const { auth, items } = environment;
    dispatch(started());
    const { data, error } = await auth()
      .then((client) => client.signInWithPassword(credentials))
      .catch(rejected);
    if (error || !data.session) return fail(dispatch, error);

    items.remove(...sessionItems);
    dispatch(baseApi.util.resetApiState());
    items.write('AUTH_TOKEN', data.session.access_token);
    items.write('USER_ID', data.user.id);
    try {
      await loadAccount(dispatch, environment, data.user.id);
    } catch {
      items.remove(...sessionItems, 'CURRENT_LOCATION');
      await auth().then((client) => client.signOut({ scope: 'local' }));
      dispatch(failed(noAccount));
      return false;
    }
    dispatch(signedIn(data.session.access_token));
    return true;
  };

/** Ends this session on the server and forgets everything about it here. */
export const signOut =
  (): SessionThunk =>
  async (dispatch, _getState, { auth, items }) => {
    dispatch(started());
    // Taken away first: a sign-out while the token is there is one that happened elsewhere.
    const token = items.read('AUTH_TOKEN');
    items.remove('AUTH_TOKEN');
    const { error } = await auth()
      .then((client) => client.signOut({ scope: 'local' }))
      .catch(rejected);
    if (error) {
      if (token) items.write('AUTH_TOKEN', token);
      dispatch(failed(signOutFailed));
      return false;
    }
    items.remove(...sessionItems, 'CURRENT_LOCATION');
    dispatch(baseApi.util.resetApiState());
    dispatch(signedOut());
    return true;
  };

/**
 * Locks the session, here and on the server.
 * @param lastActive milliseconds since 1970
 */
export const lock =
  (lastActive: number): SessionThunk =>
  async (dispatch, _getState, { items }) => {
    items.write('LOCKSCREEN', lastActive);
    // Nobody may find the answers of before in the memory of a locked page.
    dispatch(baseApi.util.resetApiState());
    const answer = await dispatch(sessionApi.endpoints.lockSession.initiate({ body: {} }, { track: false }));
    return !answer.error;
  };

/** Opens a locked session: proves the password, which starts a new session, and ends the locked one. */
export const unlock =
  (password: string): SessionThunk =>
  async (dispatch, _getState, { auth, items }) => {
    const lockedToken = items.read('AUTH_TOKEN');
    dispatch(started());
    const email = items.read('USER_DETAILS')?.email ?? '';
    const { data, error } = await auth()
      .then((client) => client.signInWithPassword({ email, password }))
      .catch(rejected);
    if (error || !data.session) return fail(dispatch, error);
    items.write('AUTH_TOKEN', data.session.access_token);
    items.remove('LOCKSCREEN');
    if (lockedToken) await auth().then((client) => client.admin.signOut(lockedToken, 'local'));
    dispatch(sessionSlice.actions.tokenChanged(data.session.access_token));
    dispatch(succeeded());
    return true;
  };

/** Changes the password, which ends every other session; without the current one only after a recovery. */
export const changePassword =
  ({ currentPassword, password }: { currentPassword?: string; password: string }): SessionThunk =>
  async (dispatch, _getState, environment) => {
    dispatch(started());
    const change: UserAttributes = {
      password,
      ...(currentPassword !== undefined && { current_password: currentPassword }),
    };
    const { data, error } = await environment
      .auth()
      .then((client) => client.updateUser(change))
      .catch(rejected);
    if (error || !data.user) return fail(dispatch, error);
    const user = environment.items.read('USER_DETAILS');
    const changedAt: unknown = data.user.user_metadata['password_last_updated_at'];
    if (user && typeof changedAt === 'string')
      environment.items.write('USER_DETAILS', { ...user, passwordLastUpdatedAt: changedAt });
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
    dispatch(baseApi.util.resetApiState());
    return true;
  };

const rejected = (error: unknown) => ({ data: { session: null, user: null }, error });

function fail(dispatch: SessionDispatch, error: unknown): false {
  dispatch(failed(signInMessage(error ?? new Error(''))));
  return false;
}
