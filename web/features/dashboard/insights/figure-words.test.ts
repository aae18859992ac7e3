import { expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { dayWords, shortDay, sumWords } from './figure-words.ts';

const series = [
  { date: '2026-11-20', visits: 1, requests: 0 },
  { date: '2026-11-21', visits: 1300, requests: 2 },
  { date: '2026-11-22', visits: 1300, requests: 1 },
];

it('says the figures of a day, and that today is not over', () => {
  speak('en');
  expect(dayWords(series, 0, 'en')).toBe('20/11/2026: 1 visit, 0 requests');
  expect(dayWords(series, 2, 'en')).toBe('Today so far: 1,300 visits, 1 request');
  speak('al');
  expect(dayWords(series, 0, 'al')).toBe('20.11.2026: 1 vizitë, 0 kërkesa');
  expect(dayWords(series, 1, 'al')).toBe('21.11.2026: 1.300 vizita, 2 kërkesa');
});

it('sums the days up with the best of them, of equal ones the latest', () => {
  speak('en');
  expect(sumWords(series, 'visits', 'en')).toBe('2,601 in 3 days, most on 22/11/2026 (1,300)');
  expect(sumWords(series, 'requests', 'en')).toBe('3 in 3 days, most on 21/11/2026 (2)');
});

it('names no best day where there was nothing', () => {
  speak('en');
  const quiet = series.map(({ date, visits }) => ({ date, visits, requests: 0 }));
  expect(sumWords(quiet, 'requests', 'en')).toBe('None in 3 days');
});

it('writes a day of the axis as the reader does', () => {
  speak('en');
  expect(shortDay('2026-11-02')).toBe('02/11');
  speak('al');
  expect(shortDay('2026-11-02')).toBe('02.11.');
});
