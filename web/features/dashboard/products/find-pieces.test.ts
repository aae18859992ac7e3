import { describe, expect, it } from 'vitest';
import { searchPieces, sortPieces } from './find-pieces.ts';
import type { PieceSort } from '../products-parameters.ts';
import { samplePiece } from './testing/sample-piece.ts';

const named = (...names: string[]) =>
  names.map((name, index) => samplePiece({ id: index + 1, name }));
const names = (pieces: readonly { name: string }[]) => pieces.map(({ name }) => name);

describe('the search', () => {
  const pieces = named('Çekmexhe', 'Ëndrra e madhe', 'Divan Çamëria', 'ÇELËS', 'Endacak');

  it.each([
    ['', ['Çekmexhe', 'Ëndrra e madhe', 'Divan Çamëria', 'ÇELËS', 'Endacak']],
    ['  ', ['Çekmexhe', 'Ëndrra e madhe', 'Divan Çamëria', 'ÇELËS', 'Endacak']],
    ['çe', ['Çekmexhe', 'ÇELËS']],
    ['CE', ['Çekmexhe', 'ÇELËS']],
    ['end', ['Ëndrra e madhe', 'Endacak']],
    ['ËNDRRA E', ['Ëndrra e madhe']],
    ['çamëria', []],
    ['madhe', []],
  ])('finds by “%s” the names that begin so', (text, found) => {
    expect(names(searchPieces(pieces, text))).toEqual(found);
  });
});

describe('the order', () => {
  const sorted = (
    pieces: ReturnType<typeof named>,
    by: PieceSort,
    direction: 'asc' | 'desc' = 'asc',
  ) => sortPieces(pieces, { by, direction }).map(({ id }) => id);

  it('has names as people look them up: whatever the accents, and 2 before 10', () => {
    const pieces = named('Divan 10', 'ëndrra', 'Divan 2', 'Çelës', 'Dritare', 'celik', 'Eshtër');
    expect(names(sortPieces(pieces, { by: 'product', direction: 'asc' }))).toEqual([
      'Çelës',
      'celik',
      'Divan 2',
      'Divan 10',
      'Dritare',
      'ëndrra',
      'Eshtër',
    ]);
  });

  it('puts what has no value at the end in both directions, and leaves equals as they are', () => {
    const pieces = [
      samplePiece({ id: 1 }),
      samplePiece({ id: 2, brand: 'Valë', weight: 5 }),
      samplePiece({ id: 3, brand: 'Drini', weight: 70 }),
      samplePiece({ id: 4, brand: 'Drini' }),
    ];
    expect(sorted(pieces, 'brand')).toEqual([3, 4, 2, 1]);
    expect(sorted(pieces, 'brand', 'desc')).toEqual([2, 3, 4, 1]);
    expect(sorted(pieces, 'weight')).toEqual([2, 3, 1, 4]);
    expect(sorted(pieces, 'weight', 'desc')).toEqual([3, 2, 1, 4]);
  });

  it('compares prices as numbers, and by currency the amounts of each among themselves', () => {
    const pieces = [
      samplePiece({ id: 1, price: 249.5 }),
      samplePiece({ id: 2, price: 12_000, currency: 'ALL' }),
      samplePiece({ id: 3, price: 1990 }),
      samplePiece({ id: 4, price: 9500, currency: 'ALL' }),
    ];
    expect(sorted(pieces, 'price')).toEqual([1, 3, 4, 2]);
    expect(sorted(pieces, 'currency')).toEqual([4, 2, 1, 3]);
  });

  it('compares sales by the share of the price that they take off', () => {
    const pieces = [
      samplePiece({ id: 1, price: 100, sale: 15, saleType: 'percentage' }),
      samplePiece({ id: 2, price: 100, sale: 40, saleType: 'fixed' }),
      samplePiece({ id: 3, price: 1000, sale: 100, saleType: 'fixed' }),
      samplePiece({ id: 4 }),
    ];
    expect(sorted(pieces, 'sale')).toEqual([3, 1, 2, 4]);
    expect(sorted(pieces, 'sale', 'desc')).toEqual([2, 1, 3, 4]);
  });

  it('compares sizes by volume', () => {
    const pieces = [
      samplePiece({ id: 1, sides: [200, 100, 90] }),
      samplePiece({ id: 2, sides: [90, 90, 90] }),
      samplePiece({ id: 3, sides: [0, 0, 0] }),
      samplePiece({ id: 4, sides: [300, 200, 0] }),
    ];
    expect(sorted(pieces, 'dimensions')).toEqual([4, 2, 1, 3]);
  });
});
