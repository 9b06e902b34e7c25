import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds in which somebody has to come back from another provider. */
export const flowLife = 600;

const nameOf = (flowId: string) => `flow-${flowId}`;
const nonceOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/**
 * Ties a flow to the browser that began it, so that nobody can be led into the account of somebody else: the browser
 * keeps a secret, the provider repeats its hash.
 */
export function newBrowserSecret(): { secret: string; nonce: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, nonce: nonceOf(secret) };
}

export function keepInBrowser(reply: FastifyReply, issuer: string, flowId: string, secret: string): void {
  const { protocol, pathname } = new URL(issuer);
  const secure = protocol === 'https:' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameOf(flowId)}=${secret}; Path=${pathname}/callback; Max-Age=${flowLife}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Whether this browser began the flow. */
export function isSameBrowser(request: FastifyRequest, flowId: string, nonce: string): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  const mine = cookies.find((cookie) => cookie.startsWith(`${nameOf(flowId)}=`));
  if (!mine) return false;
  const [given, expected] = [Buffer.from(nonceOf(mine.slice(nameOf(flowId).length + 1))), Buffer.from(nonce)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
