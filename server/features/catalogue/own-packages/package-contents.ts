import type { NewPackageForm } from '@orendi/contract/schemas/package-forms';
import { m } from '@orendi/messages';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PackageItem } from '../package-queries.ts';
import { listHiddenNames, ownsProducts } from '../save-product-queries.ts';

/**
 * The contents given in a package form, as rows.
 * @param before ids of the products that the package holds already, hidden or not
 * @throws ApiError NOT_FOUND when one of the products does not belong to the business, VALIDATION naming the hidden
 * ones that would be added
 */
export async function packageContents(
  trx: Transaction<Database>,
  businessId: number,
  { products }: Pick<NewPackageForm, 'products'>,
  before: number[] = [],
): Promise<PackageItem[]> {
  const ids = products.map(({ productId }) => productId);
  if (!(await ownsProducts(trx, businessId, ids))) throw productUnknown();
  const hidden = await listHiddenNames(
    trx,
    ids.filter((id) => !before.includes(id)),
  );
  if (hidden.length > 0) throw productsHidden(hidden.join(', '));
  return products.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
}

function productUnknown(): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_product_unknown({}, { locale: language });
  return new ApiError('NOT_FOUND', { sentence });
}

function productsHidden(names: string): ApiError {
  const sentence = (language: 'al' | 'en') => m.api_package_hidden({ names }, { locale: language });
  return new ApiError('VALIDATION', { faults: [{ path: 'product_ids', sentence }] });
}
