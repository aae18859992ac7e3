import { listingTips as limits } from '@orendi/contract/limits';
import type { ListingTip } from '@orendi/contract/schemas/stats';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import type { PictureAddress } from '../../platform/media/picture-addresses.ts';
import { daysBefore } from '../views/index.ts';

/**
 * One tip for each piece that has been on sale for a while without a lead or a contact, as far as facts give one. Only
 * pieces that visitors see have any.
 */
export async function listListingTips(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  businessId: number,
  address: PictureAddress,
): Promise<ListingTip[]> {
  const since = daysBefore(tiraneDay(clock()), limits.quietDays);
  const start = sql`${since}::timestamp at time zone 'Europe/Tirane'`;
  const { rows } = await sql<ListingTip>`
    with quiet as (
      select l.id, l.name, l.category_id, l.currency, l.effective_price,
        case when l.product_id is null then 'package' else 'product' end as type,
        coalesce(l.picture_key, l.piece_pictures[1]) as image, l.picture_focus as image_focus,
        coalesce(v.recent, 0) as looks
      from listing l left join view_count v on v.listing_id = l.id
      where l.business_id = ${businessId} and l.published_at < ${start}
    ), own as (
      select q.*, case
          when p.id is not null and (select count(*) from product_picture where product_id = p.id) <= 1 then 'photos'
          when coalesce(p.length, 0) + coalesce(p.width, 0) + coalesce(p.height, 0) = 0 and p.id is not null then 'size'
          when greatest(
            char_length(coalesce(p.description_al, k.package_description_al, '')),
            char_length(coalesce(p.description_en, k.package_description_en, ''))
          ) < ${limits.shortDescription} then 'description'
        end as tip
      from quiet q left join product p on p.id = q.id and q.type = 'product'
        left join package k on k.id = q.id and q.type = 'package'
      where not exists (
        select from request r where r.business_id = ${businessId} and r.item_type = q.type and r.item_id = q.id
          and r.is_lead and r.state <> 'spam' and r.created_at >= ${start}
      ) and not exists (
        select from contact_press c where c.business_id = ${businessId} and c.item_type = q.type and c.item_id = q.id
          and c.day >= ${since}
      )
    ), judged as (
      select own.*, a.like_count, a.like_price, coalesce(tip, case
          when like_count >= ${limits.likePieces} and effective_price > like_price * ${limits.dearShare} then 'price'
          when looks >= ${limits.manyLooks} then 'looks'
        end) as found
      from (select *, row_number() over (partition by tip is null order by looks desc, id) as place from own) own
      left join lateral (
        select count(*) as like_count, percentile_cont(0.5) within group (order by effective_price) as like_price
        from listing o where own.tip is null and own.type = 'product' and own.place <= ${limits.compared}
          and o.category_id = own.category_id and o.currency = own.currency and o.id <> own.id
      ) a on true
    )
    select id, type, name, image, image_focus, found as tip, looks, effective_price as price, currency, like_count,
      case when found = 'price' then round(like_price::numeric, 2) end as like_price
    from judged where found is not null order by looks desc, id limit ${limits.most}`.execute(db);
  return rows.map((row) => Object.assign(row, { image: row.image && address(row.image) }));
}
