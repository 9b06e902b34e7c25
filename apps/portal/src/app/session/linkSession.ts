import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withReturn } from '../routing/navigation.ts';
import { useAppDispatch } from '../entry/store.ts';

/** What links of mails and ways back from providers have in them. */
const carried = /[?&#](code|token_hash|access_token|error|error_code)=/;

/** Takes what an address carries out of it, and signs in with it; true while it is still there. */
export function useLinkSession(): boolean {
  const place = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const taken = useRef<string | null>(null);
  const isCarrying = place.pathname.startsWith('/auth/') && carried.test(place.search + place.hash);
  useEffect(() => {
    const address = place.pathname + place.search + place.hash;
    // A code is good once, and an effect may run twice.
    if (!isCarrying || taken.current === address) return;
    taken.current = address;
    void navigate(withReturn(place.pathname, { pathname: '', search: place.search }), { replace: true });
    void import('./followLink.ts').then(({ followLink }) => {
      const follow = followLink(place);
      if (follow) void dispatch(follow);
    });
  }, [isCarrying, place, navigate, dispatch]);
  return isCarrying;
}
