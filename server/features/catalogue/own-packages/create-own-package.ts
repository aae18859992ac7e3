import type { NewPackageForm } from '@orendi/contract/schemas/package-forms';
import type { Services } from '../../../services.ts';
import { saveUnderKey } from '../../../platform/idempotency/keys.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { createPackage } from '../create-package.ts';
import { replacePackage } from '../package-queries.ts';
import { packageContents } from './package-contents.ts';

/**
 * Publishes a package of the business's own products. A key that was used before overwrites the package published with
 * it.
 * @returns the id of the package
 * @throws ApiError NOT_FOUND when one of the products does not belong to the business
 */
export async function createOwnPackage(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { products, ...columns }: NewPackageForm,
  key?: string,
): Promise<number> {
  return changeBusiness(services, businessId, async (trx, touch) => {
    const items = await packageContents(trx, businessId, { products });
    const fields = { ...columns, business_id: businessId, sale_type: null };
    const saved = await saveUnderKey(trx, { businessId, kind: 'package', key }, async (id) => {
      if (id === undefined) return { id: await createPackage(trx, touch, fields, items) };
      await replacePackage(trx, businessId, id, { ...columns, sale: 0, sale_type: null }, items);
      await writeListings(trx, touch, { packageIds: [id] });
      return { id };
    });
    return saved.id;
  });
}
