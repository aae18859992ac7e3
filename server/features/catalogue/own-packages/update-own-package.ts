import type { PackageChangeForm } from '@orendi/contract/schemas/package-forms';
import type { Services } from '../../../services.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { findOwnPackage, replacePackage } from '../package-queries.ts';
import { packageContents } from './package-contents.ts';

/**
 * Changes a package. The business is locked meanwhile, so the version that is checked is the one that is overwritten.
 * @throws ApiError NOT_FOUND when the package or one of the products does not belong to the business, CONFLICT when the
 * package was changed since the form was loaded
 */
export async function updateOwnPackage(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { id, version, products, ...columns }: PackageChangeForm,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const before = await findOwnPackage(trx, businessId, id);
    if (!before) throw noProductFound();
    if (version !== undefined && version !== before.version) throw new ApiError('CONFLICT');
    const items = await packageContents(
      trx,
      businessId,
      { products },
      before.contents.map((part) => part.id),
    );
    // A fixed sale above the new price ends: the package form has no sale field in which to lower it.
    const isAbove = before.sale_type === 'fixed' && before.sale > columns.price;
    const sale = isAbove ? { sale: 0, sale_type: null } : {};
    await replacePackage(trx, businessId, id, { ...columns, ...sale }, items);
    await writeListings(trx, touch, { packageIds: [id] });
  });
}
