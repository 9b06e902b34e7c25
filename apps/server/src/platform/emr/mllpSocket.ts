import { readFile } from 'node:fs/promises';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { MllpConnection } from './emrPlaces.ts';

/** Nothing was sent, or nothing of what was sent was read. */
export type MllpRefusal = 'unreachable' | 'not-trusted';

/** A connection that is there; by TLS one whose certificate is trusted and made for this host. Files are read anew: they are renewed. */
export async function openMllp(connection: MllpConnection, connectMs: number): Promise<Socket | MllpRefusal> {
  const { host, port, isSecure } = connection;
  if (!isSecure) return opened(() => connect({ host, port }), { event: 'connect', connectMs });
  const [ca, cert, key] = await Promise.all([connection.ca, connection.cert, connection.key].map(fileOf));
  // A name for whoever has several; addresses are none.
  const servername = isIP(host) ? '' : host;
  return opened(() => connectSecurely({ host, port, servername, minVersion: 'TLSv1.2', ca, cert, key }), { event: 'secureConnect', connectMs });
}

/** Whether it is about trust: what we were shown, or what they say of what we show. */
export const isOfTrust = (error: NodeJS.ErrnoException): boolean => /^(ERR_SSL_|ERR_TLS_|ERR_OSSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_CA|HOSTNAME_)/.test(error.code ?? '');

/** What the other side says of our certificate once we are through: it has read nothing. */
export const isOfOurs = (error: NodeJS.ErrnoException): boolean => /^ERR_SSL_.*ALERT.*(CERT|UNKNOWN_CA|HANDSHAKE|ACCESS_DENIED)/.test(error.code ?? '');

/** Undefined where there is none. */
async function fileOf(path: string | undefined): Promise<Buffer | undefined> {
  if (path === undefined) return undefined;
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function opened(start: () => Socket, { event, connectMs }: { event: 'connect' | 'secureConnect'; connectMs: number }): Promise<Socket | MllpRefusal> {
  return new Promise((resolve) => {
    let socket: Socket;
    try {
      socket = start();
    } catch (error) {
      // Files that are no certificate and no key.
      if (!isOfTrust(error as NodeJS.ErrnoException)) throw error;
      return resolve('not-trusted');
    }
    const refuse = (refusal: MllpRefusal) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(refusal);
    };
    const fail = (error: Error) => refuse(isOfTrust(error) ? 'not-trusted' : 'unreachable');
    const close = () => refuse('unreachable');
    // Of all of it: what takes connections may never answer a handshake.
    const timer = setTimeout(close, connectMs);
    socket.once('error', fail);
    socket.once('close', close);
    socket.once(event, () => {
      clearTimeout(timer);
      socket.off('error', fail);
      socket.off('close', close);
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
