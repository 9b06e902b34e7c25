import type { GoTrueClient, Session } from '@supabase/auth-js';
import { wantsFactor } from './accessToken.ts';
import { loadAccount } from './account.ts';
import type { SessionDispatch } from './account.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { noAccount, signInMessage } from './sessionMessages.ts';
import type { SessionMessage } from './sessionMessages.ts';
import { callerChanged, sessionSlice } from './sessionSlice.ts';
import type { SessionThunk } from './sessionThunk.ts';
import { sessionItems } from './storedItems.ts';

const { started, failed, factorAsked, arrivedOutside, signedIn, succeeded, tokenChanged } = sessionSlice.actions;

interface Answer {
  data: { session: Session | null };
  error: unknown;
}

/** Asks the sign-in service for a session and takes it over; `messageOf` words what went wrong. */
export const startSession =
  (ask: (client: GoTrueClient) => Promise<Answer>, messageOf: (error: unknown) => SessionMessage = signInMessage): SessionThunk =>
  async (dispatch, _getState, environment) => {
    dispatch(started());
    const { data, error } = await environment.auth().then(ask).catch(rejected);
    if (error || !data.session) {
      dispatch(failed(messageOf(error ?? new Error(''))));
      return false;
    }
    return openSession(dispatch, environment, data.session);
  };

/** With the password. The other ways in are fetched when they are taken. */
export const signIn = (credentials: { email: string; password: string }): SessionThunk =>
  startSession((client) => client.signInWithPassword(credentials));

export const rejected = (error: unknown) => ({ data: { session: null, user: null }, error });

/**
 * Goes on with a session that the sign-in service has opened: asks for the second factor when there is one, goes on
 * where a locked session was left, or reads who has signed in.
 */
async function openSession(dispatch: SessionDispatch, environment: SessionEnvironment, session: Session): Promise<boolean> {
  const { items } = environment;
  if (wantsFactor(session)) {
    dispatch(factorAsked());
    return false;
  }
  items.remove('LAST_ACTIVE');
  const isLocked = items.read('LOCKSCREEN') !== null && items.read('USER_ID') === session.user.id;
  return isLocked ? resume(dispatch, environment, session) : begin(dispatch, environment, session);
}

async function begin(dispatch: SessionDispatch, environment: SessionEnvironment, session: Session): Promise<boolean> {
  const { auth, items } = environment;
  items.remove(...sessionItems);
  dispatch(callerChanged());
  items.write('AUTH_TOKEN', session.access_token);
  items.write('USER_ID', session.user.id);
  try {
    await loadAccount(dispatch, environment, session.user.id);
  } catch (error) {
    // The code for it comes when somebody has such an account; without it they are told that there is none.
    if (isMissing(error) && (await import('./outside.ts').then(({ isOutside }) => isOutside(dispatch)).catch(() => false))) {
      dispatch(arrivedOutside(session.access_token));
      return true;
    }
    items.remove(...sessionItems, 'CURRENT_LOCATION');
    await auth().then((client) => client.signOut({ scope: 'local' }));
    dispatch(failed(noAccount));
    return false;
  }
  dispatch(signedIn(session.access_token));
  return true;
}

const isMissing = (error: unknown) => (error as { status?: unknown } | null)?.status === 404;

/** The session that was locked ends: its tokens open nothing any more, whoever has them. */
async function resume(dispatch: SessionDispatch, { auth, items }: SessionEnvironment, session: Session): Promise<boolean> {
  const lockedToken = items.read('AUTH_TOKEN');
  items.write('AUTH_TOKEN', session.access_token);
  dispatch(tokenChanged(session.access_token));
  items.remove('LOCKSCREEN');
  dispatch(succeeded());
  if (lockedToken) await auth().then((client) => client.admin.signOut(lockedToken, 'local'));
  return true;
}
