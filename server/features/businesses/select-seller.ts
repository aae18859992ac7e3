import type { Seller } from '@orendi/contract/schemas/business';
import { type RawBuilder, sql } from 'kysely';
import { type Deliveries, deliveries } from './place-queries.ts';
import type { TownColumns } from './present-place.ts';

/** A business as its products and packages show it, with the key of its logo. */
export type SellerRow = Omit<Seller, 'town' | 'town_al' | 'delivery_towns' | 'delivery_countries'> &
  TownColumns & { deliveries: Deliveries };

/** The business `b` as the column `seller`. */
export const selectSeller: RawBuilder<SellerRow> = sql`
  json_build_object(
    'id', b.id, 'business_name', b.business_name, 'logo', b.logo, 'address', b.address,
    'town_id', b.town_id, 'town_name', b.town_name, 'delivery_note', b.delivery_note,
    'deliveries', (select to_jsonb(d) from (select ${deliveries}) d),
    'shows_phone', b.shows_phone, 'shows_whatsapp', b.shows_whatsapp, 'shows_viber', b.shows_viber
  ) as seller`;
