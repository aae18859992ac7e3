import type { Currency, SaleType } from '@orendi/contract/money';
import type { Random } from '../../random.ts';

interface Price {
  price: number;
  currency: Currency;
  sale: number;
  sale_type: SaleType | null;
}

/* Distributed like the prices of a real furniture shop: half below 130 euros, a quarter below 45, a tenth above 700. */
const medianEuro = 130;
const spread = 1.45;
const bounds = { least: 3, most: 15_000 };
const perEuro = { EUR: 1, USD: 1.16, ALL: 97 };
const currencies: Currency[] = [
  ...Array<Currency>(12).fill('EUR'),
  ...Array<Currency>(7).fill('ALL'),
  'USD',
];
const saleShare = 0.18;

/** In euros, lek or dollars, rounded as shops do; some on sale. */
export function makePrice(random: Random): Price {
  const currency = random.pick(currencies);
  const euro = medianEuro * Math.exp(spread * makeNormal(random));
  const amount = Math.min(bounds.most, Math.max(bounds.least, euro)) * perEuro[currency];
  const price = currency === 'ALL' ? Math.ceil(amount / 100) * 100 : roundOff(amount, random);
  if (!random.chance(saleShare)) return { price, currency, sale: 0, sale_type: null };
  return random.chance(0.7)
    ? { price, currency, sale: 5 * (1 + random.below(12)), sale_type: 'percentage' }
    : { price, currency, sale: Math.max(1, Math.floor(price * 0.2)), sale_type: 'fixed' };
}

function roundOff(amount: number, random: Random): number {
  if (random.chance(0.4)) return Math.ceil(amount);
  return random.chance(0.5) ? Math.ceil(amount) - 0.01 : Math.ceil(amount / 10) * 10 - 0.1;
}

/** A normally distributed number, by the Box-Muller transform. */
function makeNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}
