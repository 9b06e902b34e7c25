import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public internet: not of this machine, of its network, nor of any other special range. */
const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast';

/** Why an address may not be asked for, null when it may. A name is looked at once more by `publicLookup`, when it is connected to. */
export function refusalOf(url: URL): string | null {
  if (url.protocol !== 'https:' || url.username !== '') return 'only https is fetched';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && !isPublic(host) ? 'a private address is never fetched' : null;
}

/** The name leads to where nothing may be asked for. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';

  constructor() {
    super('the name leads to a private address');
  }
}

/** Resolves a name and refuses it when any of its addresses is private; the connection uses these addresses. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const first = addresses[0];
    if (!first || addresses.some(({ address }) => !isPublic(address))) return callback(new PrivateAddress(), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
