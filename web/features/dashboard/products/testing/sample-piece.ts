import { foldText } from '@orendi/contract/fold-name';
import type { Piece } from '../piece.ts';

/** A product row for tests; its key follows from the other fields. */
export function samplePiece(fields: Partial<Omit<Piece, 'key' | 'folded'>> = {}): Piece {
  const piece = {
    type: 'product' as const,
    id: 1,
    name: 'Divan',
    description: '',
    brand: '',
    industry: '',
    category: '',
    price: 100,
    currency: 'EUR' as const,
    sale: 0,
    saleType: null,
    sides: [],
    weight: 0,
    warranty: null,
    images: [],
    ...fields,
  };
  const key = piece.type === 'product' ? String(piece.id) : `pkg-${piece.id}`;
  return { ...piece, key, folded: foldText(piece.name) };
}
