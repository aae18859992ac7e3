import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Seller } from '@orendi/contract/schemas/business';
import type { Database, Db, Trx } from '../../platform/db/tables.ts';
import { deliveries } from '../discovery/index.ts';

type PlaceColumn =
  | 'town_id'
  | 'town_name'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'opening_hours'
  | 'delivery_note';
export type PlaceRow = Deliveries & Pick<Selectable<Database['business']>, PlaceColumn>;

/** The ids of the towns and the codes of the countries that a business delivers to. */
export interface Deliveries {
  delivery_town_ids: number[];
  delivery_country_codes: string[];
}

/** The `PlaceRow` of a business `b` as the column `place`. */
export const selectPlace = sql`
  (
    select to_jsonb(p) from (
      select b.town_id, b.town_name, b.country, b.latitude, b.longitude, b.opening_hours, b.delivery_note, ${deliveries}
    ) p
  ) as place`;

export async function findDeliveries(trx: Db, businessId: number): Promise<Deliveries> {
  const { rows } = await sql<Deliveries>`
    select ${deliveries} from business b where id = ${businessId}`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error(`There is no business ${businessId}.`);
  return found;
}

export async function saveDeliveries(
  trx: Trx,
  businessId: number,
  { delivery_town_ids: townIds, delivery_country_codes: codes }: Deliveries,
): Promise<void> {
  await trx.deleteFrom('business_delivery').where('business_id', '=', businessId).execute();
  const rows = [
    ...townIds.map((town_id) => ({ business_id: businessId, town_id, country: null })),
    ...codes.map((country) => ({ business_id: businessId, town_id: null, country })),
  ];
  if (rows.length > 0) await trx.insertInto('business_delivery').values(rows).execute();
}

export type TownColumns = Pick<PlaceRow, 'town_id' | 'town_name'>;

/** A business as its products and packages show it, with the key of its logo. */
export type SellerRow = Omit<Seller, 'town' | 'town_al' | 'delivery_towns' | 'delivery_countries'> &
  TownColumns & { deliveries: Deliveries; is_suspended: boolean };

/** The business `b` as the column `seller`. */
export const selectSeller: RawBuilder<SellerRow> = sql`
  json_build_object(
    'id', b.id, 'business_name', b.business_name, 'logo', b.logo, 'address', b.address,
    'town_id', b.town_id, 'town_name', b.town_name, 'delivery_note', b.delivery_note,
    'deliveries', (select to_jsonb(d) from (select ${deliveries}) d),
    'shows_phone', b.shows_phone, 'shows_whatsapp', b.shows_whatsapp, 'shows_viber', b.shows_viber,
    'closed_from', b.closed_from, 'closed_to', b.closed_to, 'is_verified', b.verified_at is not null, 'answers_within_hours', b.answers_within_hours,
    'is_suspended', b.suspended_at is not null
  ) as seller`;
