import { createPackage } from '@orendi/server/testing/factories';
import type { Seller } from '../account.ts';
import { openShop } from './open-shop.ts';

/**
 * Publishes a package with one each of a seller's products, without the form.
 * @returns its id
 */
export async function stockPackage({ id }: Seller, name: string, ids: number[]): Promise<number> {
  const { services, close } = await openShop();
  const { business_id: businessId } = await services.db
    .selectFrom('account')
    .select('business_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const packageId = await createPackage(
    { services },
    {
      business_id: businessId ?? 0,
      package_name: name,
      price: 900,
      products: ids.map((product) => ({ product_id: product, quantity: 1 })),
    },
  );
  await close();
  return packageId;
}
