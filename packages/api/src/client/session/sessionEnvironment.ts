import type { AuthChangeEvent, GoTrueClient, Session } from '@supabase/auth-js';
import type { ApiEnvironment } from '../environment.ts';
import type { AuthClientOptions } from './authClient.ts';
import { authStorageKey, createItemStore, sessionItems } from './storedItems.ts';
import type { ItemStore } from './storedItems.ts';

type AuthListener = (event: AuthChangeEvent, session: Session | null) => void;

/** The surroundings of every call, with a session behind them. */
export interface SessionEnvironment extends ApiEnvironment {
  /** The sign-in client, fetched when it is first needed; it renews the session from then on. Rejects when it does not arrive. */
  auth: () => Promise<GoTrueClient>;
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
  const items = createItemStore(storage);
  const ended = listeners<[]>();
  const changed = listeners<Parameters<AuthListener>>();
  let client: Promise<GoTrueClient> | undefined;

  const auth = () => {
    // A sign-in page is shown before this arrives.
    client ??= import('./authClient.ts').then(({ createAuthClient }) => {
      const made = createAuthClient({ url: hosted?.url ?? baseUrl, publishableKey: hosted?.publishableKey, storage, fetch });
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
    items,
    forgetSession,
    async accessToken() {
      const stored = items.read('AUTH_TOKEN');
      if (stored === null || expiryOf(stored) - Date.now() > renewalMargin) return stored;
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
    onEnded: ended.add,
    onAuthChange: changed.add,
  };
}

/** A token is renewed when it has less than three ticks of the renewing, in milliseconds. */
const renewalMargin = 90_000;

/** When a JWT runs out, in milliseconds since 1970; 0 for what is none. */
function expiryOf(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { exp: number }).exp * 1000;
  } catch {
    return 0;
  }
}

function listeners<Told extends unknown[]>() {
  const all = new Set<(...told: Told) => void>();
  return {
    add(listener: (...told: Told) => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (...told: Told) => all.forEach((listener) => listener(...told)),
  };
}
