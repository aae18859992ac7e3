import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

/** A stored picture. */
export interface ProductPicture {
  key: string;
  /** Size of the stored file. */
  bytes: number;
}

export interface ProductPictures {
  id: number;
  /** The first is the cover. */
  pictures: ProductPicture[];
}

/** The keys of each product's pictures in display order; products without pictures are missing. */
export async function listPictureKeys(
  trx: Kysely<Database>,
  ids: number[],
): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ product_id: number; keys: string[] }>`
    select product_id, array_agg(picture_key order by position) as keys
    from product_picture where product_id = any(${ids}::int[]) group by product_id`.execute(trx);
  return new Map(rows.map(({ product_id, keys }) => [product_id, keys]));
}

/** Those of these pictures that a product of the business shows. */
export async function listOwnPictures(
  trx: Kysely<Database>,
  businessId: number,
  keys: string[],
): Promise<ProductPicture[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<ProductPicture>`
    select key, bytes from picture k
    where key = any(${keys}) and exists (
      select from product_picture t join product p on p.id = t.product_id
      where t.picture_key = k.key and p.business_id = ${businessId}
    )`.execute(trx);
  return rows;
}

/** Replaces the pictures of the products. */
export async function replacePictures(
  trx: Kysely<Database>,
  products: ProductPictures[],
): Promise<void> {
  const pictures = JSON.stringify(products.flatMap((product) => product.pictures));
  await sql`
    insert into picture (key, bytes)
    select distinct on (key) key, bytes from json_populate_recordset(null::picture, ${pictures}::json)
    order by key on conflict (key) do nothing`.execute(trx);
  const ids = products.map(({ id }) => id);
  await sql`delete from product_picture where product_id = any(${ids}::int[])`.execute(trx);
  const places = products.flatMap(({ id, pictures: own }) =>
    own.map(({ key }, position) => ({ product_id: id, position, picture_key: key })),
  );
  await sql`
    insert into product_picture (product_id, position, picture_key)
    select product_id, position, picture_key
    from json_populate_recordset(null::product_picture, ${JSON.stringify(places)}::json)`.execute(
    trx,
  );
}
