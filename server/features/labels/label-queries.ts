import type { MergedDeleteForm } from '@orendi/contract/schemas/bulk-forms';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { ListingFacts } from '../previews/index.ts';

/** A product or package as its label shows it; a package has neither size nor material nor color. */
export interface LabelFacts extends Omit<ListingFacts, 'pictures' | 'seller'> {
  shop: string;
  sides: (number | null)[];
  material: { en: string | null; al: string | null };
  /** `#rrggbb` */
  color: string | null;
}

/**
 * The pieces of a business among these, but no draft that lacks a price. Products come first, each in the order asked for.
 */
export async function listLabelFacts(
  db: Db,
  businessId: number,
  { productIds, packageIds }: MergedDeleteForm,
): Promise<LabelFacts[]> {
  const { rows } = await sql<LabelFacts>`
    select 'product' as type, p.id, p.product_name as name, b.business_name as shop, p.price, p.currency, p.sale, p.sale_type as "saleType",
      1 as pieces, array[p.length, p.width, p.height]::float[] as sides,
      json_build_object('en', p.material, 'al', p.material_al) as material, p.color, place
    from unnest(${productIds}::int[]) with ordinality as asked (id, place) join product p using (id)
      join business b on b.id = p.business_id
    where p.business_id = ${businessId} and num_nulls(p.price, p.currency) = 0
    union all
    select 'package', p.id, p.package_name, b.business_name, p.price, p.currency, p.sale, p.sale_type,
      (select coalesce(sum(quantity), 0)::int from package_item where package_id = p.id), '{}',
      json_build_object('en', null, 'al', null), null, place
    from unnest(${packageIds}::int[]) with ordinality as asked (id, place) join package p using (id)
      join business b on b.id = p.business_id
    where p.business_id = ${businessId} and num_nulls(p.price, p.currency) = 0
    order by type desc, place`.execute(db);
  return rows;
}
