import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { currencyNamed, readMoney, readMoneyAt } from './read-money.ts';
import { toCents } from './parse-amount.ts';
import { moneyForms, moneyFormsOf, moneyWays } from './testing/money-forms.ts';

describe('a text that is an amount', () => {
  it.each(moneyFormsOf('pasted'))('$text', ({ text, amount, currency = null }) => {
    const read = readMoney(text);
    expect(read && Number(toCents(read.amount)) / 100).toBe(amount);
    expect(read?.currency ?? null).toBe(currency);
  });
});

test('the table has enough forms for each way in, none of them twice', () => {
  const texts = Object.values(moneyForms).flatMap(({ forms }) => forms.map(([text]) => text));
  expect(new Set(texts).size).toBe(texts.length);
  for (const way of moneyWays) expect(moneyFormsOf(way).length).toBeGreaterThanOrEqual(120);
});

test.each([
  ['€', 'EUR'],
  ['Euro', 'EUR'],
  ['us$', 'USD'],
  ['Dollarë', 'USD'],
  ['Lekë', 'ALL'],
  ['L', 'ALL'],
  ['lekë të vjetra', null],
  ['chf', null],
  ['', null],
])('%j names the currency %j', (text, currency) => expect(currencyNamed(text)).toBe(currency));

test('a decimal mark that is named leaves nothing to guess', () => {
  expect(readMoney('27.500 €', 'point')?.amount).toEqual({ digits: 27_500n, scale: 3 });
  expect(readMoney('27.500 €', 'comma')?.amount).toEqual({ digits: 27_500n, scale: 0 });
});

test('any text is read, in time', () => {
  const piece = fc.oneof(
    fc.constantFrom('60', '.', ',', ' ', '500', 'mijë', 'lekë', 'të vjetra', '€', 'k', '-', "'"),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const text = pieces.join('');
      const started = performance.now();
      readMoney(text);
      readMoneyAt(text, 0);
      expect(performance.now() - started).toBeLessThan(200);
    }),
  );
  for (const part of ['a', 'a ', '1 ', '1.', '000 ', 'lek te ']) {
    const started = performance.now();
    readMoney(part.repeat(2_000));
    expect(performance.now() - started).toBeLessThan(200);
  }
});
