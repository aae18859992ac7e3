import { itemPath } from '@orendi/contract/item-path';
import { openShop } from './open-shop.ts';

/** The path of the listing that has everything: photos, dimensions, a sale, texts in both languages. */
export async function sofaPath(): Promise<string> {
  const { services, close } = await openShop();
  const { id, product_name: name } = await services.db
    .selectFrom('product')
    .select(['id', 'product_name'])
    .where('product_name', 'like', 'Divan Drini%')
    .executeTakeFirstOrThrow();
  await close();
  return itemPath('product', id, name);
}
