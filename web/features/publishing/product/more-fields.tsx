import { m } from '@orendi/messages';
import { useId, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import { valueNames } from './field-names.ts';
import { cappedSale } from '../sale/sale-plan.ts';
import { hasMore, moreFields } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

const pair = 'grid gap-4 sm:grid-cols-2';

/**
 * A product's optional fields. On a phone they are collapsed until opened, filled in or invalid; on wider screens they
 * are always open.
 */
export function MoreFields({ form }: { form: ProductContent }) {
  const { field, values, errors, change } = form;
  const id = useId();
  const isFilled = hasMore(values);
  const [wasFilled, setWasFilled] = useState(isFilled);
  const [isOpen, setOpen] = useState(isFilled);
  // A draft has been taken, or the first field typed into.
  if (isFilled !== wasFilled) {
    setWasFilled(isFilled);
    if (isFilled) setOpen(true);
  }
  // Stays open while the invalid field is being mended, which is no error any more from its first letter on.
  if (!isOpen && moreFields.some((name) => errors[name] !== undefined)) setOpen(true);

  return (
    <section aria-labelledby={`${id}-heading`} className="border-t border-line pt-6">
      <h2 id={`${id}-heading`} className="text-xl max-nav:hidden">
        {m.product_more()}
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center justify-between gap-4 text-left nav:hidden"
      >
        <span>
          <span className="block text-xl font-semibold tracking-tight">{m.product_more()}</span>
          <span className="block text-s text-ink-quiet">{m.product_more_text()}</span>
        </span>
        <Icon name="down" className={isOpen ? '-scale-y-100' : ''} />
      </button>
      <div id={id} className={`mt-4 flex flex-col gap-4 ${isOpen ? '' : 'max-nav:hidden'}`}>
        <div className={pair}>
          <ChoiceField
            {...field('sale_type')}
            choices={valueNames('sale_type')}
            onText={(type) =>
              change({ sale_type: type, sale: cappedSale({ ...values, sale_type: type }) })
            }
          />
          <DecimalField
            {...field('sale')}
            isMoney={values.sale_type === 'fixed'}
            currency={values.currency}
            onText={(sale) => change({ sale: cappedSale({ ...values, sale }) })}
          />
        </div>
        {(['identity', 'material', 'stock'] as const).map((group) => (
          <div key={group} className={pair}>
            <DetailFields form={form} group={group} />
          </div>
        ))}
        <h3 className="mt-2 text-l">{m.product_offer()}</h3>
        <div className={pair}>
          <DetailFields form={form} group="offer" />
        </div>
      </div>
    </section>
  );
}
