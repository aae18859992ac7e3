import { m } from '@orendi/messages';
import { Fold } from '../../forms/fold.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { DetailFields } from './detail-fields.tsx';
import { valueNames } from './field-names.ts';
import { cappedSale } from '../sale/sale-plan.ts';
import { hasMore, moreFields } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

const pair = 'grid gap-4 sm:grid-cols-2';

/** A product's optional fields. */
export function MoreFields({ form }: { form: ProductContent }) {
  const { field, values, errors, change, remembered } = form;
  const last = Object.values(remembered ?? {})
    .filter(Boolean)
    .join(', ');
  return (
    <Fold
      heading={m.product_more()}
      text={last ? m.product_more_last({ last }) : m.product_more_text()}
      isFilled={hasMore(values, remembered)}
      isInvalid={moreFields.some((name) => errors[name] !== undefined)}
    >
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
    </Fold>
  );
}
