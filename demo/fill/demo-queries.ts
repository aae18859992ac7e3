import { type Kysely, sql } from 'kysely';
import type { Services } from '@orendi/server/services';

type Db = Services['db'];
export type Transaction = Parameters<Parameters<Services['changes']['transaction']>[0]>[0];
export type Touch = Parameters<Parameters<Services['changes']['transaction']>[0]>[1];

type DemoState = 'declined' | 'filled' | 'removed';

/** What is known before anything is done: null where the question of a demo has not come up yet. */
export async function readState(
  db: Db,
): Promise<{ state: DemoState | null; hasBusinesses: boolean }> {
  const { rows } = await sql<{ state: DemoState | null; hasBusinesses: boolean }>`
    select (select state from demo) as state, exists (select from business) as "hasBusinesses"`.execute(
    db,
  );
  return rows[0] ?? { state: null, hasBusinesses: false };
}

/** Lets a transaction wait for as long as another one fills the shop: a minute, where the machine is busy. */
export async function liftTimeLimits(trx: Transaction): Promise<void> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    trx,
  );
}

/** Another transaction that changes the state waits here. @returns false when it is so already */
export async function changeState(db: Kysely<never> | Db, state: DemoState): Promise<boolean> {
  const { rows } = await sql`
    insert into demo (state) values (${state})
    on conflict (id) do update set state = excluded.state, changed_at = now()
    where demo.state <> excluded.state
    returning id`.execute(db);
  return rows.length > 0;
}

export async function insertDemoBusinesses(trx: Transaction, ids: number[]): Promise<void> {
  await sql`insert into demo_business (business_id) select unnest(${ids}::int[])`.execute(trx);
}

/** Pictures that are shown again are not removed any more. */
export async function keepShownPictures(trx: Transaction): Promise<void> {
  await sql`
    delete from demo_picture d using picture p where p.key = d.key and d.task = 'remove'`.execute(
    trx,
  );
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

/** Chosen once; another one is another catalogue. */
export const demoSeed = 7;
