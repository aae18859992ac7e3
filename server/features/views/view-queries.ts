import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared-statements.ts';
import type { Database } from '../../platform/db/tables.ts';

/** The kinds of pages whose views are counted. */
export type PageKind = 'product' | 'package' | 'business';

/** The owner of a page; undefined if visitors cannot see it, because it is unknown or its business suspended. */
export async function findOwner(
  db: Kysely<Database>,
  kind: PageKind,
  id: number,
): Promise<number | undefined> {
  const { rows } = await owners[kind](id).execute(db);
  return rows[0]?.business_id;
}

interface Owner {
  business_id: number;
}

const owners = {
  product: (id: number) => sql<Owner>`${prepared}
    select business_id from listing where id = ${id} and product_id is not null`,
  package: (id: number) => sql<Owner>`${prepared}
    select business_id from listing where id = ${id} and package_id is not null`,
  business: (id: number) => sql<Owner>`${prepared}
    select id as business_id from business where id = ${id} and suspended_at is null`,
};
