import { paths } from '../../../platform/paths.ts';
import type { OwnListing } from './own-listing.ts';

/** The address of a listing's form. */
export function editAddress({ type, id }: OwnListing): string {
  return type === 'product' ? paths.editProduct(id) : paths.editPackage(id);
}
