import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { searchPieces, sortPieces } from './find-pieces.ts';
import { pieceOfPackage, pieceOfProduct, type Piece } from './piece.ts';
import { pieceOrder, type ProductsSearch } from '../products-parameters.ts';

/** As many as the page shows before its script: a screen of them, and some more. */
export const firstPieces = 25;

export interface Pieces {
  pieces: Piece[];
  /** Where these are only the first: how many the address finds, of how many. Absent where they are all. */
  firstOf?: { found: number; total: number };
}

/** All products and packages of the own business, the newest first. */
export async function loadPieces(api: Api, language: Language): Promise<Pieces> {
  const [products, packages] = await Promise.all([
    api('GET /private/product-creation/get'),
    api('GET /private/package-creation/get'),
  ]);
  const pieces = [
    ...products.map((row) => pieceOfProduct(row, language)),
    ...packages.map((pack) => pieceOfPackage(pack, language)),
  ];
  // They share one sequence of ids.
  return { pieces: pieces.sort((one, other) => other.id - one.id) };
}

/** What the page shows at first: thousands of rows would make it heavy, and the browser loads them as soon as it is alive. */
export async function loadFirstPieces(
  api: Api,
  language: Language,
  search: ProductsSearch,
): Promise<Pieces> {
  const { pieces } = await loadPieces(api, language);
  if (pieces.length <= firstPieces) return { pieces };
  const found = searchPieces(sortPieces(pieces, pieceOrder(search)), search.search);
  return {
    pieces: found.slice(0, firstPieces),
    firstOf: { found: found.length, total: pieces.length },
  };
}
