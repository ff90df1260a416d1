import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, which is what one connection is usually given. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What the rate limit counts as one address: an IPv4 address as it stands, of an IPv6 address its network (/64). Some
 * proxies forward the port too, which is another one for each connection.
 */
export function countedAddress(address: string): string {
  const host = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  const plain = host.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIPv6(plain) ? network(plain) : plain;
}

/** The form in which an address is kept while it counts: nobody can read it without the database's secret. */
export function hashAddress(address: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(countedAddress(address)).digest().subarray(0, 16);
}
