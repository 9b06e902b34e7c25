import type { GoTrueClient } from '@supabase/auth-js';
import type { ApiEnvironment } from '../environment.ts';
import { authStorageKey, createAuthClient } from './authClient.ts';
import type { AuthClientOptions } from './authClient.ts';
import { createItemStore, sessionItems } from './storedItems.ts';
import type { ItemStore } from './storedItems.ts';

/** The surroundings of every call, with a session behind them. */
export interface SessionEnvironment extends ApiEnvironment {
  auth: GoTrueClient;
  items: ItemStore;
  /** Forgets the session in this browser, without asking the server, and tells who listens. */
  forgetSession: () => void;
  /** Calls back after the session was ended; returns a function that stops. */
  onEnded: (listener: () => void) => () => void;
}

export interface SessionEnvironmentOptions {
  /** Where the server is; see ApiEnvironment. */
  baseUrl: string;
  storage: Storage;
  /** A hosted sign-in service; this server's own without it. */
  hosted?: { url: string; publishableKey: string };
  fetch?: AuthClientOptions['fetch'];
}

/** Joins the sign-in client and the stored items; the store takes the result as its thunks' extra argument. */
export function createSessionEnvironment({
  baseUrl,
  storage,
  hosted,
  fetch,
}: SessionEnvironmentOptions): SessionEnvironment {
  const auth = createAuthClient({
    url: hosted?.url ?? baseUrl,
    publishableKey: hosted?.publishableKey,
    storage,
    fetch,
  });
  const items = createItemStore(storage);
  const listeners = new Set<() => void>();

  const forgetSession = () => {
    items.remove(...sessionItems);
    storage.removeItem(authStorageKey);
    // Nothing is stored any more, so this asks no server; it stops the renewing and tells other tabs.
    void auth.signOut({ scope: 'local' });
    for (const listener of listeners) listener();
  };

  return {
    baseUrl,
    auth,
    items,
    forgetSession,
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    organizationId: () => items.read('ORG_DETAILS')?.id ?? null,
    endSession(token) {
      const current = items.read('AUTH_TOKEN');
      // A late refusal of the session before says nothing about the one that was started since.
      if (current === null || current === token) forgetSession();
    },
    onEnded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
