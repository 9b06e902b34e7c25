import { AuthClient } from '@supabase/auth-js';
import type { GoTrueClient, SupportedStorage } from '@supabase/auth-js';
import { authStorageKey } from './storedItems.ts';

export interface AuthClientOptions {
  /** The sign-in service: this server, or a Supabase project. Empty for the page's own origin. */
  url: string;
  /** With every call: the public key of a hosted project. */
  headers: Record<string, string>;
  storage: SupportedStorage;
  fetch?: typeof globalThis.fetch;
}

/** The sign-in client that supabase-js wraps; it renews the session by itself and in step with other tabs. */
export const createAuthClient = ({ url, headers, storage, fetch }: AuthClientOptions): GoTrueClient =>
  new AuthClient({
    url: `${url}/auth/v1`,
    headers,
    storageKey: authStorageKey,
    storage,
    fetch,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    // The proof of a link stays in this browser; without https there is nothing to make it with.
    flowType: globalThis.isSecureContext === false ? 'implicit' : 'pkce',
  });
