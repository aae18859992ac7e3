import { fromMinor } from '@orendi/contract/money';
import { convertPrice } from '../values/convert-price.ts';
import { type Amount, parseAmount } from '@orendi/contract/parse-amount';
import type { ImportPlan } from './import-plan.ts';
import type { DraftValues } from './product-draft.ts';

interface PriceTexts {
  price: string | undefined;
  oldPrice: string | undefined;
}

/**
 * Price and sale. An old price above the price becomes the price, and the difference a fixed sale, so that the
 * effective price is the price of the row; any other old price means that there is no sale.
 */
export function readPrice(
  { price, oldPrice }: PriceTexts,
  { priceFactor, currency, decimalMark }: ImportPlan,
  refuse: (fault: string) => void,
): DraftValues {
  if (price === undefined) return {};
  const cents = (name: string, text: string) => {
    const amount: Amount | null = parseAmount(text, decimalMark);
    if (!amount) refuse(`${name}: "${text}" is not a number`);
    return amount && convertPrice(amount, priceFactor);
  };
  const now = price === '' ? null : cents('price', price);
  const values: DraftValues = { price: now === null ? undefined : fromMinor(now), currency };
  if (oldPrice === undefined) return values;
  const before = oldPrice === '' ? null : cents('old_price', oldPrice);
  if (now === null || before === null || before <= now) return { ...values, ...noSale };
  return { ...values, price: fromMinor(before), sale: fromMinor(before - now), sale_type: 'fixed' };
}

const noSale = { sale: 0, sale_type: undefined } as const;
