import type { NewPackageForm } from '@orendi/contract/schemas/package-forms';
import { m } from '@orendi/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PackageItem } from '../package-queries.ts';
import { ownsProducts } from '../save-product-queries.ts';

/**
 * The contents given in a package form, as rows.
 * @throws ApiError NOT_FOUND when one of the products does not belong to the business
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
  return new ApiError('NOT_FOUND', { sentence });
}
