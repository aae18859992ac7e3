import type { NewPackageForm } from '@orendi/contract/schemas/package-forms';
import type { Parts } from '../../../parts.ts';
import { holdBusinesses } from '../../discovery/index.ts';
import { createPackage } from '../create-package.ts';
import { packageContents } from './package-contents.ts';

/**
 * Publishes a package of own products.
 * @returns its id
 * @throws ApiError NOT_FOUND when the business does not have one of the products
 */
export async function createOwnPackage(
  { changes }: Pick<Parts, 'changes'>,
  businessId: number,
  { products, ...columns }: NewPackageForm,
): Promise<number> {
  return changes.transaction(async (trx, touch) => {
    await holdBusinesses(trx, { businessId });
    const items = await packageContents(trx, businessId, { products });
    const fields = { ...columns, business_id: businessId, sale_type: null };
    return createPackage(trx, touch, fields, items);
  });
}
