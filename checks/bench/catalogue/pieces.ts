import pieces from './pieces.json' with { type: 'json' };

/** One name of a kind of furniture. */
export interface Piece {
  /** The word in a product's name: `divan`. */
  one: string;
  /** With the definite ending (`divani`); in English the same as `one`. */
  definite: string;
  /** The plural: `divanë`, `sofas`. */
  many: string;
}

interface PieceNames {
  al: readonly Piece[];
  en: readonly Piece[];
}

const readPieces = (names: string[][]): Piece[] =>
  names.map(([one = '', definite = one, many = one]) => ({ one, definite, many }));

/** The names in the order of the base data's categories; different sellers use different ones for the same thing. */
const ofCategories = pieces.map(({ al, en }): PieceNames => ({
  al: readPieces(al),
  en: readPieces(en),
}));

/** Sold in a category that the operator has added. */
const others: PieceNames = {
  al: readPieces([['mobilie', 'mobilia', 'mobilie']]),
  en: readPieces([['piece of furniture', 'piece of furniture', 'pieces of furniture']]),
};

export function piecesOf(categoryId: number): PieceNames {
  return ofCategories[categoryId - 1] ?? others;
}
