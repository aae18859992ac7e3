import { type Focus, mostLost } from '@orendi/contract/fit-picture';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

export interface ProductPicture {
  key: string;
  bytes: number;
  /** Found when it was read; set for a picture that may be new to the database. */
  found?: Focus | undefined;
  /** Crop center; by default the one it had for this product, or the one found. */
  focus?: Focus | null | undefined;
}

export interface ShownPicture {
  key: string;
  focus: Focus | null;
}

/** Each product's pictures in display order; products without pictures are missing. */
export async function listShownPictures(trx: Db, ids: number[]) {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; pictures: ShownPicture[] }>`
    select product_id, json_agg(json_build_object('key', picture_key, 'focus', focus) order by position) as pictures
    from product_picture where product_id = any(${ids}::int[]) group by product_id`.execute(trx);
  return new Map(rows.map(({ product_id, pictures }) => [product_id, pictures]));
}

/** Only those that a product of the business shows. */
export async function listOwnPictures(trx: Db, businessId: number, keys: string[]) {
  if (keys.length === 0) return [];
  const { rows } = await sql<ProductPicture>`
    select k.key, k.bytes, shown.focus from picture k join lateral (
      select t.focus from product_picture t join product p on p.id = t.product_id
      where t.picture_key = k.key and p.business_id = ${businessId} order by p.id limit 1
    ) shown on true
    where k.key = any(${keys})`.execute(trx);
  return rows;
}

/**
 * Focuses of one product have one length: the version before reads them as the rows of one array.
 * @param shown their pictures so far
 * @returns the pictures of each product now
 */
export async function replacePictures(
  trx: Db,
  products: { id: number; pictures: ProductPicture[] }[],
  shown: ReadonlyMap<number, ShownPicture[]>,
): Promise<Map<number, ShownPicture[]>> {
  const pictures = products.flatMap((product) =>
    product.pictures.map(({ key, bytes, found }) => ({ key, bytes, focus: found })),
  );
  await sql`
    insert into picture (key, bytes, focus)
    select distinct on (key) key, bytes, focus
    from json_populate_recordset(null::picture, ${JSON.stringify(pictures)}::json)
    order by key on conflict (key) do update set focus = excluded.focus
    where picture.focus is null and excluded.focus is not null`.execute(trx);
  const pictured = products.map(({ id }) => id).filter((id) => shown.has(id));
  if (pictured.length > 0) {
    await sql`delete from product_picture where product_id = any(${pictured}::int[])`.execute(trx);
  }
  const places = products.flatMap(({ id, pictures: own }) =>
    own.map(({ key, focus }, position) => {
      const former = shown.get(id)?.find((picture) => picture.key === key)?.focus;
      return { product_id: id, position, picture_key: key, focus: focus ?? former };
    }),
  );
  const { rows } = await sql<ShownPicture & { product_id: number; position: number }>`
    insert into product_picture (product_id, position, picture_key, focus)
    select product_id, position, picture_key, case
      when cardinality(focus) = 2 and bool_or(cardinality(focus) = 3) over (partition by product_id)
      then focus || ${sql.lit(mostLost)}::real else focus end
    from (
      select t.product_id, t.position, t.picture_key, coalesce(t.focus, k.focus) as focus
      from json_populate_recordset(null::product_picture, ${JSON.stringify(places)}::json) t
        join picture k on k.key = t.picture_key
    ) as photo
    returning product_id, position, picture_key as key, focus`.execute(trx);
  rows.sort((one, other) => one.position - other.position);
  return Map.groupBy(rows, (row) => row.product_id);
}
