import { Agent, request } from 'undici';
import { PrivateAddress, publicLookup, refusalOf } from './outside.ts';

export interface PostOptions {
  /** host:port that may be told although it is private and without TLS. */
  allowedHosts?: readonly string[];
  /** From the first question to the end of the answer. */
  totalMs?: number;
}

/** What became of it: the status that was answered, or why there is none. */
export type Posted = { status: number } | { error: 'refused' | 'unreachable' };

/** Whether an address may be told at all; what its name leads to is looked at when it is told. */
export function mayBeTold(address: string, allowedHosts: readonly string[] = []): boolean {
  const url = URL.parse(address);
  return url !== null && (allowedHosts.includes(url.host) || refusalOf(url) === null);
}

export type Post = (url: string, body: string, headers: Record<string, string>) => Promise<Posted>;

/**
 * Tells an address outside something, without letting it reach the inside: https only, public addresses only, no redirects. What is
 * answered is not read.
 */
export function createPost({ allowedHosts = [], totalMs = 10_000 }: PostOptions = {}): Post {
  const outside = new Agent({ connect: { lookup: publicLookup } });
  const inside = new Agent();
  return async (address, body, headers) => {
    if (!mayBeTold(address, allowedHosts)) return { error: 'refused' };
    const url = new URL(address);
    const isAllowed = allowedHosts.includes(url.host);
    try {
      const answer = await request(url, { method: 'POST', body, headers, dispatcher: isAllowed ? inside : outside, signal: AbortSignal.timeout(totalMs) });
      await answer.body.dump({ limit: 64 * 1024 });
      return { status: answer.statusCode };
    } catch (error) {
      return { error: error instanceof PrivateAddress || (error as { cause?: unknown }).cause instanceof PrivateAddress ? 'refused' : 'unreachable' };
    }
  };
}
