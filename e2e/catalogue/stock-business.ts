import { saveProducts } from '@orendi/server/features/catalogue/index';
import type { Seller } from '../account.ts';
import { openShop } from './open-shop.ts';
import { storePicture } from './store-picture.ts';

type Fields = Parameters<typeof saveProducts>[3][number]['fields'];

type Piece = Pick<Fields, 'product_name' | 'price'> &
  Partial<Fields> & {
    /** Number of photos; one by default. */
    photos?: number;
  };

const colors = ['#a5672f', '#4f7a5a', '#8d8d8d'];

/**
 * Publishes a seller's products without the form.
 * @returns their ids, in the same order
 */
export async function stockBusiness({ id }: Seller, pieces: Piece[]): Promise<number[]> {
  const { services, close } = await openShop();
  const { business_id: businessId } = await services.db
    .selectFrom('account')
    .select('business_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const pictures = await Promise.all(colors.map((color) => storePicture(services, color)));
  const inputs = pieces.map(({ photos = 1, ...piece }) => ({
    fields: {
      description_en: 'A calm piece, made to order.',
      description_al: 'Një copë e qetë, e punuar me porosi.',
      currency: 'EUR' as const,
      sale_type: null,
      industry_id: 1,
      category_id: 4,
      ...piece,
    },
    pictures: pictures.slice(0, photos),
  }));
  const saved = await services.changes.transaction((trx, touch) =>
    saveProducts(trx, touch, businessId ?? 0, inputs),
  );
  await close();
  return saved.map((product) => product.id);
}
