import type { RequestType } from '@orendi/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import { effectivePrice } from '@orendi/contract/money';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Currency, Db, ItemImages, SaleType } from '../../platform/db/tables.ts';
import type { SellerCountryColumns } from '../businesses/index.ts';
import { isPublicPackage, isPublicProduct, takesSize } from '../discovery/index.ts';

/** The snapshot that a request keeps of its item, and its recipient. */
export interface RequestableItem extends SellerCountryColumns {
  id: number;
  type: RequestType;
  name: string;
  /** Null for a business. */
  price: number | null;
  currency: Currency | null;
  sale: number;
  sale_type: SaleType | null;
  /** It is a product made in any size. */
  takes_size: boolean;
  /** Keyed by picture: the cover of a product, the logo of a business, or the cover and name of each product in a package. */
  images: ItemImages;
  business_id: number;
  business_email: string;
  /** The address of the business's account; null when it has none. */
  account_email: string | null;
}

/** Undefined for one that visitors may not see. */
export async function findRequestableItem(db: Db, type: RequestType, id: number) {
  const { rows } = await items[type](id, isPublic[type]).execute(db);
  return rows[0];
}

/** Undefined for another business's, and for a draft without a price. */
export async function findOwnItem(
  db: Db,
  businessId: number,
  { type, id }: Pick<RequestableItem, 'type' | 'id'>,
): Promise<RequestableItem | undefined> {
  const isPriced = type === 'business' ? sql`true` : sql`num_nulls(p.price, p.currency) = 0`;
  const { rows } = await items[type](id, sql`b.id = ${businessId} and ${isPriced}`).execute(db);
  return rows[0];
}

const ofBusiness = sql`b.id as business_id, b.email as business_email, b.phone_no, b.town_id, b.country,
    (select email from account where business_id = b.id) as account_email`;

type Find = (id: number, isAllowed: RawBuilder<unknown>) => RawBuilder<RequestableItem>;

const product: Find = (id, isAllowed) => sql`${prepared}
  select p.id, 'product' as type, p.product_name as name, p.price, p.currency, p.sale, p.sale_type,
    ${takesSize} as takes_size,
    (select picture_key from product_picture where product_id = p.id and position = 0) as images, ${ofBusiness}
  from product p join business b on b.id = p.business_id
  where p.id = ${id} and ${isAllowed}`;

const packageOfProducts: Find = (id, isAllowed) => sql`${prepared}
  select p.id, 'package' as type, p.package_name as name, p.price, p.currency, p.sale, p.sale_type,
    false as takes_size,
    (
      select coalesce(json_agg(json_build_object(
        'image', k.picture_key, 'name', m.product_name
      ) order by m.id), '[]')
      from package_item t
        join product m on m.id = t.product_id
        left join product_picture k on k.product_id = m.id and k.position = 0
      where t.package_id = p.id
    ) as images, ${ofBusiness}
  from package p join business b on b.id = p.business_id
  where p.id = ${id} and ${isAllowed}`;

/** The question goes to the business itself, so name and logo are its own. */
const business: Find = (id, isAllowed) => sql`${prepared}
  select b.id, 'business' as type, b.business_name as name, null as price, null as currency, 0 as sale,
    null as sale_type, false as takes_size, b.logo as images, ${ofBusiness}
  from business b
  where b.id = ${id} and ${isAllowed}`;

const items = { product, package: packageOfProducts, business };
const isPublic = {
  product: isPublicProduct,
  package: isPublicPackage,
  business: sql`b.suspended_at is null`,
};

/** The columns of a request that keep its item as it is now, with the price after its sale. */
export function snapshotOf({ price, sale, sale_type: saleType, ...item }: RequestableItem) {
  return {
    business_id: item.business_id,
    item_id: item.id,
    item_type: item.type,
    item_name: item.name,
    item_images: item.images,
    item_price: price === null ? null : effectivePrice({ price, sale, saleType }),
    item_currency: item.currency,
  };
}
