import { checkSale } from '@orendi/contract/fields/sale';
import type { SaleForm } from '@orendi/contract/schemas/bulk-forms';
import { m } from '@orendi/messages';
import type { Services } from '../../../services.ts';
import { brokenField } from '../../../platform/http/api-error.ts';
import { say } from '../../../platform/sentence.ts';
import { noProductFound } from '../../../platform/http/not-found.ts';
import { changeBusiness } from '../../businesses/index.ts';
import { writeListings } from '../../discovery/index.ts';
import { listOwnById } from '../save-product-queries.ts';
import { setSale } from './own-product-queries.ts';

/**
 * Puts all of these products on one sale, or none of them; a sale of 0 ends it.
 * @throws ApiError NOT_FOUND when one of them does not belong to the business, VALIDATION naming the product whose
 * price is below a fixed sale (the cheapest, if several are)
 */
export async function putOnSale(
  services: Pick<Services, 'changes'>,
  businessId: number,
  { ids, sale, saleType }: SaleForm,
): Promise<void> {
  await changeBusiness(services, businessId, async (trx, touch) => {
    const products = await listOwnById(trx, businessId, ids);
    if (products.length < new Set(ids).size) throw noProductFound();
    for (const { product_name, price } of products.sort((one, other) => one.price - other.price)) {
      checkSale({ price, sale, saleType }, (path) => {
        throw brokenField(path, say(m.api_sale_above_price_of, { product: product_name }));
      });
    }
    const changed = await setSale(trx, businessId, ids, sale, sale > 0 ? saleType : null);
    if (changed.length > 0) await writeListings(trx, touch, { productIds: changed });
  });
}
