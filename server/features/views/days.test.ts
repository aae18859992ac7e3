import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { daysBefore } from './days.ts';

it.each([
  ['2027-01-01T22:59:59.999Z', '2027-01-01'],
  ['2027-01-01T23:00:00Z', '2027-01-02'],
  ['2027-07-01T21:59:59.999Z', '2027-07-01'],
  ['2027-07-01T22:00:00Z', '2027-07-02'],
  // The clocks go forward at 1:00 UTC on 28 March, and back on 31 October.
  ['2027-03-27T22:59:59Z', '2027-03-27'],
  ['2027-03-28T21:59:59Z', '2027-03-28'],
  ['2027-10-31T22:59:59Z', '2027-10-31'],
])('%s is on %s', (at, day) => {
  expect(tiraneDay(new Date(at))).toBe(day);
});

it('counts back over months and leap years', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
  expect(daysBefore('2027-01-15', 29)).toBe('2026-12-17');
});

const days = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

it('is a day that follows the one before', () => {
  fc.assert(
    fc.property(days, (at) => {
      const today = tiraneDay(at);
      const yesterday = tiraneDay(new Date(at.getTime() - 86_400_000));
      // Days on which the clocks change have 23 or 25 hours.
      const steps = [today, daysBefore(today, 1), daysBefore(today, 2)];
      expect(steps).toContain(yesterday);
      expect(today > daysBefore(today, 1)).toBe(true);
    }),
  );
});
