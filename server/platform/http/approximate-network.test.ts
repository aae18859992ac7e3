import { expect, it } from 'vitest';
import { approximateNetwork } from './approximate-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2::5', '2001:db8:1:*'],
  ['::1', '0:0:0:*'],
])('keeps only the beginning of %s', (address, network) => {
  expect(approximateNetwork(address)).toBe(network);
});
