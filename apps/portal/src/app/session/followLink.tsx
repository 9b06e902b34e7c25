import { linkFailed, signInWithLink } from '@intake/api/client';
import type { Provider, SessionLink } from '@intake/api/client';
import { areaTexts } from '@intake/i18n/late';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { LinkQuestionRoute } from '../../screens/auth/LinkQuestion/LinkQuestionRoute.tsx';
import { AllTexts } from '../entry/AllTexts.tsx';
import type { AppStore } from '../entry/store.ts';
import { SignedOut } from '../shell/frames/SignedOut.tsx';

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

interface Following {
  isSignedIn: boolean;
  dispatch: AppStore['dispatch'];
  onAnswered: () => void;
}

/**
 * Signs in with what an address carries, or says why that cannot be. Anybody can send a link that signs in to an account
 * of their own: so none replaces a session, and none brings the tokens of one, before its reader was asked.
 * @returns the question, when there is one
 */
export function followLink(
  place: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { isSignedIn, dispatch, onAnswered }: Following,
): ReactNode {
  const outcome = linkOf(place);
  if (!outcome) return null;
  if ('problem' in outcome) {
    void dispatch(linkFailed(outcome.problem));
    return null;
  }
  const { link } = outcome;
  // A code is worth nothing in another browser than the one that asked for it.
  const isOurs = link.kind === 'code' || (link.kind === 'hash' && !isSignedIn);
  if (isOurs) {
    void dispatch(signInWithLink(link));
    return null;
  }
  const answer = (isWanted: boolean) => {
    onAnswered();
    if (isWanted) void dispatch(signInWithLink(link));
  };
  return (
    <AllTexts scope={areaTexts('account')}>
      <SignedOut>
        <LinkQuestionRoute onAnswer={answer} />
      </SignedOut>
    </AllTexts>
  );
}
