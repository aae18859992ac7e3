import type { Services } from '../../../services.ts';
import { UsageError } from '../command-line/read-options.ts';

export type FoundBusiness = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;

/**
 * The business with that id, or with exactly that name in any case; null when there is none.
 * @throws UsageError when several have the name
 */
export async function findBusiness(db: Services['db'], text: string) {
  const businesses = await db
    .selectFrom('business')
    .select(['id', 'business_name', 'suspended_at'])
    .orderBy('id')
    .execute();
  if (/^\d+$/.test(text)) return businesses.find(({ id }) => String(id) === text) ?? null;
  // Not in SQL: what lower() makes of Ë depends on the database's locale.
  const found = businesses.filter((business) => fold(business.business_name) === fold(text));
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new UsageError(`Several businesses are called "${text}": name one by its id (${ids}).`);
  }
  return found[0] ?? null;
}

const fold = (name: string) => name.normalize('NFC').trim().toLowerCase();
