import type { BusinessesQuery, KnownBusiness } from '@orendi/contract/schemas/operator-shop';
import { sql } from 'kysely';
import { contains, idIn } from '../../platform/db/folded.ts';
import { readPage } from '../../platform/db/read-page.ts';
import type { Db } from '../../platform/db/tables.ts';

/** The operator's list; with an id, that business alone. */
export function listBusinesses(db: Db, id?: number) {
  const counts = (['product', 'package', 'request'] as const).map((table) =>
    sql<number>`(select count(*) from ${sql.table(table)} where business_id = business.id)`.as(
      `${table}s` as const,
    ),
  );
  return db
    .selectFrom('business')
    .select(['id', 'business_name', 'email', 'phone_no', 'address', 'language', 'created_at'])
    .select(['suspended_at', 'suspension_reason', 'awaits_approval', 'tax_number', 'verified_at'])
    .select(counts)
    .$if(id !== undefined, (all) => all.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
}

type KnownBusinessRow = Omit<KnownBusiness, 'created_at' | 'verified_at' | 'suspended_at'> & {
  created_at: Date;
  verified_at: Date | null;
  suspended_at: Date | null;
};

const states: Record<BusinessesQuery['state'], ReturnType<typeof sql>> = {
  all: sql`true`,
  public: sql`b.suspended_at is null`,
  waiting: sql`b.suspended_at is not null and b.awaits_approval`,
  suspended: sql`b.suspended_at is not null and not b.awaits_approval`,
  claimed: sql`i.awaits_operator`,
};

/** How many wait for the operator's yes: new ones, and accounts to own one. */
export function countWaiting(db: Db) {
  return db
    .selectNoFrom([
      sql<number>`(select count(*) from business b where ${states.waiting})`.as('newShops'),
      sql<number>`(select count(*) from invitation i where ${states.claimed})`.as('newOwners'),
    ])
    .executeTakeFirstOrThrow();
}

/** New ones that wait for approval come first, then the newest. `q` is looked for in the name, the account's address and the id. */
export function listKnownBusinesses(db: Db, { q, state, ...query }: BusinessesQuery) {
  const isMeant = q
    ? sql`(${contains(sql`b.business_name`, q)} or ${contains(sql`coalesce(a.email, '')`, q)} or b.id = ${idIn(q)})`
    : sql`true`;
  const found = sql`
    from business b left join account a on a.business_id = b.id
      left join invitation i on i.business_id = b.id and i.role = 'owner'
        and (i.accepted_by is null and i.expires_at > now() or i.awaits_operator)
      left join account c on c.id = i.accepted_by
    where ${states[state]} and ${isMeant}`;
  const columns = sql<KnownBusinessRow>`
    b.id, b.business_name, b.description_en, b.description_al, b.address, b.phone_no, a.email, b.created_at, b.suspended_at, b.suspension_reason, b.tax_number, b.verified_at,
      (${states.waiting}) as awaits_approval,
      (select count(*) from product where business_id = b.id and state <> 'draft') as products,
      (select count(*) from package where business_id = b.id and state <> 'draft') as packages,
      (select count(*) from request where business_id = b.id and is_order and not request_status) as waiting,
      case when i.id is not null then jsonb_build_object('id', i.id, 'email', i.email, 'expires_at',
          to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'claimant', case when c.id is not null then
          jsonb_build_object('name', c.name || ' ' || c.surname, 'email', c.email) end) end as invitation`;
  const order = sql`(${states.waiting}) desc, b.id desc`;
  return readPage(db, query, columns, { found, order });
}
