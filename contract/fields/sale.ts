import { percentage } from '../limits.ts';
import type { ReportField } from './fault.ts';

interface SaleFields {
  price?: unknown;
  sale?: unknown;
  saleType?: unknown;
}

/** A sale takes off at most 100 percent, or at most the price; without a price only the percentage is checked. */
export function checkSale({ price, sale, saleType }: SaleFields, report: ReportField): void {
  if (typeof sale !== 'number') return;
  if (saleType === 'percentage' && sale > percentage.max) report('sale', 'api_sale_above_hundred');
  if (saleType === 'fixed' && typeof price === 'number' && sale > price) {
    report('sale', 'api_sale_above_price');
  }
}
