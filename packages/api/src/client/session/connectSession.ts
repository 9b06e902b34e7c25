import type { UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../baseApi.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { sessionSlice } from './sessionSlice.ts';

const { ended, tokenChanged } = sessionSlice.actions;

/**
 * Keeps the store in step with the session: it starts with the stored token, takes over each renewed one, and ends
 * with the session, in whichever tab that happens. Returns a function that stops.
 */
export function connectSession(
  store: { dispatch: (action: UnknownAction) => unknown },
  environment: SessionEnvironment,
): () => void {
  const { auth, items, onEnded, onAuthChange, forgetSession } = environment;
  const stored = items.read('AUTH_TOKEN');
  if (stored) store.dispatch(tokenChanged(stored));

  const stopEnded = onEnded(() => {
    store.dispatch(baseApi.util.resetApiState());
    store.dispatch(ended());
  });
  const stopChanges = onAuthChange((event, session) => {
    if (event === 'TOKEN_REFRESHED' && session && items.read('AUTH_TOKEN') !== null) {
      items.write('AUTH_TOKEN', session.access_token);
      store.dispatch(tokenChanged(session.access_token));
    }
    // Another tab signed out, or the renewing was refused; our own sign-out has removed the token already.
    if (event === 'SIGNED_OUT' && items.read('AUTH_TOKEN') !== null) forgetSession();
  });
  // The renewing begins; when its code does not arrive, the first call that needs a new token tries again.
  if (stored) void auth().catch(() => {});
  return () => {
    stopEnded();
    stopChanges();
  };
}
