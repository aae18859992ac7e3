import { expect, it } from 'vitest';
import { m } from '@orendi/messages';
import { speak } from '../../../platform/page-language.ts';
import { medianText, monthText, offersText } from './lead-words.ts';

speak('en');

it.each([
  [null, '–'],
  [0, m.lead_minutes({ shown: '0' })],
  [59, m.lead_minutes({ shown: '59' })],
  [60, m.lead_hours({ shown: '1' })],
  [630, m.lead_hours({ shown: '10.5' })],
  [2_879, m.lead_hours({ shown: '48' })],
  [2_880, m.lead_days({ shown: '2' })],
  [5_040, m.lead_days({ shown: '3.5' })],
])('%s minutes are told in the unit that suits them', (minutes, text) => {
  expect(medianText(minutes)).toBe(text);
});

it('a month has no leading zero', () => {
  expect(monthText('2026-07')).toBe(m.lead_month_short({ month: '7', year: '2026' }));
});

it('offers in several currencies stand side by side, never added up', () => {
  const offer = { count: 1, won_value: 0 };
  const offers = [
    { ...offer, currency: 'ALL' as const, value: 45_000 },
    { ...offer, currency: 'EUR' as const, value: 99.5 },
  ];
  speak('al');
  expect(offersText(offers)).toBe('45.000 ALL, €99,50');
  expect(offersText([])).toBe('');
});
