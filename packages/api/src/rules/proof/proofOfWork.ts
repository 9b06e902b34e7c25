/** Bits that a proof begins with: some ten thousands of hashes, under a second of a computer and a few of a telephone. */
export const workBits = 15;

/** Hashes that are under way at once; between two rounds the page is drawn and hears the keyboard. */
const atOnce = 256;

const bytesOf = (challenge: string, nonce: number) => new TextEncoder().encode(`${challenge}.${nonce}`);

/** Whether a hash begins with so many zeros. */
export function isWork(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let at = 0; at < whole; at += 1) if (hash[at] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}

/** SHA-256 of a challenge with a nonce. Web Crypto is there in Node and on pages with a secure address alone. */
export const workHash = async (challenge: string, nonce: number): Promise<Uint8Array> => new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(challenge, nonce)));

/** Looks for a nonce that proves that somebody worked for this challenge; costs much to find and nothing to check. */
export async function solveWork(challenge: string, bits: number, signal?: AbortSignal): Promise<number> {
  for (let first = 0; ; first += atOnce) {
    signal?.throwIfAborted();
    const hashes = await Promise.all(Array.from({ length: atOnce }, (_, at) => workHash(challenge, first + at)));
    const found = hashes.findIndex((hash) => isWork(hash, bits));
    if (found >= 0) return first + found;
  }
}
