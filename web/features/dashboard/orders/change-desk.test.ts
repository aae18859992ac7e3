import { expect, it } from 'vitest';
import { orderSample } from '../testing/samples.ts';
import { changeDesk, type Desk } from './use-desk.ts';

const since = (id: number) => `2026-11-2${id}T13:05:00.000Z`;
const desk: Desk = {
  waiting: {
    results: [1, 2, 3].map((id) => orderSample(id, { waiting_since: since(id) })),
    page: 1,
    perPage: 5,
    total: 7,
    waiting: 7,
    oldest_waiting_since: since(1),
    changed_at: null,
  },
  presses: [],
  templates: [],
  loadedAt: 0,
};
const answered = { request_status: true, stage: 'answered', waiting_since: null } as const;

it('takes an answered request out at once', () => {
  const { waiting } = changeDesk(desk, orderSample(1, answered));
  expect(waiting.results.map(({ id }) => id)).toEqual([2, 3]);
  expect(waiting).toMatchObject({ total: 6, oldest_waiting_since: since(2) });
});

it('keeps a request that waits on in its place', () => {
  const { waiting } = changeDesk(
    desk,
    orderSample(2, { note: 'Telefono pas pesë', waiting_since: since(2) }),
  );
  expect(waiting.results.map(({ id, note }) => [id, note])).toEqual([
    [1, null],
    [2, 'Telefono pas pesë'],
    [3, null],
  ]);
  expect(waiting).toMatchObject({ total: 7, oldest_waiting_since: since(1) });
});

it('is not changed by a request that has not waited', () => {
  expect(changeDesk(desk, orderSample(9, answered))).toEqual(desk);
});
