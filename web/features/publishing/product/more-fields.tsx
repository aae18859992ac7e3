import { m } from '@orendi/messages';
import { Fold } from '../../forms/fold.tsx';
import { DiscountFields } from '../sale/discount-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import { hasMore, moreFields } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

const pair = 'grid gap-4 sm:grid-cols-2';

/** A product's optional fields. */
export function MoreFields({ form }: { form: ProductContent }) {
  const { values, errors, remembered } = form;
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
      <DiscountFields form={form} />
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
