import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first `count` groups of an IPv6 address. */
function groups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Whom the limit counts. */
export interface CountedAddress {
  /** An IPv4 address unchanged; for an IPv6 address its /64, which one connection usually gets. */
  readonly address: string;
  /** For an IPv6 address its /48, which one customer may get, and which contains 65,536 /64 networks. */
  readonly network: string | undefined;
}

/** An IPv4 address in its usual form; a socket that also listens on IPv6 puts `::ffff:` in front of it. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** An address without the port that some proxies (IIS, Azure) add, which differs for each connection. */
export const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');

/** Reads an address. */
export function countedAddress(text: string): CountedAddress {
  const plain = plainAddress(text).replace(/%.*$/, '');
  if (!isIPv6(plain)) return { address: plain, network: undefined };
  return { address: groups(plain, 4), network: `${groups(plain, 3)}::/48` };
}

/** The hash under which an address is kept while it counts: unreadable without the secret, which is kept elsewhere. */
export function hashAddress(counted: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(counted).digest().subarray(0, 16);
}
