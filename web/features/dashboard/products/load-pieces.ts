import type { Api } from '@orendi/contract/client-types';
import type { Language } from '@orendi/contract/language';
import { searchPieces, sortPieces } from './find-pieces.ts';
import { pieceOfPackage, pieceOfProduct, type Piece } from './piece.ts';
import { pieceOrder, type ProductsSearch } from '../products-parameters.ts';

/** Rows rendered before the script runs: a screenful and some more. */
export const firstPieces = 25;

export interface Pieces {
  pieces: Piece[];
  /** Set when these are only the first rows: how many match the address, out of how many. Absent when complete. */
  firstOf?: { found: number; total: number };
}

/** All products and packages of the business, newest first. */
export async function loadPieces(api: Api, language: Language): Promise<Pieces> {
  const [products, packages] = await Promise.all([
    api('GET /private/product-creation/get'),
    api('GET /private/package-creation/get'),
  ]);
  const pieces = [
    ...products.map((row) => pieceOfProduct(row, language)),
    ...packages.map((pack) => pieceOfPackage(pack, language)),
  ];
  // Products and packages share one id sequence.
  return { pieces: pieces.sort((one, other) => other.id - one.id) };
}

/** The rows of the initial page: thousands would make it heavy, so the browser loads the rest after hydration. */
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
