import type { Db, Trx } from '@orendi/server/platform/db/tables';
import { sql } from 'kysely';

type DemoState = 'declined' | 'filled' | 'removed';

/** The demo's state; null before the first start has decided. */
export async function readState(db: Db) {
  const { rows } = await sql<{ state: DemoState | null; hasBusinesses: boolean }>`
    select (select state from demo) as state,
      exists (select from business) as "hasBusinesses"`.execute(db);
  return rows[0] ?? { state: null, hasBusinesses: false };
}

/** Lets a transaction wait while another one fills the shop: up to a minute on a busy machine. */
export async function liftTimeLimits(trx: Trx): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true),
    set_config('statement_timeout', '0', true)`.execute(trx);
}

/**
 * Concurrent changes of the state wait here.
 * @returns false if nothing changed
 */
export async function changeState(db: Db, state: DemoState): Promise<boolean> {
  const { rows } = await sql`
    insert into demo (state) values (${state})
    on conflict (id) do update set state = excluded.state, changed_at = now()
    where demo.state <> excluded.state
    returning id`.execute(db);
  return rows.length > 0;
}

export async function insertDemoBusinesses(trx: Trx, ids: number[]): Promise<void> {
  await sql`insert into demo_business (business_id) select unnest(${ids}::int[])`.execute(trx);
}

/**
 * Lets the sales of the demo's products have begun a week ago, after the days since these were published at their full
 * prices: so it is known what those of more than a month cost before.
 */
export async function backdatePrices(trx: Trx, productIds: number[]): Promise<void> {
  await sql`
    with sold as (
      update price_history h set valid_from = now() - interval '7 days'
      from product p
      where p.id = h.product_id and p.id = any(${productIds}::int[])
        and p.sale > 0 and p.published_at < now() - interval '7 days'
      returning p.id, p.published_at, p.price, p.currency
    )
    insert into price_history (product_id, valid_from, price, currency, sale)
    select id, published_at, price, currency, 0 from sold`.execute(trx);
}

/** Cancels the removal of pictures that are shown again. */
export async function keepShownPictures(trx: Trx): Promise<void> {
  await sql`
    delete from demo_picture d using picture p
    where p.key = d.key and d.task = 'remove'`.execute(trx);
}

/** A picture that may be missing. */
export interface Gap {
  key: string;
  /** A product's name and the picture's position, or a business's name. */
  shows: string;
}

export async function listGaps(db: Db): Promise<Gap[]> {
  const { rows } = await sql<Gap>`
    with gap as (select key from demo_picture where task = 'bring')
    select key, product_name || ' ' || position as shows
    from gap join product_picture on picture_key = key join product on product.id = product_id
    union all
    select key, business_name from gap join business on cover_photo = key`.execute(db);
  return rows;
}

export async function forgetGaps(db: Db): Promise<void> {
  await sql`delete from demo_picture where task = 'bring'`.execute(db);
}

/** Fixed: another seed is another catalog. */
export const demoSeed = 7;
