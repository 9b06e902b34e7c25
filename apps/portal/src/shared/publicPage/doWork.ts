import { solveWork } from '@intake/api/rules';

/** A page that others could read on its way has none of the browser's functions for it. */
const insecure = { status: null, code: 'insecure', message: 'Hashes need a secure context.' };

/** Has the browser work for what a public form asks. Throws what asking threw, and `insecure` where a browser cannot work. */
export async function doWork(ask: () => Promise<{ challenge: string; bits: number }>): Promise<{ challenge: string; nonce: number }> {
  if (!isSecureContext) throw insecure;
  const { challenge, bits } = await ask();
  return { challenge, nonce: await solveWork(challenge, bits) };
}
