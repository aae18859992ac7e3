import type {
  BusinessesQuery,
  KnownBusiness,
  KnownBusinesses,
} from '@orendi/contract/schemas/operator-shop';
import { type Selectable, sql } from 'kysely';
import type { Services } from '../../services.ts';
import { contains, idIn } from '../../platform/db/folded.ts';
import type { Database, Db } from '../../platform/db/tables.ts';

const summaryColumns = [
  'id',
  'business_name',
  'email',
  'phone_no',
  'address',
  'language',
  'created_at',
  'suspended_at',
  'suspension_reason',
] as const;

export interface BusinessSummary extends Pick<
  Selectable<Database['business']>,
  (typeof summaryColumns)[number]
> {
  products: number;
  packages: number;
  requests: number;
}

export async function listBusinesses(db: Services['db'], id?: number): Promise<BusinessSummary[]> {
  const all = db.selectFrom('business').select(summaryColumns).orderBy('id');
  const businesses = await (id === undefined ? all : all.where('id', '=', id)).execute();
  const products = await countOf(db, 'product');
  const packages = await countOf(db, 'package');
  const requests = await countOf(db, 'request');
  return businesses.map((business) =>
    Object.assign(business, {
      products: products.get(business.id) ?? 0,
      packages: packages.get(business.id) ?? 0,
      requests: requests.get(business.id) ?? 0,
    }),
  );
}

async function countOf(db: Services['db'], table: 'product' | 'package' | 'request') {
  const rows = await db
    .selectFrom(table)
    .select(['business_id', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('business_id')
    .execute();
  return new Map(rows.map(({ business_id, count }) => [business_id, count]));
}

type KnownBusinessRow = Omit<KnownBusiness, 'created_at' | 'suspended_at'> & {
  created_at: Date;
  suspended_at: Date | null;
};

const states: Record<BusinessesQuery['state'], ReturnType<typeof sql>> = {
  all: sql`true`,
  public: sql`b.suspended_at is null`,
  suspended: sql`b.suspended_at is not null`,
};

/** The newest first. `q` is looked for in the name, the account's address and the id. */
export async function listKnownBusinesses(
  db: Db,
  { q, state, page, perPage }: BusinessesQuery,
): Promise<KnownBusinesses> {
  const isMeant = q
    ? sql`(${contains(sql`b.business_name`, q)} or ${contains(sql`coalesce(a.email, '')`, q)} or b.id = ${idIn(q)})`
    : sql`true`;
  const found = sql`
    from business b left join account a on a.business_id = b.id where ${states[state]} and ${isMeant}`;
  const { rows } = await sql<KnownBusinessRow>`
    select b.id, b.business_name, b.address, a.email, b.created_at, b.suspended_at, b.suspension_reason,
      (select count(*) from product where business_id = b.id) as products,
      (select count(*) from package where business_id = b.id) as packages,
      (select count(*) from request where business_id = b.id and is_order and not request_status) as waiting
    ${found} order by b.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total ${found}`.execute(
    db,
  );
  return { results: rows.map(present), page, perPage, total: counted[0]?.total ?? 0 };
}

function present({ created_at, suspended_at, ...business }: KnownBusinessRow) {
  return {
    ...business,
    created_at: created_at.toISOString(),
    suspended_at: suspended_at?.toISOString() ?? null,
  };
}
