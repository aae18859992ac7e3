import type { Currency, SaleType } from '@orendi/contract/money';
import type { Random } from './random.ts';
import type { Some } from './kind.ts';

/** Rough rates, for making up prices. */
const inOneEuro: Record<Currency, number> = { EUR: 1, ALL: 97, USD: 1.16 };

/** A price as sellers write it: `389`, `1 450`, `49 900` lek. */
export function makePrice(random: Random, euros: number, currency: Currency): number {
  const amount = euros * inOneEuro[currency];
  if (currency === 'ALL') {
    const step = amount < 10_000 ? 100 : 500;
    const price = Math.round(amount / step) * step;
    return random.chance(0.4) && price >= 5_000 ? Math.round(price / 1_000) * 1_000 - 100 : price;
  }
  if (amount < 25) return random.chance(0.4) ? Math.round(amount) - 0.1 : Math.round(amount);
  if (amount < 100) return Math.round(amount / 5) * 5 - (random.chance(0.4) ? 1 : 0);
  if (amount < 1_000) return Math.round(amount / 10) * 10 - (random.chance(0.5) ? 1 : 0);
  return Math.round(amount / 50) * 50 - (random.chance(0.3) ? 10 : 0);
}

const percentages: Some<number> = [5, 10, 10, 10, 15, 15, 20, 20, 25, 30, 40];

/** Two in three sales take off a percentage, the others a round amount. */
export function makeSale(
  random: Random,
  price: number,
  currency: Currency,
): { sale: number; sale_type: SaleType } {
  const percentage = random.pick(percentages);
  if (random.chance(0.66)) return { sale: percentage, sale_type: 'percentage' };
  const off = (price * percentage) / 100;
  const step = currency === 'ALL' ? 500 : off < 20 ? 1 : off < 100 ? 5 : 10;
  const sale = Math.max(step, Math.round(off / step) * step);
  // Nobody takes off most of the price as a fixed amount.
  if (sale > price / 2) return { sale: percentage, sale_type: 'percentage' };
  return { sale, sale_type: 'fixed' };
}
