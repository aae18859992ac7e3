import { effectivePrice } from '@orendi/contract/money';
import { foldText } from '@orendi/contract/fold-name';
import type { Piece } from './piece.ts';
import type { PieceOrder, PieceSort } from './products-parameters.ts';

/** As people look names up: whatever the case and the accents, and 2 before 10. One for both languages and both sides. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** What the pieces are compared by, the first first. Empty and 0 stand for what is not known. */
const values: Record<PieceSort, (piece: Piece) => (string | number)[]> = {
  id: ({ id }) => [id],
  product: ({ name }) => [name],
  brand: ({ brand }) => [brand],
  industry: ({ industry }) => [industry],
  category: ({ category }) => [category],
  price: ({ price }) => [price],
  // Amounts of one currency stand together in their order, which a comparison of bare numbers cannot give.
  currency: ({ currency, price }) => [currency, price],
  sale: (piece) => [shareOff(piece)],
  dimensions: ({ sides }) => [volume(sides)],
  weight: ({ weight }) => [weight],
};

/** Sorted; what has no value stands at the end in both directions, and equals keep their order. */
export function sortPieces(pieces: readonly Piece[], { by, direction }: PieceOrder): Piece[] {
  const valueOf = values[by];
  const turn = direction === 'asc' ? 1 : -1;
  return pieces
    .map((piece) => ({ piece, value: valueOf(piece) }))
    .sort((one, other) => {
      const [lacks, otherLacks] = [!one.value[0], !other.value[0]];
      if (lacks || otherLacks) return Number(lacks) - Number(otherLacks);
      return turn * compareAll(one.value, other.value);
    })
    .map(({ piece }) => piece);
}

/** Those whose name begins with the text, whatever the case and the accents; a blank text finds all. */
export function searchPieces(pieces: readonly Piece[], search = ''): readonly Piece[] {
  const beginning = foldText(search).trimStart();
  if (beginning.trim() === '') return pieces;
  return pieces.filter(({ folded }) => folded.startsWith(beginning));
}

function compareAll(one: (string | number)[], other: (string | number)[]): number {
  for (const [index, value] of one.entries()) {
    const second = other[index];
    const difference =
      typeof value === 'number' && typeof second === 'number'
        ? value - second
        : compare(String(value), String(second));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How much of the price a sale takes off, whether it is told in percent or in money. */
function shareOff(piece: Piece): number {
  return piece.price === 0 ? 0 : 1 - effectivePrice(piece) / piece.price;
}

/** A side that is not known leaves the others to be compared. */
function volume(sides: number[]): number {
  const known = sides.filter((side) => side > 0);
  return known.length === 0 ? 0 : known.reduce((product, side) => product * side, 1);
}
