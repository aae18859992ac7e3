import { keptPieces as limits } from '@orendi/contract/limits';
import type { ListingType } from '@orendi/contract/listings';
import { keepText, keptText, tellKept, useKeptText } from '../../platform/kept-text.ts';

/** A piece that the visitor has kept, with what is shown of it when nothing else can be loaded. */
export interface KeptPiece {
  type: ListingType;
  id: number;
  name: string;
  image: string | null;
  /** After the sale, on the day it was kept. */
  price: number;
  currency: string;
  /** When it was kept, in ms. */
  at: number;
}

type Named = Pick<KeptPiece, 'type' | 'id'>;

/** Hearts and the bar read this text too, without this module: they are on pages that must start soon. */
const keptName = 'kept';

/** Type and number first, as hearts expect it. */
const inOrder: (keyof KeptPiece)[] = ['type', 'id', 'name', 'image', 'price', 'currency', 'at'];

/** The name that addresses use: `product-12`. */
export const pieceKey = ({ type, id }: Named) => `${type}-${id}`;

/** Newest first. */
export const keptPieces = () => piecesIn(keptText(keptName, 'localStorage'));

/** Undefined before hydration. */
export function useKeptPieces(): KeptPiece[] | undefined {
  const text = useKeptText(keptName, 'localStorage');
  return text === undefined ? undefined : piecesIn(text);
}

/**
 * Keeps pieces among the others by when they were kept, also ones that were removed.
 * @returns false if the browser keeps nothing, because its storage is full or forbidden
 */
export const addPieces = (...pieces: readonly KeptPiece[]): boolean =>
  keep([...pieces, ...without(pieces)].sort((a, b) => b.at - a.at));

export const removePieces = (...pieces: readonly Named[]): boolean => keep(without(pieces));

function without(pieces: readonly Named[]): KeptPiece[] {
  const keys = new Set(pieces.map(pieceKey));
  return keptPieces().filter((piece) => !keys.has(pieceKey(piece)));
}

function keep(pieces: readonly KeptPiece[]): boolean {
  const text = pieces.length > 0 ? JSON.stringify(pieces.slice(0, limits.max), inOrder) : null;
  const isDone = keepText(keptName, text, 'localStorage');
  tellKept();
  return isDone;
}

/** The pieces in a kept text, whatever that is. */
function piecesIn(text: string | null): KeptPiece[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPiece).slice(0, limits.max) : [];
  } catch {
    return [];
  }
}

function isPiece(kept: unknown): kept is KeptPiece {
  const { type, id, name, image, price, currency, at } = Object(kept) as Partial<KeptPiece>;
  return (
    (type === 'product' || type === 'package') &&
    [id, price, at].every((value) => typeof value === 'number') &&
    [name, currency].every((value) => typeof value === 'string') &&
    (image === null || typeof image === 'string')
  );
}
