import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Under those that systems give to connections by themselves (Linux from 32768 on), so that no other is given it before it is used. */
const range = [20_000, 32_000] as const;
const tries = 100;

/**
 * A port of this host that nobody listens on, for what has to be told its address before it listens, or starts again at the same one.
 * @throws what the system says of a host that is none of its own, and when a hundred ports are all in use
 */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  for (let left = tries; left > 0; left -= 1) {
    const port = randomInt(...range);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`${tries} ports of ${host} between ${range.join(' and ')} are in use.`);
}

async function isFree(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    // Windows refuses those that it keeps for itself.
    if (['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
