import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import type { ApiEnvironment } from '../base/environment.ts';
import { claimsOf, renewalMargin } from './accessToken.ts';
import type { AuthClientOptions } from './authClient.ts';
import { listeners } from './listeners.ts';
import { authStorageKey, createItemStore, sessionItems } from './storedItems.ts';
import type { ItemStore } from './storedItems.ts';

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

/** The surroundings of every call, with a session behind them. */
export interface SessionEnvironment extends ApiEnvironment {
  /** The sign-in client, fetched when it is first needed; it renews the session from then on. Rejects when it does not arrive. */
  auth: () => Promise<GoTrueClient>;
  /** Where the sign-in service is, and what each call to it carries. */
  signInService: { url: string; headers: Record<string, string> };
  items: ItemStore;
  /** Forgets the session in this browser, without asking the server, and tells who listens. */
  forgetSession: () => void;
  /** Calls back after the session was ended; returns a function that stops. */
  onEnded: (listener: () => void) => () => void;
  /** Calls back with what the sign-in client tells; returns a function that stops. */
  onAuthChange: (listener: AuthListener) => () => void;
}

export interface SessionEnvironmentOptions {
  /** Where the server is; see ApiEnvironment. */
  baseUrl: string;
  storage: Storage;
  /** Tells what other tabs store: the window of a browser. */
  storageEvents?: EventTarget;
  /** A hosted sign-in service; this server's own without it. */
  hosted?: { url: string; publishableKey: string };
  fetch?: AuthClientOptions['fetch'];
}

/** Joins the sign-in client and the stored items; the store takes the result as its thunks' extra argument. */
export function createSessionEnvironment({
  baseUrl,
  storage,
  storageEvents,
  hosted,
  fetch,
}: SessionEnvironmentOptions): SessionEnvironment {
  const items = createItemStore(storage, storageEvents);
  const ended = listeners<[]>();
  const changed = listeners<Parameters<AuthListener>>();
  const signInService = {
    url: hosted?.url ?? baseUrl,
    headers: hosted ? { apikey: hosted.publishableKey } : ({} as Record<string, string>),
  };
  let client: Promise<GoTrueClient> | undefined;

  const auth = () => {
    // A sign-in page is shown before this arrives.
    client ??= import('./authClient.ts').then(({ createAuthClient }) => {
      const made = createAuthClient({ ...signInService, storage, fetch });
      made.onAuthStateChange(changed.tell);
      return made;
    });
    client.catch(() => (client = undefined));
    return client;
  };

  const forgetSession = () => {
    items.remove(...sessionItems);
    storage.removeItem(authStorageKey);
    // Nothing is stored any more, so this asks no server; it stops the renewing and tells other tabs.
    void client?.then((made) => made.signOut({ scope: 'local' })).catch(() => {});
    ended.tell();
  };

  return {
    baseUrl,
    auth,
    signInService,
    items,
    forgetSession,
    async accessToken() {
      const stored = items.read('AUTH_TOKEN');
      if (stored === null || claimsOf(stored).expiresAt - Date.now() > renewalMargin) return stored;
      const { data, error } = await (await auth()).getSession();
      // The line is down: that says nothing about the session.
      if (error && !data.session && items.read('AUTH_TOKEN') !== null) throw error;
      return data.session?.access_token ?? null;
    },
    organizationId: () => items.read('ORG_DETAILS')?.id ?? null,
    endSession(token) {
      const current = items.read('AUTH_TOKEN');
      // A late refusal of the session before says nothing about the one that was started since.
      if (current === null || current === token) forgetSession();
    },
    sessionLocked(token) {
      // The marker may have been taken away; the server still knows.
      if (items.read('AUTH_TOKEN') === token && items.read('LOCKSCREEN') === null) items.write('LOCKSCREEN', Date.now());
    },
    onEnded: ended.add,
    onAuthChange: changed.add,
  };
}
