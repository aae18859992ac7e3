import type { Unmeasured } from '@orendi/contract/schemas/product';
import type { FieldFault } from '../../../api/failure.ts';

export const sides = ['length', 'width', 'height'] as const;
export type Side = (typeof sides)[number];
export type SizeField = `${number}.${Side}`;
export type SizeValues = Record<SizeField, string>;
export type Sized = Pick<Unmeasured, 'id' | 'version' | Side>;

export const sizeField = (id: number, side: Side): SizeField => `${id}.${side}`;

/** The form's texts; 0 counts as lacking. */
export function sizeValues(products: readonly Sized[]): SizeValues {
  return Object.fromEntries(
    products.flatMap((product) =>
      sides.map((side) => [sizeField(product.id, side), String(product[side] || '')]),
    ),
  );
}

export function ofSides<Value>(read: (side: Side) => Value): Record<Side, Value> {
  return { length: read('length'), width: read('width'), height: read('height') };
}

/** The products whose sizes were typed, as the API expects them: as they were typed, null for an empty one. */
export function changedSizes(products: readonly Sized[], values: SizeValues) {
  const before = sizeValues(products);
  const isTyped = (field: SizeField) => values[field] !== before[field];
  const asSent = ({ id, version }: Sized) => {
    const sizes = ofSides((side) => values[sizeField(id, side)] || null);
    return { id, version, ...sizes };
  };
  return products
    .filter(({ id }) => sides.some((side) => isTyped(sizeField(id, side))))
    .map(asSent);
}

/** The server's faults at the form's fields: it names the products by their places in what was sent. */
export function sizeFaults(faults: FieldFault[], sent: readonly { id: number }[]): FieldFault[] {
  return faults.map(({ path, msg }) => {
    const [, place = '', side = ''] = /^products\.(\d+)\.(\w+)$/.exec(path) ?? [];
    const product = sent[Number(place)];
    return product && side ? { path: `${product.id}.${side}`, msg } : { path, msg };
  });
}

export function isMeasured(product: Sized): boolean {
  return sides.every((side) => product[side]);
}

/** Sizes to read, a dash for one that is missing: `200 × 90 × –`. */
export function sizeText(product: Sized, write: (size: number) => string): string {
  const sizes = sides.map((side) => product[side]);
  return sizes.map((size) => (size ? write(size) : '–')).join(' × ');
}
