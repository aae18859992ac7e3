import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { createTallies } from './tallies.ts';

const hour = { name: 'tried', seconds: 3600 };

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('processes that share a database count together, each key by itself', async () => {
  const [here, there] = [createTallies(shop.pool), createTallies(shop.pool)];
  expect(await here.read(hour, 'a')).toBe(0);
  expect([await here.add(hour, 'a'), await there.add(hour, 'a')]).toEqual([1, 2]);
  await here.add(hour, 'b');
  expect([await there.read(hour, 'a'), await there.read(hour, 'b')]).toEqual([2, 1]);
});

test('each process counts for itself where they cannot', async () => {
  const [here, there] = [createTallies(null), createTallies(null)];
  await Promise.all(Array.from({ length: 5 }, () => here.add(hour, 'a')));
  expect([await here.read(hour, 'a'), await there.read(hour, 'a')]).toEqual([5, 0]);
});
