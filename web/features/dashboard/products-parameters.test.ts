import { expect, it } from 'vitest';
import {
  orderParameters,
  listingOrder,
  pressColumn,
  type ListingOrder,
} from './dashboard-search.ts';

const newest: ListingOrder = { by: 'id', direction: 'desc' };

it('goes up, down and back to the newest first', () => {
  const up = pressColumn('price', newest);
  expect(up).toEqual({ by: 'price', direction: 'asc' });
  const down = pressColumn('price', up);
  expect(down).toEqual({ by: 'price', direction: 'desc' });
  expect(pressColumn('price', down)).toEqual(newest);
  expect(pressColumn('weight', down)).toEqual({ by: 'weight', direction: 'asc' });
  expect(pressColumn('id', newest)).toEqual({ by: 'id', direction: 'asc' });
  expect(pressColumn('id', { by: 'id', direction: 'asc' })).toEqual(newest);
});

it('is in the address, where newest first needs no words', () => {
  expect(orderParameters(newest)).toEqual({});
  for (const by of ['id', 'price'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      expect(listingOrder(orderParameters({ by, direction }))).toEqual({ by, direction });
    }
  }
});
