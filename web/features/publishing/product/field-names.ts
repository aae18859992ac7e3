import type {
  details,
  OfKind,
  ProductDetails,
  ProductFieldName,
} from '@orendi/contract/product-fields';
import type { SaleType } from '@orendi/contract/money';
import { m } from '@orendi/messages';

/** Keyed by name rather than by the field description's message key, so that a page does not bundle other messages. */
export const fieldNames: Record<ProductFieldName | 'images', () => string> = {
  images: m.photos_label,
  product_name: m.product_name,
  price: m.product_price,
  currency: m.product_currency,
  industry_id: m.product_industry,
  category_id: m.product_category,
  description_al: m.profile_description_al,
  description_en: m.profile_description_en,
  color: m.product_color,
  brand: m.product_brand,
  model: m.product_model,
  length: m.product_length,
  width: m.product_width,
  height: m.product_height,
  weight: m.product_weight,
  material: m.product_material_en,
  material_al: m.product_material_al,
  quantity: m.product_quantity,
  warranty_months: m.product_warranty,
  made_to_measure: m.product_made_to_measure,
  lead_time_weeks: m.product_lead_time,
  delivery: m.product_delivery,
  assembly: m.product_assembly,
  take_back_days: m.product_take_back,
  sale_type: m.product_discount_type,
  sale: m.product_discount,
  sale_from: m.product_sale_from,
  sale_to: m.product_sale_to,
};

type ChosenName = OfKind<typeof details, 'choice'>;
type Names = { [Name in ChosenName]: Record<NonNullable<ProductDetails[Name]>, () => string> };

const choiceNames: Names & Record<'sale_type', Record<SaleType, () => string>> = {
  sale_type: { percentage: m.product_percentage, fixed: m.product_fixed },
  delivery: { included: m.delivery_included, paid: m.delivery_paid, pickup: m.delivery_pickup },
  assembly: { included: m.assembly_included, paid: m.assembly_paid, self: m.assembly_self },
};
const answers = { true: m.answer_yes, false: m.answer_no };

/** The choices of a field, as form texts with their names; empty for one that takes any text or number. */
export function valueNames(name: ProductFieldName | 'images'): { value: string; label: string }[] {
  const said = name === 'made_to_measure' ? answers : (choiceNames[name as ChosenName] ?? {});
  return Object.entries(said).map(([value, label]) => ({ value, label: label() }));
}
