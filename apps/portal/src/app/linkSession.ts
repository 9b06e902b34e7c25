import { linkFailed, signInWithLink } from '@intake/api/client';
import type { Provider, SessionLink } from '@intake/api/client';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { withReturn } from './navigation.ts';
import { useAppDispatch } from './store.ts';

/** What an address carries for the session. */
export type LinkOutcome =
  | { link: SessionLink }
  | { problem: { code: string | null; description: string | null; provider: Provider | null } };

const mailedTypes = ['recovery', 'magiclink', 'email', 'invite', 'signup', 'email_change'] as const;

/** Reads the way back from a provider, or the link of a mail; null for any other address. */
export function linkOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): LinkOutcome | null {
  if (!pathname.startsWith('/auth/')) return null;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const part = (name: string) => query.get(name) ?? fragment.get(name);
  const named = query.get('provider');
  const provider = named === 'google' || named === 'facebook' ? named : null;

  if (part('error') !== null || part('error_code') !== null)
    return { problem: { code: part('error_code'), description: part('error_description'), provider } };
  const code = query.get('code');
  if (code) return { link: { kind: 'code', code, provider } };
  const tokenHash = query.get('token_hash');
  const type = mailedTypes.find((known) => known === query.get('type'));
  if (tokenHash && type) return { link: { kind: 'hash', tokenHash, type } };
  const [accessToken, refreshToken] = [fragment.get('access_token'), fragment.get('refresh_token')];
  return accessToken && refreshToken ? { link: { kind: 'tokens', accessToken, refreshToken } } : null;
}

/** The address that a mail or a provider leads back to: a path of this portal. */
export function linkReturn(path: string, provider?: Provider): string {
  const url = new URL(path, window.location.origin);
  if (provider) url.searchParams.set('provider', provider);
  return url.href;
}

/** Takes what an address carries out of it, and signs in with it; true while it is still there. */
export function useLinkSession(): boolean {
  const place = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const taken = useRef<string | null>(null);
  const outcome = linkOf(place);
  useEffect(() => {
    const address = place.pathname + place.search + place.hash;
    // A code is good once, and an effect may run twice.
    if (!outcome || taken.current === address) return;
    taken.current = address;
    void navigate(withReturn(place.pathname, { pathname: '', search: place.search }), { replace: true });
    if ('link' in outcome) void dispatch(signInWithLink(outcome.link));
    else void dispatch(linkFailed(outcome.problem));
  });
  return outcome !== null;
}
