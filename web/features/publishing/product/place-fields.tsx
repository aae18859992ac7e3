import type { Industry } from '@orendi/contract/schemas/industry';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { categoryName, industryName } from '../../catalogue/local-name.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldName } from './field-names.ts';
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
        label={fieldName('industry_id')}
        isRequired
        choices={industries.map((each) => ({
          value: String(each.id),
          label: industryName(each, language),
        }))}
        onText={choose}
      />
      <ChoiceField
        {...field('category_id')}
        label={fieldName('category_id')}
        isRequired
        choices={categories.map((each) => ({
          value: String(each.id),
          label: categoryName(each, language),
        }))}
        none={industry ? undefined : m.product_industry_first()}
      />
    </div>
  );
}
