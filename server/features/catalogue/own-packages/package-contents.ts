import type { NewPackageForm } from '@orendi/contract/schemas/package-forms';
import { m } from '@orendi/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PackageItem } from '../package-queries.ts';
import { ownsProducts } from '../save-product-queries.ts';

/**
 * What a form puts into a package, as rows.
 * @throws ApiError NOT_FOUND, told under its field, when the business does not have one of the products
 */
export async function packageContents(
  trx: Transaction<Database>,
  businessId: number,
  { products }: Pick<NewPackageForm, 'products'>,
): Promise<PackageItem[]> {
  const ids = products.map(({ productId }) => productId);
  if (!(await ownsProducts(trx, businessId, ids))) throw productUnknown();
  return products.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
}

function productUnknown(): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_product_unknown({}, { locale: language });
  return new ApiError('NOT_FOUND', { faults: [{ path: 'product_ids', sentence }] });
}
