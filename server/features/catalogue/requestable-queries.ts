import type { RequestType } from '@orendi/contract/listings';
import { sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Currency, Db, ItemImages } from '../../platform/db/tables.ts';
import type { SellerCountryColumns } from '../businesses/index.ts';

/** The snapshot that a request keeps of its item, and its recipient. */
export interface RequestableItem extends SellerCountryColumns {
  id: number;
  type: RequestType;
  name: string;
  /** After its sale; null for a business. */
  price: number | null;
  currency: Currency | null;
  /** Keyed by picture: the cover of a product, the logo of a business, or the cover and name of each product in a package. */
  images: ItemImages;
  business_id: number;
  business_email: string;
  /** The address of the business's account; null when it has none. */
  account_email: string | null;
}

/** Undefined for an item that is unknown, hidden or suspended, and for a package with a hidden product. */
export async function findRequestableItem(db: Db, type: RequestType, id: number) {
  const { rows } = await (type === 'business' ? business(id) : listing(type, id)).execute(db);
  return rows[0];
}

const ofBusiness = sql`b.id as business_id, b.email as business_email, b.phone_no, b.town_id, b.country,
    (select email from account where business_id = b.id) as account_email`;

const listing = (type: 'product' | 'package', id: number) => sql<RequestableItem>`${prepared}
  select l.id, ${type}::text as type, l.name, l.effective_price as price, l.currency,
    case when l.product_id is not null then to_json(l.picture_key) else (
      select coalesce(json_agg(json_build_object(
        'image', k.picture_key, 'name', m.product_name
      ) order by m.id), '[]')
      from package_item t
        join product m on m.id = t.product_id
        left join product_picture k on k.product_id = m.id and k.position = 0
      where t.package_id = l.package_id
    ) end as images, ${ofBusiness}
  from listing l join business b on b.id = l.business_id
  where l.id = ${id} and (l.product_id is not null) = (${type} = 'product')`;

/** The question goes to the business itself, so name and logo are its own. */
const business = (id: number) => sql<RequestableItem>`${prepared}
  select b.id, 'business' as type, b.business_name as name, null as price, null as currency, b.logo as images, ${ofBusiness}
  from business b
  where b.id = ${id} and b.suspended_at is null`;
