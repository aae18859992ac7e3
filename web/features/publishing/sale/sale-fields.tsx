import { percentage } from '@orendi/contract/limits';
import { saleTypes } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import type { SaleFormState } from './use-sale-form.ts';

const typeNames = { percentage: m.product_percentage, fixed: m.product_fixed } as const;

/** The discount's fields. */
export function SaleFields({ form }: { form: SaleFormState }) {
  const { field, plan, chosen, isMixed, changeSale, changeType } = form;
  const isFixed = plan.saleType === 'fixed';
  const currencies = [...new Set(chosen.map(({ currency }) => currency))];
  const [only] = currencies.length === 1 ? currencies : [];
  const ofEach = only === undefined ? m.sale_per_currency() : undefined;
  const hint = isFixed ? ofEach : m.sale_max({ max: percentage.max });
  return (
    <>
      {isMixed && <p className="rounded-m bg-sand p-4 text-s">{m.sale_mixed()}</p>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DecimalField
          {...field('sale')}
          label={m.sale_amount()}
          isRequired
          isMoney={isFixed}
          currency={only}
          hint={hint}
          onText={changeSale}
        />
        <ChoiceField
          {...field('saleType')}
          label={m.sale_type()}
          isRequired
          choices={saleTypes.map((type) => ({ value: type, label: typeNames[type]() }))}
          onText={changeType}
        />
      </div>
    </>
  );
}
