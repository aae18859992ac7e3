import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

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
