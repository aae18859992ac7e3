import { expect, it } from 'vitest';
import { cappedSale } from './sale-plan.ts';

it.each([
  ['percentage', '80', '101', '100'],
  ['percentage', '80', '100', '100'],
  ['percentage', '', '99.5', '99.5'],
  ['fixed', '80', '80.01', '80'],
  ['fixed', '80', '79.', '79.'],
  ['fixed', '', '500', '500'],
  ['fixed', '80', '', ''],
])('a %s discount on %j is at most the whole: of %j stays %j', (sale_type, price, sale, capped) => {
  expect(cappedSale({ price, sale, sale_type })).toBe(capped);
});
