import {
  productColumns,
  type ProductFields,
  type ProductPicture,
} from '@orendi/server/features/catalogue/index';
import type { Parts } from '@orendi/server/parts';

/** A product that is in the shop already, as `saveProducts` would write it. */
export interface ImportedProduct {
  fields: ProductFields;
  pictures: ProductPicture[];
}

/** The products of a business by these keys of its own list; at least one key. */
export async function listImported(
  db: Parts['db'],
  businessId: number,
  keys: string[],
): Promise<Map<string, ImportedProduct>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', ...productColumns])
    .where('business_id', '=', businessId)
    .where('external_key', 'in', keys)
    .execute();
  if (rows.length === 0) return new Map();
  const pictures = await db
    .selectFrom('product_picture')
    .innerJoin('picture', 'picture.key', 'product_picture.picture_key')
    .select(['product_picture.product_id', 'picture.key', 'picture.bytes'])
    .where(
      'product_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('product_picture.position')
    .execute();
  const picturesOf = Map.groupBy(pictures, ({ product_id }) => product_id);
  return new Map(
    rows.map(({ id, ...fields }) => [
      fields.external_key ?? '',
      {
        fields,
        pictures: (picturesOf.get(id) ?? []).map(({ key, bytes }) => ({ key, bytes })),
      },
    ]),
  );
}
