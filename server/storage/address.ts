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
  /** An IPv4 address as it stands; of an IPv6 address its /64, which is what one connection is usually given. */
  readonly address: string;
  /** Of an IPv6 address its /48, which is what one customer may be given, and which has 65,536 of the others. */
  readonly network: string | undefined;
}

/** An IPv4 address as one writes it; a socket that listens on IPv6 too has `::ffff:` in front of it. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** An address without the port that some proxies (IIS, Azure) forward with it, which is another one for each connection. */
export const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');

/** Reads an address. */
export function countedAddress(text: string): CountedAddress {
  const plain = plainAddress(text).replace(/%.*$/, '');
  if (!isIPv6(plain)) return { address: plain, network: undefined };
  return { address: groups(plain, 4), network: `${groups(plain, 3)}::/48` };
}

/** The form in which an address is kept while it counts: nobody can read it without the secret, which is kept elsewhere. */
export function hashAddress(counted: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(counted).digest().subarray(0, 16);
}
