import type { Services } from '../../services.ts';

export interface BusinessSummary {
  id: number;
  business_name: string;
  email: string;
  phone_no: string;
  address: string;
  language: string;
  created_at: Date;
  suspended_at: Date | null;
  suspension_reason: string | null;
  products: number;
  packages: number;
  requests: number;
}

/** All businesses, or the one with that id, with how many listings and requests they have. */
export async function listBusinesses(db: Services['db'], id?: number): Promise<BusinessSummary[]> {
  const all = db
    .selectFrom('business')
    .select([
      'id',
      'business_name',
      'email',
      'phone_no',
      'address',
      'language',
      'created_at',
      'suspended_at',
      'suspension_reason',
    ])
    .orderBy('id');
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

async function countOf(
  db: Services['db'],
  table: 'product' | 'package' | 'request',
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom(table)
    .select(['business_id', (count) => count.fn.countAll<number>().as('count')])
    .groupBy('business_id')
    .execute();
  return new Map(rows.map(({ business_id, count }) => [business_id, count]));
}
