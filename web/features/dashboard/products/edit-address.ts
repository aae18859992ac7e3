import { paths } from '../../../platform/paths.ts';
import type { Piece } from './piece.ts';

/** The address of a listing's form. */
export function editAddress({ type, id }: Piece): string {
  return type === 'product' ? paths.editProduct(id) : paths.editPackage(id);
}
