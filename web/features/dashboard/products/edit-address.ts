import { paths } from '../../../platform/paths.ts';
import type { Piece } from './piece.ts';

/** Where a piece is changed. */
export function editAddress({ type, id }: Piece): string {
  return type === 'product' ? paths.editProduct(id) : paths.editPackage(id);
}
