import { expect, test } from 'vitest';
import { countedAddress, withoutPort } from './address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9', undefined],
  ['::ffff:203.0.113.9', '203.0.113.9', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0::/48'],
  ['::1', '0:0:0:0', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0::/48'],
  ['', '', undefined],
])('the address %s counts as %s in %s', (text, address, network) =>
  expect(countedAddress(text)).toEqual({ address, network }),
);

test.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', 'unknown'],
])('the address %s is %s without a port', (text, address) => expect(withoutPort(text)).toBe(address));
