import { expect, it } from 'vitest';
import { speak } from '../../../platform/page-language.ts';
import { dayWords, shortDay, sumWords, weekWords } from './figure-words.ts';

const series = [
  { date: '2026-11-20', visits: 1, requests: 0, contacts: 0 },
  { date: '2026-11-21', visits: 1300, requests: 2, contacts: 0 },
  { date: '2026-11-22', visits: 1300, requests: 1, contacts: 0 },
];

it('says the figures of a day, and that today is not over', () => {
  speak('en');
  expect(dayWords(series, 0)).toBe('20/11/2026: 1 visit, 0 requests');
  expect(dayWords(series, 2)).toBe('Today so far: 1,300 visits, 1 request');
  speak('al');
  expect(dayWords(series, 0)).toBe('20.11.2026: 1 vizitë, 0 kërkesa');
  expect(dayWords(series, 1)).toBe('21.11.2026: 1.300 vizita, 2 kërkesa');
});

it('sums the days up with the best of them, of equal ones the latest', () => {
  speak('en');
  expect(sumWords(series, 'visits')).toBe('2,601 in 3 days, most on 22/11/2026 (1,300)');
  expect(sumWords(series, 'requests')).toBe('3 in 3 days, most on 21/11/2026 (2)');
});

it('names no best day where there was nothing', () => {
  speak('en');
  const quiet = series.map(({ date, visits }) => ({ date, visits, requests: 0, contacts: 0 }));
  expect(sumWords(quiet, 'requests')).toBe('None in 3 days');
});

it('compares the last week with the one before, unless nothing happened', () => {
  speak('en');
  const days = Array.from({ length: 15 }, (_, day) => ({
    date: '',
    visits: day,
    requests: 100,
    contacts: 1,
  }));
  expect(weekWords(days, 'visits')).toBe('7 days: 77 (28 before)');
  speak('al');
  expect(weekWords(days, 'requests')).toBe('7 ditë: 700 (më parë 700)');
  expect(weekWords(days, 'contacts')).toBe('7 ditë: 7 (më parë 7)');
  const quiet = days.map(({ date }) => ({ date, visits: 0, requests: 0, contacts: 0 }));
  expect(weekWords(quiet, 'visits')).toBeNull();
});

it('writes a day of the axis as the reader does', () => {
  speak('en');
  expect(shortDay('2026-11-02')).toBe('02/11');
  speak('al');
  expect(shortDay('2026-11-02')).toBe('02.11.');
});
