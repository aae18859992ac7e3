import type { Language } from '@orendi/contract/language';
import { materialIn } from '@orendi/contract/materials';
import type { ProductFieldName } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import { useLanguage } from '../../../platform/page-environment.tsx';
import { findCategory } from '../../catalogue/find-choice.ts';
import { colorName } from '@orendi/contract/colors';
import { draftProduct } from '../../drafts/draft-product.ts';
import { draftedForm, useDraftedText } from '../../drafts/use-drafted-text.ts';
import { decimalOf } from '../../forms/decimal/decimal-text.ts';
import type { ProductFormStart } from './load-product-form.ts';
import { fieldNames } from './field-names.ts';
import type { ProductFieldsForm } from './product-values.ts';

export const materialField = (language: Language) =>
  language === 'al' ? 'material_al' : 'material';

/**
 * The fields of a product's form, of which some are drafted: its descriptions, and its material in the language that the
 * page is not in.
 * @param isNew others keep what they have
 */
export function useProductDrafts(
  { values, field }: ProductFieldsForm,
  isNew: boolean,
  { industries, newest }: Pick<ProductFormStart, 'industries' | 'newest'>,
) {
  const own = useLanguage();
  const other = own === 'al' ? 'en' : 'al';
  const [ownMaterial, otherMaterial] = [
    values[materialField(own)].trim(),
    materialField(other),
  ] as const;
  const before = newest?.[otherMaterial] ?? '';
  const isAsBefore = before !== '' && ownMaterial === newest?.[materialField(own)];
  const material = useDraftedText(
    field(otherMaterial),
    isNew ? (isAsBefore ? before : materialIn(other, ownMaterial)) : '',
    { known: before, refusal: m.api_material_pair() },
  );
  const place = findCategory(industries, { categoryId: Number(values.category_id) });
  const materials = { [own]: ownMaterial, [other]: material.field.value };
  const describe = (language: Language) =>
    draftProduct(language, {
      category: place?.category,
      material: materials[language] ?? '',
      color: colorName(values.color, language) ?? '',
      sizes: [values.length, values.width, values.height].map((text) => decimalOf(text) ?? null),
    });
  const drafted = draftedForm<ProductFieldName>(
    { field },
    {
      description_al: useDraftedText(field('description_al'), isNew ? describe('al') : ''),
      description_en: useDraftedText(field('description_en'), isNew ? describe('en') : ''),
      [otherMaterial]: material,
    },
  );
  return {
    ...drafted,
    field: (name: ProductFieldName) => ({ ...drafted.field(name), label: fieldNames[name]() }),
  };
}
