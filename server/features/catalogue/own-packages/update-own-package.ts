import type { PackageChangeForm } from '@orendi/contract/schemas/package-forms';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { holdBusinesses, writeListings } from '../../discovery/index.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { findOwnPackage, replacePackage } from '../package-queries.ts';
import { packageContents } from './package-contents.ts';

/**
 * Changes a package. While its business is held nobody else writes it, so the version that is looked at is the one that is
 * written over.
 * @throws ApiError NOT_FOUND when the business does not have it or one of the products, CONFLICT when it was changed since
 * the form was loaded
 */
export async function updateOwnPackage(
  { changes }: Pick<Services, 'changes'>,
  businessId: number,
  { id, version, products, ...columns }: PackageChangeForm,
): Promise<void> {
  await changes.transaction(async (trx, touch) => {
    await holdBusinesses(trx, { businessId });
    const before = await findOwnPackage(trx, businessId, id);
    if (!before) throw noProductFound();
    if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
    const items = await packageContents(trx, businessId, { products });
    // No form of a package has a sale, so nobody could lower one that is more than the new price.
    const isAbove = before.sale_type === 'fixed' && before.sale > columns.price;
    const sale = isAbove ? { sale: 0, sale_type: null } : {};
    await replacePackage(trx, businessId, id, { ...columns, ...sale }, items);
    await writeListings(trx, touch, { packageIds: [id] });
  });
}
