import type { Currency, SaleType } from '@orendi/contract/money';
import type { Random } from '../random.ts';

interface Price {
  price: number;
  currency: Currency;
  sale: number;
  sale_type: SaleType | null;
}

const least = 15;
const span = 200;
const perEuro = { EUR: 1, USD: 1.16, ALL: 97 };
const currencies = ['EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'ALL', 'ALL', 'ALL', 'USD'] as const;
const saleShare = 0.18;

/** From 15 to 3,000 euro, most of them cheap; some in lek and dollars, some on sale. */
export function makePrice(random: Random): Price {
  const currency = random.pick(currencies);
  const amount = least * span ** random.next() * perEuro[currency];
  const price = currency === 'ALL' ? Math.round(amount / 100) * 100 : Math.round(amount) - 0.01;
  if (!random.chance(saleShare)) return { price, currency, sale: 0, sale_type: null };
  return random.chance(0.7)
    ? { price, currency, sale: 5 * (1 + random.below(12)), sale_type: 'percentage' }
    : { price, currency, sale: Math.max(1, Math.floor(price * 0.2)), sale_type: 'fixed' };
}
