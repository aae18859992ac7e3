import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';

export interface BusinessRow {
  id: number;
  business_name: string;
  description_en: string;
  description_al: string;
  email: string;
  phone_no: string;
  address: string;
  industry_ids: number[];
  logo: string;
  cover_photo: string | null;
  website: string | null;
  linkedin: string | null;
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
}

/** A business that visitors may see: a suspended one is as if it were not there. */
export async function findVisibleBusiness(
  db: Kysely<Database>,
  id: number,
): Promise<BusinessRow | undefined> {
  const { rows } = await sql<BusinessRow>`
    select id, business_name, description_en, description_al, email, phone_no, address, logo, cover_photo,
      website, linkedin, facebook, instagram, twitter,
      array(select industry_id from business_industry where business_id = b.id order by industry_id) as industry_ids
    from business b
    where id = ${id} and suspended_at is null`.execute(db);
  return rows[0];
}

/** The visible businesses, by name. */
export function listVisibleLogos(db: Kysely<Database>) {
  return db
    .selectFrom('business')
    .select(['id', 'business_name', 'logo'])
    .where('suspended_at', 'is', null)
    .orderBy(sql`lower(business_name)`)
    .orderBy('id')
    .execute();
}

export type NewBusiness = Insertable<Database['business']>;

export async function insertBusiness(
  trx: Kysely<Database>,
  business: NewBusiness,
  industryIds: number[],
): Promise<number> {
  const { id } = await trx
    .insertInto('business')
    .values(business)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (industryIds.length > 0) {
    await trx
      .insertInto('business_industry')
      .values(industryIds.map((industry_id) => ({ business_id: id, industry_id })))
      .execute();
  }
  return id;
}
