import { expect, it } from 'vitest';
import { agoText, durationText } from './duration-text.ts';
import { speak } from './page-language.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

it('tells a duration in its largest whole unit', () => {
  speak('en');
  const hour = 3_600_000;
  const texts = [0, 90_000, hour - 1, hour, 30 * hour, 48 * hour - 1, 48 * hour, 400 * hour];
  expect(texts.map(durationText)).toEqual([
    '1 minute',
    '1 minute',
    '59 minutes',
    '1 hour',
    '30 hours',
    '47 hours',
    '2 days',
    '16 days',
  ]);
});

it('tells how long ago something was, and now for what a wrong clock puts into the future', () => {
  speak('al');
  expect(agoText('2026-11-22T11:59:30.000Z', now)).toBe('tani');
  expect(agoText('2026-11-22T12:20:00.000Z', now)).toBe('tani');
  expect(agoText('2026-11-22T11:55:00.000Z', now)).toBe('para 5 minutash');
  expect(agoText('2026-11-22T11:00:00.000Z', now)).toBe('para 1 ore');
  expect(agoText('2026-11-22T09:00:00.000Z', now)).toBe('para 3 orësh');
  expect(agoText('2026-11-19T09:00:00.000Z', now)).toBe('para 3 ditësh');
});
