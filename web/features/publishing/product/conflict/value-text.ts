import { isDetail } from '@orendi/contract/product-fields';
import type { Language } from '@orendi/contract/language';
import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { categoryName, industryName } from '../../../catalogue/local-name.ts';
import { writtenDecimal } from '../../../forms/decimal/decimal-text.ts';
import { valueNames } from '../value-names.ts';
import type { Change } from './merge-product.ts';

/**
 * A field's value as readable text.
 * @param value a form text, or the number of photos
 */
export function valueText(
  field: Change['field'],
  value: string | number,
  industries: Industry[],
  language: Language,
): string {
  if (typeof value === 'number') return m.product_conflict_photos({ count: value });
  if (value === '') return m.product_conflict_nothing();
  if (field === 'industry_id') {
    const industry = industries.find(({ id }) => String(id) === value);
    return industry ? industryName(industry, language) : value;
  }
  if (field === 'category_id') {
    const category = industries
      .flatMap(({ categories }) => categories)
      .find(({ id }) => String(id) === value);
    return category ? categoryName(category, language) : value;
  }
  if (field === 'sale_type') {
    return value === 'fixed' ? m.product_fixed() : m.product_percentage();
  }
  const named = isDetail(field) && valueNames(field).find((each) => each.value === value);
  if (named) return named.label;
  if (field === 'price') return writtenDecimal(value, language, true);
  return value;
}
