import type { Language } from '@orendi/contract/language';
import { formatNumber } from '@orendi/contract/money';
import type { Product } from '@orendi/contract/schemas/product';
import { m } from '@orendi/messages';
import { localText } from './local-name.ts';

export interface Fact {
  label: string;
  value: string;
  isColor?: boolean;
}

/**
 * The known facts of a product, in the order people ask for them. Zero and blank mean not given.
 */
export function factsOf(product: Product, language: Language): Fact[] {
  const { weight, color, brand, model } = product;
  const material = localText(product, 'material', language);
  const facts: (Fact | '' | 0 | false | null)[] = [
    ...measures(product, language),
    weight && { label: m.detail_weight(), value: `${formatNumber(weight, language)} kg` },
    material && { label: m.detail_material(), value: material },
    color && { label: m.detail_color(), value: color, isColor: true },
    brand && { label: m.detail_brand(), value: brand },
    model && { label: m.detail_model(), value: model },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}

/** The three dimensions as one fact; individually if one is missing. */
function measures({ length, width, height }: Product, language: Language): Fact[] {
  const sides = [
    { label: m.detail_length(), value: length },
    { label: m.detail_width(), value: width },
    { label: m.detail_height(), value: height },
  ];
  const given = sides.filter(({ value }) => value !== null && value > 0);
  const inCentimetres = (values: (number | null)[]) =>
    `${values.map((value) => formatNumber(value ?? 0, language)).join(' × ')} cm`;
  if (given.length < sides.length) {
    return given.map(({ label, value }) => ({ label, value: inCentimetres([value]) }));
  }
  return [{ label: m.detail_dimensions(), value: inCentimetres([length, width, height]) }];
}
