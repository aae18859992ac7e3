import { moneyFormsOf } from '@orendi/contract/testing/money-forms';
import { readPrice } from '@orendi/server/features/spreadsheets/reading/read-price';
import { describe, expect, it } from 'vitest';
import { operatorWords, readNumberRules } from './read-rules.ts';

describe('a price in a file', () => {
  it.each(moneyFormsOf('operator'))('$text', ({ text, amount, currency = 'EUR' }) => {
    const rules = {
      ...readNumberRules({ currency } as Parameters<typeof readNumberRules>[0]),
      words: operatorWords,
      chooseCategory: () => null,
    };
    const faults: string[] = [];
    const cellOf = (column: string) => (column === 'price' ? { text } : undefined);
    const values = readPrice(cellOf, rules, (column) => faults.push(column));
    expect(faults).toEqual(amount === null ? ['price'] : []);
    expect(values).toEqual({ price: amount ?? undefined, currency });
  });
});
