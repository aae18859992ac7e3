import { market } from '@orendi/contract/limits';
import type {
  Market,
  MarketGroup,
  MarketShop,
  MarketWeek,
} from '@orendi/contract/schemas/market-figures';
import { tiraneDay } from '@orendi/contract/tirane-day';
import { townOfId, townOfSlug } from '@orendi/contract/towns';
import type { Language } from '@orendi/messages';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { listDemand } from '../../discovery/index.ts';
import { daysBefore } from '../../views/index.ts';
import { word } from '../reports/sheet-of.ts';

/** From visits to answers, by week, town, category and shop; and what visitors want, beside what there is. */
export async function getMarket(
  services: Pick<Services, 'db' | 'clock' | 'listings'>,
  language: Language,
): Promise<Market> {
  const { db, clock } = services;
  const today = tiraneDay(clock());
  const first = daysBefore(today, market.days - 1);
  const [weeks, shops, categories, wishes] = await Promise.all([
    listWeeks(db, today),
    listShops(db, first),
    listCategories(db, first, language),
    listDemand(services, market.wishes),
  ]);
  return {
    weeks,
    towns: townsOf(shops, language),
    categories,
    shops: shops.slice(0, market.shops),
    wishes: wishes.map(({ town: slug, ...wish }) => {
      const name = townOfSlug(slug)?.[language];
      return Object.assign(wish, { town: name === undefined ? null : { slug, name } });
    }),
  };
}

const figures = ['listings', 'details', 'contacts', 'requests', 'answered'] as const;

/** In the order of their most viewed shops. */
const townsOf = (shops: MarketShop[], language: Language): MarketGroup[] =>
  Array.from(
    Map.groupBy(shops, ({ town_id: id }) => id),
    ([id, there]) => ({
      id,
      name: townOfId(id ?? 0)?.[language] ?? word('report_no_town', language),
      ...(Object.fromEntries(
        figures.map((figure) => [figure, there.reduce((sum, shop) => sum + shop[figure], 0)]),
      ) as Pick<MarketGroup, (typeof figures)[number]>),
    }),
  );

/** Requests that reached their sellers and are none of spam, since a day in Europe/Tirane. */
const requestsSince = (first: string) => sql`
  select business_id, item_id, item_type, request_status from request
  where is_order and state <> 'spam' and created_at >= ${first}::timestamp at time zone 'Europe/Tirane'`;

/** The week of a day and those before it, none left out, the oldest first. */
async function listWeeks(db: Db, today: string): Promise<MarketWeek[]> {
  const monday = sql`date_trunc('week', ${today}::timestamp)`;
  const first = sql`(${monday} - interval '1 week' * ${sql.lit(market.weeks - 1)})`;
  const weekOf = (moment: string) =>
    sql`date_trunc('week', ${sql.ref(moment)} at time zone 'Europe/Tirane')`;
  const since = (moment: string) =>
    sql`${sql.ref(moment)} >= ${first} at time zone 'Europe/Tirane'`;
  const { rows } = await sql<MarketWeek>`
    with visit as (
      select date_trunc('week', day::timestamp) as week, sum(visitors)::int as visits
      from visit_day where day >= ${first} group by 1
    ), view as (
      select date_trunc('week', day::timestamp) as week, sum(item_views)::int as details
      from business_view_day where day >= ${first} group by 1
    ), contact as (
      select date_trunc('week', day::timestamp) as week, sum(contacts)::int as contacts
      from business_contact_day where day >= ${first} group by 1
    ), asked as (
      select ${weekOf('created_at')} as week, count(*) as requests, count(*) filter (where request_status) as answered
      from request where is_order and state <> 'spam' and ${since('created_at')} group by 1
    ), shop as (
      select ${weekOf('created_at')} as week, count(*) as new_shops from business where ${since('created_at')} group by 1
    )
    select to_char(week, 'YYYY-MM-DD') as week, visits, coalesce(details, 0) as details, coalesce(contacts, 0) as contacts,
      coalesce(requests, 0) as requests, coalesce(answered, 0) as answered, coalesce(new_shops, 0) as new_shops
    from generate_series(${first}, ${monday}, interval '1 week') as week
      left join visit using (week) left join view using (week) left join contact using (week)
      left join asked using (week) left join shop using (week)
    order by week`.execute(db);
  return rows;
}

const steps = sql`
  coalesce(sum(details), 0)::int as details, coalesce(sum(contacts), 0)::int as contacts,
  coalesce(sum(requests), 0)::int as requests, coalesce(sum(answered), 0)::int as answered`;

/** Every shop with the town it is in, the most viewed first. */
async function listShops(db: Db, first: string) {
  const { rows } = await sql<MarketShop>`
    with step as (
      select business_id, item_views as details, 0 as contacts, 0 as requests, 0 as answered
      from business_view_day where day >= ${first}
      union all select business_id, 0, contacts, 0, 0 from business_contact_day where day >= ${first}
      union all select business_id, 0, 0, 1, request_status::int from (${requestsSince(first)}) r
    ), total as (select business_id, ${steps} from step group by business_id)
    select b.id, b.business_name as name, b.town_id, coalesce(l.listings, 0) as listings, coalesce(details, 0) as details,
      coalesce(contacts, 0) as contacts, coalesce(requests, 0) as requests, coalesce(answered, 0) as answered
    from business b left join total t on t.business_id = b.id
      left join (select business_id, count(*) as listings from listing group by business_id) l on l.business_id = b.id
    order by details desc, requests desc, b.id`.execute(db);
  return rows;
}

/** The categories of the products that are in the shop or were looked at, the most viewed first. */
async function listCategories(db: Db, first: string, language: Language) {
  const name =
    language === 'al' ? sql`coalesce(c.category_name_al, c.category_name)` : sql`c.category_name`;
  const { rows } = await sql<MarketGroup>`
    with step as (
      select category_id, 1 as listings, 0 as details, 0 as contacts, 0 as requests, 0 as answered
      from listing where product_id is not null
      union all select p.category_id, 0, v.views, 0, 0, 0
      from view_day v join product p on p.id = v.listing_id where v.day >= ${first}
      union all select p.category_id, 0, 0, c.presses, 0, 0
      from contact_press c join product p on p.id = c.item_id where c.item_type = 'product' and c.day >= ${first}
      union all select p.category_id, 0, 0, 0, 1, request_status::int
      from (${requestsSince(first)}) r join product p on p.id = r.item_id where r.item_type = 'product'
    )
    select c.id, ${name} as name, sum(listings)::int as listings, ${steps}
    from step s join category c on c.id = s.category_id
    group by c.id order by details desc, requests desc, c.id`.execute(db);
  return rows;
}
