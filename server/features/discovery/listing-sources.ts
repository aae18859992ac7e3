import { type FacetName, facetNames } from '@orendi/contract/listing-filters';
import type { Focus } from '@orendi/contract/fit-picture';
import type { ProductDetails } from '@orendi/contract/product-fields';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../platform/db/tables.ts';
import type { SourcePlaces } from './places.ts';

/* The sources of listings, read for many products or packages at once. */

type Listing = Selectable<Database['listing']>;

interface Source
  extends
    SourcePlaces,
    Pick<Listing, 'id' | 'business_id' | 'name' | 'price' | 'currency' | 'sale' | 'sale_type'> {
  business_name: string;
  description_en: string | null;
  description_al: string | null;
  /** Whether it is available now; an unknown quantity counts as none. */
  in_stock: boolean;
  published_at: Date;
}

/** A product's measures, as the seller has given them. */
export type Measures = Pick<
  ProductDetails,
  'length' | 'width' | 'height' | 'made_to_measure' | 'assembly' | 'lead_time_weeks'
>;

/** The facets that are columns of a product. */
export type StoredFacetName = Exclude<FacetName, 'colorGroup'>;
export const storedFacetNames = facetNames.filter(
  (name): name is StoredFacetName => name !== 'colorGroup',
);

interface Placed {
  picture_key: string | null;
  picture_focus: Focus | null;
  industry_id: number;
  category_id: number;
  industry_names: (string | null)[];
  category_names: (string | null)[];
}

/** Includes the value of each stored facet. */
export interface ProductSource
  extends Source, Measures, Placed, Record<StoredFacetName, string | null> {
  model: string | null;
}

/** A product in a package, ordered by id. */
interface ContentSource extends Measures, Placed {
  name: string;
  quantity: number;
}

export interface PackageSource extends Source {
  contents: ContentSource[];
}

/** Visitors may see a product `p` of a business `b`: neither its seller nor the operator keeps it from them. */
export const isPublicProduct = sql<boolean>`(
  p.state = 'published' and p.hidden_at is null and b.suspended_at is null
)`;

/** A product `p` is made in any size. */
export const takesSize = sql<boolean>`p.made_to_measure is true`;

/** A product `p` is made once it is ordered, unless some are in stock. */
export const isMade = sql<boolean>`(${takesSize} or p.lead_time_weeks is not null)`;

/** Visitors may see a package `p` of a business `b`, as they may see each of its products. */
export const isPublicPackage = sql<boolean>`(${isPublicProduct} and not exists (
  select from package_item t join product m on m.id = t.product_id
  where t.package_id = p.id and (m.state <> 'published' or m.hidden_at is not null)
))`;

const facets = sql.join(storedFacetNames.map((name) => sql.ref(`p.${name}`)));

/** Where a business `b` delivers to. */
export const deliveries = sql`
  array(select d.town_id from business_delivery d where d.business_id = b.id and d.town_id is not null order by 1) as delivery_town_ids,
  array(select d.country from business_delivery d where d.business_id = b.id and d.country is not null order by 1) as delivery_country_codes`;

/** Only those that visitors may see. */
export async function listProductSources(trx: Db, ids: number[]) {
  const { rows } = await sql<ProductSource>`
    select p.id, p.business_id, b.business_name, p.product_name as name,
      p.description_en, p.description_al, p.price, p.currency, p.sale, p.sale_type, p.published_at,
      coalesce(p.quantity > 0, false) as in_stock, k.picture_key, k.focus as picture_focus, p.model, p.industry_id, p.category_id, ${facets},
      p.length, p.width, p.height, p.made_to_measure, p.assembly, p.lead_time_weeks, b.town_id, ${deliveries},
      array[i.industry_name, i.industry_name_al] as industry_names,
      array[c.category_name, c.category_name_al] as category_names
    from product p
      join business b on b.id = p.business_id
      join industry i on i.id = p.industry_id
      join category c on c.id = p.category_id
      left join product_picture k on k.product_id = p.id and k.position = 0
    where p.id = any(${ids}::int[]) and ${isPublicProduct}`.execute(trx);
  return rows;
}

/** Only those that visitors may see. */
export async function listPackageSources(trx: Db, ids: number[]) {
  const { rows } = await sql<PackageSource>`
    select p.id, p.business_id, b.business_name, p.package_name as name,
      p.package_description_en as description_en, p.package_description_al as description_al,
      p.price, p.currency, p.sale, p.sale_type, p.published_at, b.town_id, ${deliveries},
      (
        select coalesce(bool_and(coalesce(m.quantity >= t.quantity, false)), false)
        from package_item t join product m on m.id = t.product_id
        where t.package_id = p.id
      ) as in_stock,
      (
        select coalesce(json_agg(json_build_object(
          'name', m.product_name, 'quantity', t.quantity,
          'picture_key', k.picture_key, 'picture_focus', k.focus,
          'industry_id', m.industry_id, 'category_id', m.category_id,
          'length', m.length, 'width', m.width, 'height', m.height, 'made_to_measure', m.made_to_measure,
          'assembly', m.assembly, 'lead_time_weeks', m.lead_time_weeks,
          'industry_names', array[i.industry_name, i.industry_name_al],
          'category_names', array[c.category_name, c.category_name_al]
        ) order by m.id), '[]')
        from package_item t
          join product m on m.id = t.product_id
          join industry i on i.id = m.industry_id
          join category c on c.id = m.category_id
          left join product_picture k on k.product_id = m.id and k.position = 0
        where t.package_id = p.id
      ) as contents
    from package p join business b on b.id = p.business_id
    where p.id = any(${ids}::int[]) and ${isPublicPackage}`.execute(trx);
  return rows;
}
