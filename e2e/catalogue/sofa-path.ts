import { openShop } from './open-shop.ts';

/** The path of the listing that has everything: photos, dimensions, a sale, texts in both languages. */
export async function sofaPath(): Promise<string> {
  const { services, close } = await openShop();
  const { id } = await services.db
    .selectFrom('product')
    .select('id')
    .where('product_name', 'like', 'Divan Drini%')
    .executeTakeFirstOrThrow();
  await close();
  return `/product/${id}`;
}
