import { expect, it } from 'vitest';
import { daysAfter, runsAt, type StoredSale } from './sale-days.ts';

const stored: StoredSale = {
  sale: 20,
  sale_type: 'percentage',
  sale_from: '2026-12-01',
  sale_to: '2026-12-15',
};
const { sale_from, sale_to } = stored;
const none = { sale_from: null, sale_to: null };
const same = { sale: 20, sale_type: 'percentage' } as const;

it.each([
  ['the same sale', same, { sale_from, sale_to }],
  ['another amount', { ...same, sale: 25 }, none],
  ['another type', { ...same, sale_type: 'fixed' as const }, none],
  ['an end', { ...same, sale: 0 }, none],
  ['a last day', { ...same, sale_to: '2026-12-20' }, { sale_from, sale_to: '2026-12-20' }],
  ['no last day', { ...same, sale_to: null }, { sale_from, sale_to: null }],
  ['another amount with a day', { ...same, sale: 5, sale_to: null }, { sale_from, sale_to: null }],
])('after %s, a sale has its days', (_, form, days) => {
  expect(daysAfter(form, stored)).toEqual(days);
});

it('has the days of the form where there was no sale', () => {
  expect(daysAfter(same)).toEqual(none);
  expect(daysAfter({ ...same, sale_from })).toEqual({ sale_from, sale_to: null });
});

it.each([
  ['2026-11-30T22:59:59Z', false],
  ['2026-11-30T23:00:00Z', true],
  ['2026-12-15T22:59:59Z', true],
  ['2026-12-15T23:00:00Z', false],
])('runs at %s: %s', (at, isOn) => {
  expect(runsAt(stored, new Date(at))).toBe(isOn);
});

it.each([
  // The clocks go forward on 28 March 2027 and back on 31 October.
  ['2027-03-28', '2027-03-27T23:00:00Z', '2027-03-28T21:59:59Z'],
  ['2027-10-31', '2027-10-30T22:00:00Z', '2027-10-31T22:59:59Z'],
  ['2026-12-31', '2026-12-30T23:00:00Z', '2026-12-31T22:59:59Z'],
])('on %s runs from %s to %s, to the second', (day, first, last) => {
  const days = { sale_from: day, sale_to: day };
  const second = 1_000;
  const runs = (at: string, later: number) => runsAt(days, new Date(Date.parse(at) + later));
  expect([runs(first, -second), runs(first, 0), runs(last, 0), runs(last, second)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
