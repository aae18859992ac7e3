import { type Kysely, sql } from 'kysely';
import type { Services } from '@orendi/server/services';
import type { PictureOrder } from '../drawing/picture-of.ts';

type Db = Services['db'];
export type Transaction = Parameters<Parameters<Services['changes']['transaction']>[0]>[0];
export type Touch = Parameters<Parameters<Services['changes']['transaction']>[0]>[1];

export type DemoState = 'declined' | 'filled' | 'removed';

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

export interface DemoPicture {
  key: string;
  order: PictureOrder;
}

/** In the order in which they are to be drawn. */
export async function insertDemoPictures(trx: Transaction, pictures: DemoPicture[]): Promise<void> {
  const rows = JSON.stringify(
    pictures.map(({ key, order }, place) => ({ key, recipe: order, place })),
  );
  await sql`
    insert into demo_picture (key, recipe, place)
    select key, recipe, place from json_populate_recordset(null::demo_picture, ${rows}::json)
    on conflict (key) do update set recipe = excluded.recipe, place = excluded.place`.execute(trx);
}

/** What a picture is to be drawn from; undefined when it is none of the demo's. */
export async function findOrder(db: Db, key: string): Promise<PictureOrder | undefined> {
  const { rows } = await sql<{ recipe: PictureOrder }>`
    select recipe from demo_picture where key = ${key} and recipe is not null`.execute(db);
  return rows[0]?.recipe;
}

/** The next pictures after a place, in the order of drawing. */
export async function listOrders(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<(DemoPicture & { place: number })[]> {
  const { rows } = await sql<DemoPicture & { place: number }>`
    select key, recipe as order, place from demo_picture
    where place > ${after} and recipe is not null order by place limit ${limit}`.execute(db);
  return rows;
}
