import { expect, it } from 'vitest';
import { speak } from './page-language.ts';
import { timeText } from './time-text.ts';

it('is the time of Tirana, in summer and in winter', () => {
  speak('en');
  expect(timeText('2026-07-04T21:05:00.000Z')).toBe('04/07/2026, 23:05');
  expect(timeText('2026-12-31T23:30:00.000Z')).toBe('01/01/2027, 00:30');
});

it('is written as in the reader’s language', () => {
  speak('al');
  expect(timeText('2026-11-22T07:09:59.000Z')).toBe('22.11.2026, 08:09');
});
