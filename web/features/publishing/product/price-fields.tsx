import { isOnSale, type Priced } from '@orendi/contract/money';
import { m } from '@orendi/messages';
import { Price } from '../../catalogue/price.tsx';
import { DecimalField } from '../../forms/decimal/decimal-field.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { offeredCurrencies } from '../offered-currencies.ts';
import { fieldName } from './field-names.ts';
import type { ProductContent } from './use-product-content.ts';
import { price as limits } from '@orendi/contract/limits';
import { decimalOf } from '../../forms/decimal/decimal-text.ts';
import type { ProductValues } from './product-values.ts';
import { cappedSale } from './sale-cap.ts';

/** A product's price, and how it looks in the shop. */
export function PriceFields({ form }: { form: ProductContent }) {
  const { field, values, base, capSale, change } = form;
  const price = shownPrice(values);
  return (
    <div>
      <div className="flex flex-wrap gap-4 *:grow *:basis-28 *:first:basis-40">
        <DecimalField
          {...field('price')}
          label={fieldName('price')}
          isRequired
          isMoney
          currency={values.currency}
          enterKeyHint="next"
          onText={(text, stated) => change({ price: text, ...(stated && { currency: stated }) })}
          onBlur={capSale}
        />
        <ChoiceField
          {...field('currency')}
          label={fieldName('currency')}
          isRequired
          choices={offeredCurrencies(base?.currency ?? values.currency).map((currency) => ({
            value: currency,
            label: currency,
          }))}
        />
      </div>
      {price && isOnSale(price) && (
        <div className="mt-1 flex flex-wrap items-baseline gap-x-2 text-s">
          <span className="text-ink-quiet">{m.product_price_preview()}</span>
          <Price item={price} />
        </div>
      )}
    </div>
  );
}

/** The price as its card will show it, with the sale; null while there is none. */
function shownPrice(values: ProductValues): (Priced & { currency: string }) | null {
  const price = Number(values.price);
  if (!(price >= limits.min && price <= limits.max)) return null;
  const saleType = values.sale_type === 'fixed' ? 'fixed' : 'percentage';
  return { price, currency: values.currency, sale: decimalOf(cappedSale(values)) ?? 0, saleType };
}
