import type { ProductDetails } from '@orendi/contract/product-fields';
import { m } from '@orendi/messages';
import { numberText } from '../../platform/number-text.ts';

/** In centimeters; null and zero mean not given. */
type Sides = Record<'length' | 'width' | 'height', number | null>;

/** The three dimensions as one fact; individually if one is missing. */
export function measuresOf({ length, width, height }: Sides) {
  const sides = [
    { label: m.detail_length(), value: length },
    { label: m.detail_width(), value: width },
    { label: m.detail_height(), value: height },
  ];
  const given = sides.filter(({ value }) => value !== null && value > 0);
  const inCentimetres = (values: (number | null)[]) =>
    `${values.map((value) => numberText(value ?? 0)).join(' × ')} cm`;
  if (given.length < sides.length) {
    return given.map(({ label, value }) => ({ label, value: inCentimetres([value]) }));
  }
  return [{ label: m.detail_dimensions(), value: inCentimetres([length, width, height]) }];
}

/** `200 × 90 × 75 cm`, or only the sides that are given: `Length 200 cm, Height 75 cm`. */
export function measuresText(sides: Sides): string {
  const measures = measuresOf(sides);
  const [first] = measures;
  if (first?.label === m.detail_dimensions()) return first.value;
  return measures.map(({ label, value }) => `${label} ${value}`).join(', ');
}

export const takesSize = (product: Pick<ProductDetails, 'made_to_measure'>) =>
  product.made_to_measure === true;
