import { parseAmount } from '@orendi/contract/parse-amount';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertPrice } from './read-price.ts';

test('prices are converted exactly, half cents up', () => {
  const convert = (price: string, factor: string) =>
    convertPrice(parseAmount(price, 'point') ?? never(), parseAmount(factor, 'point') ?? never());
  expect(convert('265.0', '0.245')).toBe(6493);
  expect(convert('1.005', '1')).toBe(101);
  expect(convert('0.004', '1')).toBe(0);
  expect(convert('10', '0.0005')).toBe(1);
  expect(convert('0.01', '0.49')).toBe(0);
});

test('the converted price is the nearest cent', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (price, factor) => {
        const cents = BigInt(
          convertPrice({ digits: price, scale: 2 }, { digits: factor, scale: 3 }),
        );
        const twiceTooMuch = (cents * 1000n - price * factor) * 2n;
        expect(twiceTooMuch > -1000n && twiceTooMuch <= 1000n).toBe(true);
      },
    ),
  );
});

function never(): never {
  throw new Error('not a number');
}
