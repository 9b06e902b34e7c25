import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthSettings } from '../authContext.ts';
import type { AuthError } from './authError.ts';
import { parseInput } from './requestBody.ts';

const Query = z.object({ redirect_to: z.string().max(2000).optional() });

/** The address that the request wants to be led back to, when it may; undefined otherwise. */
export const requestedRedirect = (settings: AuthSettings, request: FastifyRequest): string | undefined =>
  allowedRedirect(settings, parseInput(Query, request.query).redirect_to);

/** The address, when it is of the site's own origin or on the list. */
export function allowedRedirect(
  { siteUrl, redirects }: Pick<AuthSettings, 'siteUrl' | 'redirects'>,
  address: string | undefined,
): string | undefined {
  // Browsers read a backslash as a slash and drop line ends; neither belongs into an address.
  if (!address || !URL.canParse(address) || /[\\\s]/.test(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  const place = `${url.origin}${url.pathname}`;
  const isAllowed =
    url.origin === new URL(siteUrl).origin || redirects.some((pattern) => toExpression(pattern).test(place));
  return isAllowed ? url.href : undefined;
}

const toExpression = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('**')
      .map((part) => part.split('*').map(escape).join('[^/.]*'))
      .join('.*')}/?$`,
  );

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The address with parameters in its query, where addresses stay readable (RFC 3986, 3.4), as the original leaves them. */
export function withQuery(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  url.search = url.search.replaceAll('%3A', ':').replaceAll('%2F', '/');
  return url.href;
}

/** The address with parameters in its fragment, which no server gets to see. */
export function withFragment(address: string, parameters: Record<string, string>): string {
  const url = new URL(address);
  url.hash = new URLSearchParams(parameters).toString();
  return url.href;
}

/**
 * The address with what went wrong: in the fragment, and in the query for a page that reads that.
 * @param error as OAuth names it
 */
export function withRefusal(
  address: string,
  { code, message }: AuthError,
  { inQuery, error = 'access_denied' }: { inQuery: boolean; error?: string },
): string {
  const said = { error, error_code: code, error_description: message };
  return withFragment(inQuery ? withQuery(address, said) : address, said);
}
