import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { productColumns, type ProductFields, type ProductPicture } from '../catalogue/index.ts';

/** A product in the form in which it can be saved again. */
export interface OwnProduct {
  id: number;
  version: number;
  fields: ProductFields;
  /** In display order. */
  pictures: ProductPicture[];
}

/**
 * The keys of a business's photos that these texts may name.
 * @param texts cells of the photos column
 */
export async function listOwnPhotos(
  db: Kysely<Database>,
  businessId: number,
  texts: string[],
): Promise<string[]> {
  const stems = texts.flatMap((text) => text.match(/\b[\da-f]{32,64}(?=\.webp\b)/g) ?? []);
  if (stems.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    select distinct t.picture_key as key
    from product_picture t join product p on p.id = t.product_id
    where p.business_id = ${businessId}
      and split_part(t.picture_key, '-', 1) = any(${[...new Set(stems)]}::text[])`.execute(db);
  return rows.map(({ key }) => key);
}

/** Products of a business, by id: those with these ids, those with these article numbers, or all. */
export async function listOwnProducts(
  db: Kysely<Database>,
  businessId: number,
  { ids, keys }: { ids?: number[]; keys?: string[] } = {},
): Promise<OwnProduct[]> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'version', ...productColumns])
    .select(
      sql<ProductPicture[]>`(
        select coalesce(json_agg(json_build_object('key', k.key, 'bytes', k.bytes, 'focus', t.focus) order by t.position), '[]')
        from product_picture t join picture k on k.key = t.picture_key
        where t.product_id = product.id
      )`.as('pictures'),
    )
    .where('business_id', '=', businessId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`id = any(${ids}::int[])`))
    .$if(keys !== undefined, (query) =>
      query.where(sql<boolean>`external_key = any(${keys}::text[])`),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id, version, pictures, ...fields }) => ({ id, version, pictures, fields }));
}
