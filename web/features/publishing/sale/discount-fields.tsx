import { m } from '@orendi/messages';
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { DateField } from '../../forms/date-field.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import type { FieldState } from '../../forms/use-form.ts';
import { cappedSale, saleTypeChoices } from './sale-plan.ts';

export const saleFields = ['sale', 'sale_type', 'sale_from', 'sale_to'] as const;
type SaleTexts = Record<(typeof saleFields)[number], string>;

interface Props {
  form: {
    field: (name: keyof SaleTexts) => FieldState;
    values: SaleTexts & { price: string; currency: string };
    change: (changed: Partial<SaleTexts>) => void;
  };
}

/** The sale of a product or package; its days are folded away until one is set. */
export function DiscountFields({ form: { field, values, change } }: Props) {
  const [from, to] = [field('sale_from'), field('sale_to')];
  const isUsed = [from, to].some(({ value, error }) => value !== '' || error !== undefined);
  const [isOpen, setOpen] = useState(isUsed);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          {...field('sale_type')}
          label={m.product_discount_type()}
          choices={saleTypeChoices()}
          onText={(type) =>
            change({ sale_type: type, sale: cappedSale({ ...values, sale_type: type }) })
          }
        />
        <DecimalField
          {...field('sale')}
          label={m.product_discount()}
          isMoney={values.sale_type === 'fixed'}
          currency={values.currency}
          onText={(sale) => change({ sale: cappedSale({ ...values, sale }) })}
        />
      </div>
      <details
        open={isOpen || isUsed}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group text-s"
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-1 font-medium">
          {m.product_sale_days()}
          <Icon name="down" className="size-5 transition-[rotate] group-open:rotate-180" />
        </summary>
        <div className="mt-1 grid gap-4 sm:grid-cols-2">
          <DateField {...from} label={m.product_sale_from()} autoComplete="off" />
          <DateField {...to} label={m.product_sale_to()} autoComplete="off" />
        </div>
        <p className="mt-2 text-ink-quiet">{m.product_sale_days_text()}</p>
      </details>
    </>
  );
}
