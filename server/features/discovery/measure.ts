import type { Measures } from './listing-sources.ts';

/**
 * What a listing takes in space and time: of a package, the most that any of its products does, as each of them must fit
 * and all of them must be there. A size of 0 counts as unknown; null where one of them is not known.
 */
export function measure(products: readonly Measures[]) {
  const sides = products.map(({ length, width }) => (length && width ? [length, width] : null));
  return {
    long_side: greatest(sides.map((pair) => pair && Math.max(...pair))),
    short_side: greatest(sides.map((pair) => pair && Math.min(...pair))),
    height: greatest(products.map(({ height }) => height || null)),
    lead_time_weeks: greatest(products.map((product) => product.lead_time_weeks)),
    made_to_measure: products.some((product) => product.made_to_measure === true),
    is_assembled:
      products.length > 0 &&
      products.every(({ assembly }) => assembly === 'included' || assembly === 'paid'),
  };
}

function greatest(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 || known.length < values.length ? null : Math.max(...known);
}
