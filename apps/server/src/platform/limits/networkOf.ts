import ipaddr from 'ipaddr.js';

/** What counts as one caller: an IPv4 address, or the /64 that one subscriber has of IPv6. */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return (address as ipaddr.IPv6).parts.slice(0, 4).join(':');
}
