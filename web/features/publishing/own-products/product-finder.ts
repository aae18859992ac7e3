import { foldText } from '@orendi/contract/fold-name';
import type { OwnProduct } from './own-products.ts';

const between = /[^\p{L}\p{N}]+/u;

/**
 * Finds products by word prefixes in their names, ignoring case and accents, or by a prefix of their number, with or
 * without `#`. An exact number comes first, then names that start with the text. A blank text matches all.
 */
export function productFinder(products: readonly OwnProduct[]) {
  const known = products.map((product) => {
    const name = foldText(product.name).trim();
    return { product, name, words: name.split(between), number: String(product.id) };
  });
  return (typed: string): OwnProduct[] => {
    const text = foldText(typed).trim().replace(/^#/, '');
    const asked = text.split(between).filter(Boolean);
    return known
      .filter(({ words, number }) => {
        const begins = (start: string) => words.some((word) => word.startsWith(start));
        return asked.every(begins) || (text !== '' && number.startsWith(text));
      })
      .map(({ product, name, number }) => ({
        product,
        rank: number === text ? 0 : name.startsWith(text) ? 1 : 2,
      }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ product }) => product);
  };
}
