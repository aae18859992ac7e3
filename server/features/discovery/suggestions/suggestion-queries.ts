import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';

export type CategorySuggestion = Awaited<ReturnType<typeof listCategories>>[number];
export type BusinessSuggestion = Awaited<ReturnType<typeof listBusinesses>>[number];

export const listCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('category')
    .select(['id', 'industry_id', 'category_name', 'category_name_al', 'icon'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The businesses that visitors may see. */
export const listBusinesses = (db: Kysely<Database>) =>
  db
    .selectFrom('business')
    .select(['id', 'business_name', 'logo'])
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
