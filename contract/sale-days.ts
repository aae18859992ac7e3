import type { SaleType } from './money.ts';
import { tiraneDay } from './tirane-day.ts';

/** The first and the last day of a sale (`YYYY-MM-DD`, in Tirana); null where it has none. */
export interface SaleDays {
  sale_from: string | null;
  sale_to: string | null;
}

/** A sale as its seller has set it, whether it runs today or not. */
export interface StoredSale extends SaleDays {
  sale: number;
  sale_type: SaleType | null;
}

export const noSale: StoredSale = { sale: 0, sale_type: null, sale_from: null, sale_to: null };

export const saleDayNames = ['sale_from', 'sale_to'] as const;

/** The sale of a form, whose days may be absent. */
export type GivenSale = Pick<StoredSale, 'sale' | 'sale_type'> & {
  [Day in keyof SaleDays]?: string | null | undefined;
};

/** The days of a sale after a form. A changed sale without any begins at once and ends never. */
export function daysAfter(form: GivenSale, before?: StoredSale): SaleDays {
  const isSent = saleDayNames.some((name) => form[name] !== undefined);
  const isSame =
    form.sale === before?.sale && (form.sale === 0 || form.sale_type === before.sale_type);
  const dayOf = (name: keyof SaleDays) =>
    (form[name] === undefined && (isSent || isSame) ? before?.[name] : form[name]) ?? null;
  return { sale_from: dayOf('sale_from'), sale_to: dayOf('sale_to') };
}

export const endsFirst = ({ sale_from, sale_to }: SaleDays) =>
  sale_from !== null && sale_to !== null && sale_to < sale_from;

/** Whether a sale with these days runs at a moment; one that is told apart from the days may still be 0. */
export function runsAt({ sale_from, sale_to }: SaleDays, moment: Date): boolean {
  const day = tiraneDay(moment);
  return (sale_from ?? day) <= day && day <= (sale_to ?? day);
}
