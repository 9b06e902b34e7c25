import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { selectToken } from '@intake/api/client';
import { useLocation, useNavigate } from 'react-router-dom';
import { withReturn } from '../routing/navigation.ts';
import { useAppDispatch, useAppSelector } from '../entry/store.ts';

/** What links of mails and ways back from providers have in them. */
const carried = /[?&#](code|token_hash|access_token|error|error_code)=/;

/**
 * Takes what an address carries out of it, and signs in with it, or asks before that. What is to be seen meanwhile;
 * false for an address that carries nothing.
 */
export function useLinkSession(): ReactNode {
  const place = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const isSignedIn = useAppSelector(selectToken) !== null;
  const [question, setQuestion] = useState<ReactNode>(null);
  const taken = useRef<string | null>(null);
  const isCarrying = place.pathname.startsWith('/auth/') && carried.test(place.search + place.hash);
  useEffect(() => {
    const address = place.pathname + place.search + place.hash;
    // A code is good once, and an effect may run twice.
    if (!isCarrying || taken.current === address) return;
    taken.current = address;
    void navigate(withReturn(place.pathname, { pathname: '', search: place.search }), { replace: true });
    void import('./followLink.tsx').then(({ followLink }) =>
      setQuestion(followLink(place, { isSignedIn, dispatch, onAnswered: () => setQuestion(null) })),
    );
  }, [isCarrying, isSignedIn, place, navigate, dispatch]);
  return question ?? (isCarrying ? null : false);
}
