import { price as limits } from '@orendi/contract/limits';
import { isOnSale, type Priced } from '@orendi/contract/money';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { categoryName, industryName } from '../../catalogue/local-name.ts';
import { Price } from '../../catalogue/price.tsx';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { decimalOf } from '../../forms/decimal/decimal-text.ts';
import { PriceFields } from '../price-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import { cappedSale } from '../sale/sale-plan.ts';
import type { ProductValues } from './product-values.ts';
import type { ProductContent } from './use-product-content.ts';

interface Props {
  form: Pick<ProductContent, 'field' | 'change' | 'values'>;
  industries: Industry[];
}

/** A product's industry and category. Changing the industry clears the category. */
export function PlaceFields({ form: { field, change, values }, industries }: Props) {
  const language = useLanguage();
  const industry = industries.find(({ id }) => String(id) === values.industry_id);
  const categories = industry?.categories ?? [];

  function choose(industryId: string): void {
    const chosen = industries.find(({ id }) => String(id) === industryId);
    const [only, ...others] = chosen?.categories ?? [];
    const categoryId = only && others.length === 0 ? String(only.id) : '';
    change({ industry_id: industryId, category_id: categoryId });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ChoiceField
        {...field('industry_id')}
        isRequired
        choices={industries.map((each) => ({
          value: String(each.id),
          label: industryName(each, language),
        }))}
        onText={choose}
      />
      <ChoiceField
        {...field('category_id')}
        isRequired
        choices={categories.map((each) => ({
          value: String(each.id),
          label: categoryName(each, language),
        }))}
        placeholder={industry ? undefined : m.product_industry_first()}
      />
    </div>
  );
}

export function ProductPriceFields({ form }: { form: ProductContent }) {
  const price = shownPrice(form.values);
  return (
    <div>
      <div className="flex flex-wrap gap-4 *:grow *:basis-28 *:first:basis-40">
        <PriceFields
          form={form}
          present={form.base?.currency ?? undefined}
          enterKeyHint="next"
          onBlur={form.capSale}
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

/** A product's dimensions and weight, with what they are good for: sellers skip them otherwise. */
export function SizeFields({ form }: { form: ProductContent }) {
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(--spacing(32),100%),1fr))] gap-4">
        <DetailFields form={form} group="size" />
      </div>
      <p className="mt-2 text-s text-ink-quiet">{m.product_size_text()}</p>
    </div>
  );
}
