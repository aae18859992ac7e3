import { expect, it } from 'vitest';
import { orderSample } from '../testing/samples.ts';
import { changeOrder } from './orders-page.ts';

const page = {
  results: [orderSample(3), orderSample(2, { request_status: true }), orderSample(1)],
  page: 1,
  perPage: 5,
  total: 3,
  waiting: 2,
  oldest_waiting_since: null,
  changed_at: null,
};

it('changes an order in its place, and counts those that wait', () => {
  const answered = changeOrder(page, orderSample(1, { request_status: true }), false);
  expect(answered.results.map(({ id, request_status }) => [id, request_status])).toEqual([
    [3, false],
    [2, true],
    [1, true],
  ]);
  expect(answered.waiting).toBe(1);
  expect(changeOrder(answered, orderSample(2), false).waiting).toBe(2);
});

it('leaves the counting to the server while it can be heard', () => {
  expect(changeOrder(page, orderSample(1, { request_status: true }), true).waiting).toBe(2);
});
