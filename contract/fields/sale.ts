import { z } from '@hono/zod-openapi';
import { percentage } from '../limits.ts';
import type { Priced } from '../money.ts';
import { daysAfter, endsFirst, type GivenSale, type StoredSale } from '../sale-days.ts';
import { blankClears } from './blank.ts';
import { fault, type ReportField } from './fault.ts';

/** Earlier days are slips, and PostgreSQL has no year 0. */
const firstDay = '2000-01-01';
export const day = () =>
  z.iso.date(fault('api_date')).refine((date) => date >= firstDay, fault('api_date'));

const kept =
  'in Tirana, `YYYY-MM-DD`. Absent, it stays in a change that leaves the sale as it is; a change of the sale without ' +
  'days clears both; empty, it is cleared.';
export const saleDayInputs = {
  sale_from: blankClears(day()).describe(`The first day of the sale, ${kept}`),
  sale_to: blankClears(day()).describe(`The last day of the sale, ${kept}`),
};

/** A sale takes off at most 100 percent, or at most the price; without a price only the percentage is checked. */
export function checkSale(
  { price, sale, saleType }: { [Field in keyof Priced]?: unknown },
  report: ReportField,
): void {
  if (typeof sale !== 'number') return;
  if (saleType === 'percentage' && sale > percentage.max) report('sale', 'api_sale_above_hundred');
  if (saleType === 'fixed' && typeof price === 'number' && sale > price) {
    report('sale', 'api_sale_above_price');
  }
}

/** The fields of a form may be of any type. */
export function checkSaleDays(
  form: { [Field in keyof GivenSale]?: unknown },
  before: StoredSale | undefined,
  report: ReportField,
): void {
  const days = daysAfter(form as GivenSale, before);
  const areDays = Object.values(days).every((text) => day().safeParse(text).success);
  if (areDays && endsFirst(days)) report('sale_to', 'api_sale_ends_first');
}
