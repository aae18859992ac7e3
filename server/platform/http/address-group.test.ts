import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressGroup, networkGroup } from './address-group.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2', '2001:db8:0:0'],
  ['2001:db8:1::5:6:7:8', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s is of %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

const numbers = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 });
const hex = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');

it('is the same for every spelling of an address, and for its whole /64', () => {
  fc.assert(
    fc.property(numbers, fc.nat(7), fc.integer({ min: 1, max: 8 }), (parts, from, length) => {
      const zeroed = parts.map((part, i) => (i >= from && i < from + length ? 0 : part));
      const short = `${hex(zeroed.slice(0, from))}::${hex(zeroed.slice(from + length))}`;
      expect(addressGroup(short)).toBe(hex(zeroed.slice(0, 4)));
      expect(addressGroup(hex(parts))).toBe(hex(parts.slice(0, 4)));
    }),
  );
});

it.each([
  ['198.51.100.7', '198.51.100.*'],
  ['::ffff:198.51.100.9', '198.51.100.*'],
  ['2001:db8:7:1::1', '2001:db8:7:*'],
  ['2001:0db8:0007:ffff::9', '2001:db8:7:*'],
  ['::1', '0:0:0:*'],
  ['unknown', 'unknown'],
])('the network of %s is %s', (address, network) => {
  expect(networkGroup(address)).toBe(network);
});
