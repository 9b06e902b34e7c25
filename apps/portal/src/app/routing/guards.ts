import { returnPathOf, withReturn } from './navigation.ts';
import type { Place } from './navigation.ts';
import { applicationPath, lockScreenPath, loginPath, resetPasswordPath } from './startPages.ts';

/** `public` is for the signed-out alone, `open` for a locked session, `protected` for the signed-in. */
export type Guard = 'public' | 'open' | 'protected';

/** What decides who may be where. */
export interface SessionState {
  isSignedIn: boolean;
  isLocked: boolean;
  mustChangePassword: boolean;
}

/** Where somebody is led instead of a place; null when they may stay. */
export function detourOf(guard: Guard, { isSignedIn, isLocked, mustChangePassword }: SessionState, place: Place): string | null {
  if (!isSignedIn) return guard === 'public' ? null : withReturn(loginPath, place);
  if (isLocked) return guard === 'open' ? null : withReturn(lockScreenPath, place);
  if (guard !== 'protected') return returnPathOf(place.search) ?? applicationPath;
  return mustChangePassword && place.pathname !== resetPasswordPath ? withReturn(resetPasswordPath, place) : null;
}
