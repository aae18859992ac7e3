import { expect, test } from 'vitest';
import { daytimeAt, endOfNight } from './daytime-mails.ts';

test.each([
  ['2026-01-15T06:59:59Z', null],
  ['2026-01-15T07:00:00Z', { day: '2026-01-15', morning: '2026-01-15T07:00:00Z' }],
  ['2026-01-15T19:59:59Z', { day: '2026-01-15', morning: '2026-01-15T07:00:00Z' }],
  ['2026-01-15T20:00:00Z', null],
  ['2026-01-15T23:30:00Z', null],
  ['2026-07-15T05:59:59Z', null],
  ['2026-07-15T06:00:00Z', { day: '2026-07-15', morning: '2026-07-15T06:00:00Z' }],
  ['2026-07-15T18:59:59Z', { day: '2026-07-15', morning: '2026-07-15T06:00:00Z' }],
  ['2026-07-15T19:00:00Z', null],
])('daytime in Tirana, at %s', (at, expected) => {
  const moment = new Date(at);
  expect(daytimeAt(moment)).toEqual(
    expected && { at: moment, day: expected.day, morning: new Date(expected.morning) },
  );
});

test.each([
  // Clocks go forward on 29 March, and back on 25 October.
  ['2026-03-28T19:59:59Z', '2026-03-28T07:00:00Z'],
  ['2026-03-29T06:00:00Z', '2026-03-29T06:00:00Z'],
  ['2026-03-29T18:59:59Z', '2026-03-29T06:00:00Z'],
  ['2026-10-24T18:59:59Z', '2026-10-24T06:00:00Z'],
  ['2026-10-25T07:00:00Z', '2026-10-25T07:00:00Z'],
  ['2026-10-25T19:59:59Z', '2026-10-25T07:00:00Z'],
])('the days around a change of clocks have their morning at eight: %s', (at, morning) => {
  expect(daytimeAt(new Date(at))?.morning).toEqual(new Date(morning));
});

test.each(['2026-03-29T05:59:59Z', '2026-03-29T19:00:00Z', '2026-10-25T06:59:59Z'])(
  'the night counts by the clock of that day: %s',
  (at) => {
    expect(daytimeAt(new Date(at))).toBeNull();
  },
);

test.each([
  ['2026-01-15T20:00:00Z', '2026-01-16T07:00:00Z'],
  ['2026-01-16T06:59:59Z', '2026-01-16T07:00:00Z'],
  ['2026-01-15T23:30:00Z', '2026-01-16T07:00:00Z'],
  ['2026-03-28T20:00:00Z', '2026-03-29T06:00:00Z'],
  ['2026-03-29T00:30:00Z', '2026-03-29T06:00:00Z'],
  ['2026-10-24T19:00:00Z', '2026-10-25T07:00:00Z'],
  ['2026-10-25T00:30:00Z', '2026-10-25T07:00:00Z'],
])('a night ends at eight: that of %s', (at, morning) => {
  expect(endOfNight(new Date(at))).toEqual(new Date(morning));
});
