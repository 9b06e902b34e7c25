import { forgotPasswordPath, loginPath, resetPasswordPath } from './startPages.ts';

/** A place in the portal: `pathname` and `search` of a location. */
export interface Place {
  pathname: string;
  search: string;
}

const base = 'http://portal.invalid';

/**
 * The path that somebody wanted before signing in, from `?redirect=`. Only protected paths of the portal count: an
 * address of another site, however it is written, is nothing.
 */
export const returnPathOf = (search: string): string | null => checked(new URLSearchParams(search).get('redirect'));

function checked(wanted: string | null): string | null {
  if (!wanted || !isProtected(wanted) || /[\\\p{Cc}]/u.test(wanted)) return null;
  const url = URL.parse(wanted, base);
  // Dots may have led out of the application.
  return url?.origin === base && isProtected(url.pathname) ? url.pathname + url.search + url.hash : null;
}

const isProtected = (path: string) => path.startsWith('/app/') || path.split('?')[0] === resetPasswordPath;

/** `path`, which leads back to where somebody is, or to where they were already on their way. */
export function withReturn(path: string, { pathname, search }: Place): string {
  const wanted = checked(pathname + search) ?? returnPathOf(search);
  return wanted ? `${path}?${new URLSearchParams({ redirect: wanted })}` : path;
}

/**
 * Where the session asks to go. After sign-in (`/`) the path that was wanted comes first; after the server ended the
 * session the sign-in page leads back; after sign-out it does not, since the next person may be another.
 */
export function sessionTarget(redirect: string, place: Place): string {
  if (redirect === loginPath) return withReturn(loginPath, place);
  const isSigningIn = place.pathname === loginPath || place.pathname === forgotPasswordPath;
  return (redirect === '/' && isSigningIn && returnPathOf(place.search)) || redirect;
}

/** The address that a mail or a provider leads back to: a path of this portal. */
export function linkReturn(path: string, provider?: string): string {
  const url = new URL(path, window.location.origin);
  if (provider) url.searchParams.set('provider', provider);
  return url.href;
}
