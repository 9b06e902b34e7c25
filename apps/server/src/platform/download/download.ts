import { Agent, request } from 'undici';
import { PrivateAddress, publicLookup, refusalOf } from './outside.ts';

export class DownloadError extends Error {
  override name = 'DownloadError';

  constructor(
    readonly code: 'refused' | 'gone' | 'failed',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface DownloadOptions {
  /** host:port that may be fetched although it is private and without TLS: a stand-in on loopback. */
  allowedHosts?: string[];
  /** Without a byte. */
  timeoutMs?: number;
  /** From the first question to the last byte, however steadily they drip. */
  totalMs?: number;
}

/** Answers the body as it arrives; the caller limits its size. */
export type Download = (url: string) => Promise<AsyncIterable<Uint8Array>>;

const maxRedirects = 3;

/**
 * Fetches what an address from outside points at, without letting that address reach the inside: https only, public
 * addresses only. The address that was checked is the one that is connected to, so a name cannot change its mind.
 * @throws DownloadError `gone` when the address has expired, `refused` when it may not be fetched, else `failed`
 */
export function createDownload({ allowedHosts = [], timeoutMs = 30_000, totalMs = 300_000 }: DownloadOptions = {}): Download {
  const timeouts = { connectTimeout: timeoutMs, headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const outside = new Agent({ ...timeouts, connect: { lookup: publicLookup } });
  const inside = new Agent(timeouts);

  return async (address) => {
    let url = parse(address);
    const signal = AbortSignal.timeout(totalMs);
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const isAllowed = allowedHosts.includes(url.host);
      if (!isAllowed) check(url);
      const { statusCode, headers, body } = await request(url, { dispatcher: isAllowed ? inside : outside, signal }).catch(failed);
      if (statusCode === 200) return arriving(body);
      await body.dump();
      const target = headers.location;
      if (statusCode >= 300 && statusCode < 400 && typeof target === 'string') {
        url = parse(target, url);
        continue;
      }
      const isGone = statusCode === 403 || statusCode === 404 || statusCode === 410;
      throw new DownloadError(isGone ? 'gone' : 'failed', `the media server answered ${statusCode}`);
    }
    throw new DownloadError('failed', 'too many redirects');
  };
}

async function* arriving(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    failed(error);
  }
}

function parse(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch {
    throw new DownloadError('refused', 'this is not an address');
  }
}

function check(url: URL): void {
  const refusal = refusalOf(url);
  if (refusal) throw new DownloadError('refused', refusal);
}

function failed(error: unknown): never {
  if (error instanceof DownloadError) throw error;
  if (error instanceof PrivateAddress) throw new DownloadError('refused', error.message);
  throw new DownloadError('failed', 'the media server cannot be reached', { cause: error });
}
