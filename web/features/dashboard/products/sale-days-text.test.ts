import { m } from '@orendi/messages';
import { expect, it } from 'vitest';
import { saleDaysText } from './sale-days-text.ts';

const now = new Date('2026-12-10T12:00:00Z');

it.each([
  [
    '2026-12-01',
    '2026-12-15',
    `${m.products_sale_from({ from: '1.12.' })} ${m.products_sale_to({ to: '15.12.' })}`,
  ],
  ['2026-12-20', null, m.products_sale_from({ from: '20.12.' })],
  [null, '2026-12-10', m.products_sale_to({ to: '10.12.' })],
  [null, '2026-12-09', m.products_sale_over({ to: '9.12.' })],
  [
    '2026-12-28',
    '2027-01-06',
    `${m.products_sale_from({ from: '28.12.' })} ${m.products_sale_to({ to: '06.01.2027' })}`,
  ],
  [null, null, ''],
])('from %s to %s is told as it stands', (sale_from, sale_to, text) => {
  expect(saleDaysText({ sale_from, sale_to }, now)).toBe(text);
});

it('is told by the day of Tirana', () => {
  const days = { sale_from: null, sale_to: '2026-12-31' };
  const over = m.products_sale_over({ to: '31.12.2026' });
  expect(saleDaysText(days, new Date('2026-12-31T22:59:59Z'))).not.toBe(over);
  expect(saleDaysText(days, new Date('2026-12-31T23:00:00Z'))).toBe(over);
});
