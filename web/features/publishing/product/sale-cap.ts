import { percentage } from '@orendi/contract/limits';

interface SaleTexts {
  price: string;
  sale: string;
  sale_type: string;
}

/** Caps the discount at 100 percent, or at the price if there is one. */
export function cappedSale({ price, sale, sale_type: type }: SaleTexts): string {
  const most = type === 'percentage' ? percentage.max : Number(price) || Infinity;
  return Number(sale) > most ? String(most) : sale;
}
