import type { UnknownAction } from '@reduxjs/toolkit';
import { wantsFactor } from './accessToken.ts';
import type { SessionEnvironment } from './sessionEnvironment.ts';
import { callerChanged, sessionSlice } from './sessionSlice.ts';
import type { StoredName } from './storedItems.ts';

const { ended, signedOut, tokenChanged } = sessionSlice.actions;

interface SessionStore {
  dispatch: (action: UnknownAction) => unknown;
}

/**
 * Keeps the store in step with the session: it starts with the stored token, takes over each renewed one, and ends
 * with the session, in whichever tab that happens. Returns a function that stops.
 */
export function connectSession(store: SessionStore, environment: SessionEnvironment): () => void {
  const { items, onEnded, onAuthChange, forgetSession } = environment;
  const stored = items.read('AUTH_TOKEN');
  if (stored) store.dispatch(tokenChanged(stored));

  const stopFollowing = items.onChange(({ names, isElsewhere }) => {
    if (isElsewhere) followTab(store, environment, names);
  });
  const stopEnded = onEnded(() => {
    store.dispatch(callerChanged());
    store.dispatch(ended());
  });
  const stopChanges = onAuthChange((event, session) => {
    // A factor that is enrolled while signed in makes the session stronger; the one that unlocks is taken over elsewhere.
    const isStronger = event === 'MFA_CHALLENGE_VERIFIED' && items.read('LOCKSCREEN') === null;
    if ((event === 'TOKEN_REFRESHED' || isStronger) && session && !wantsFactor(session) && items.read('AUTH_TOKEN') !== null) {
      items.write('AUTH_TOKEN', session.access_token);
      store.dispatch(tokenChanged(session.access_token));
    }
    // Another tab signed out, or the renewing was refused; our own sign-out has removed the token already.
    if (event === 'SIGNED_OUT' && items.read('AUTH_TOKEN') !== null) forgetSession();
  });
  return () => {
    stopFollowing();
    stopEnded();
    stopChanges();
  };
}

/** Takes over what happened to the session in another tab. */
function followTab(store: SessionStore, { items }: SessionEnvironment, names: readonly StoredName[]): void {
  const has = (name: StoredName) => names.includes(name);
  const token = items.read('AUTH_TOKEN');
  // Whoever signs out takes the user's id away last: the token alone may come back when signing out fails.
  if (has('USER_ID') && items.read('USER_ID') === null) {
    store.dispatch(callerChanged());
    store.dispatch(signedOut());
  } else if (has('AUTH_TOKEN') && token !== null && items.read('ORG_DETAILS') !== null) {
    store.dispatch(tokenChanged(token));
  } else if (has('ORG_DETAILS') && token !== null) {
    // Another person, or the same one in another organisation: what is shown belongs to neither.
    store.dispatch(callerChanged());
    store.dispatch(tokenChanged(token));
  }
}
