import { percentage } from '@orendi/contract/limits';

interface SaleTexts {
  price: string;
  sale: string;
  sale_type: string;
}

/** A discount is at most the whole: 100 percent, or the price where there is one. */
export function cappedSale({ price, sale, sale_type: type }: SaleTexts): string {
  const most = type === 'percentage' ? percentage.max : Number(price) || Infinity;
  return Number(sale) > most ? String(most) : sale;
}
