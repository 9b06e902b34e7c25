import { loginPath } from './startPages.ts';

/** A place in the portal: `pathname` and `search` of a location. */
export interface Place {
  pathname: string;
  search: string;
}

const base = 'http://portal.invalid';

/**
 * The path that somebody wanted before signing in, from `?redirect=`. Only paths of the application count: an address
 * of another site, however it is written, is nothing.
 */
export function returnPathOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get('redirect');
  if (!wanted || !wanted.startsWith('/app/') || /[\\\p{Cc}]/u.test(wanted)) return null;
  const url = URL.parse(wanted, base);
  // Dots may have led out of the application.
  return url?.origin === base && url.pathname.startsWith('/app/') ? url.pathname + url.search + url.hash : null;
}

/** The sign-in page, which leads back to where somebody was when that is in the application. */
export function loginWithReturn({ pathname, search }: Place): string {
  const path = pathname + search;
  const isReturn = returnPathOf(`?${new URLSearchParams({ redirect: path })}`) !== null;
  return isReturn ? `${loginPath}?${new URLSearchParams({ redirect: path })}` : loginPath;
}

/**
 * Where the session asks to go. After sign-in (`/`) the path that was wanted comes first; after the server ended the
 * session the sign-in page leads back; after sign-out it does not, since the next person may be another.
 */
export function sessionTarget(redirect: string, place: Place): string {
  if (redirect === loginPath) return loginWithReturn(place);
  return (place.pathname === loginPath && returnPathOf(place.search)) || redirect;
}
