import { expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

const idOf = (address: string, userAgent = 'Firefox') =>
  visitorOf(address, userAgent).toString('hex');

it('is the same within one /64 of IPv6, and another beyond it', () => {
  expect(idOf('2001:db8:0:1::2')).toBe(idOf('2001:db8:0:1:a:b:c:d'));
  expect(idOf('2001:db8:0:1::2')).not.toBe(idOf('2001:db8:0:2::2'));
});

it('is another for each IPv4 address and each browser', () => {
  expect(idOf('203.0.113.9')).not.toBe(idOf('203.0.113.8'));
  expect(idOf('203.0.113.9')).not.toBe(idOf('203.0.113.9', 'Safari'));
  expect(idOf('203.0.113.9')).toBe(idOf('::ffff:203.0.113.9'));
});
