import pg from 'pg';
import type { Database } from './database.port.ts';

type OnNotify = (payload: string | null) => void;

/**
 * One connection that hears every channel. When it is lost it comes back by itself, at most five seconds
 * after the database does, and tells each listener (null) that something may have been missed.
 */
export function openListener(connection: pg.ClientConfig, onFault?: (error: Error) => void) {
  const channels = new Map<string, Set<OnNotify>>();
  let client: Promise<pg.Client> | undefined;
  let connected: pg.Client | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ ...connection, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) =>
      channels.get(channel)?.forEach((tell) => tell(payload ?? '')),
    );
    fresh.on('error', (error) => onFault?.(error));
    await fresh.connect();
    connected = fresh;
    fresh.once('end', () => {
      connected = undefined;
      if (closed) return;
      client = reconnect();
      client.catch(() => undefined);
    });
    for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  async function reconnect(): Promise<pg.Client> {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 5000)) {
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
      try {
        const fresh = await connect();
        for (const listeners of channels.values()) listeners.forEach((tell) => tell(null));
        return fresh;
      } catch (error) {
        onFault?.(error as Error);
      }
    }
    throw new Error('The database is closed.');
  }

  const listen: Database['listen'] = async (channel, onNotify) => {
    const listeners = channels.get(channel) ?? new Set();
    channels.set(channel, listeners.add(onNotify));
    client ??= connect().catch((error) => {
      client = undefined;
      channels.delete(channel);
      throw error;
    });
    if (listeners.size === 1) await (await client).query(`listen ${pg.escapeIdentifier(channel)}`);
    else await client;
    return async () => {
      listeners.delete(onNotify);
      if (listeners.size > 0 || closed) return;
      channels.delete(channel);
      await (await client)?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  };

  return {
    listen,
    async close() {
      closed = true;
      await connected?.end();
    },
  };
}
