import type { ApiCall } from '../base/baseQuery.ts';
import { claimsOf, renewalMargin } from '../session/accessToken.ts';
import type { ItemStore } from '../session/storedItems.ts';
import type { EarlyAnswer } from './earlyAnswers.ts';

/**
 * Asks for what a page will want, as the person who is signed in. Nothing is asked for somebody who is signed out or locked, or
 * whose token has to be renewed first.
 * @param origin of the page, without a slash at the end
 */
export function askEarly(calls: readonly ApiCall[], items: Pick<ItemStore, 'read'>, origin: string): Map<string, EarlyAnswer> {
  const token = items.read('AUTH_TOKEN');
  const organizationId = items.read('ORG_DETAILS')?.id;
  if (!token || !organizationId || items.read('LOCKSCREEN') !== null || claimsOf(token).expiresAt - Date.now() < renewalMargin) return new Map();
  return ask(calls, origin, { authorization: `Bearer ${token}`, 'x-organization-id': organizationId });
}

/** Asks for what everybody may know. */
export const askSignedOut = (calls: readonly ApiCall[], origin: string): Map<string, EarlyAnswer> => ask(calls, origin, {});

function ask(calls: readonly ApiCall[], origin: string, caller: Record<string, string>): Map<string, EarlyAnswer> {
  const headers = { ...caller, 'content-type': 'application/json', accept: 'application/json' };
  return new Map(
    calls.map((call) => {
      const address = origin + addressOf(call);
      const answer = fetch(address, { headers });
      // Whoever wants it learns of a failure then.
      answer.catch(() => {});
      return [address, { headers, askedAt: Date.now(), answer }];
    }),
  );
}

/** As fetchBaseQuery writes it: what is undefined is left out. */
function addressOf({ url, params }: ApiCall): string {
  if (!params) return url;
  const given = Object.entries(params as Record<string, unknown>).filter(([, value]) => value !== undefined);
  return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
