import { noBusinessFound } from '../../../platform/http/api-error.ts';
import { listBusinesses } from '../../businesses/index.ts';
import type { Services } from '../../../services.ts';
import { nameOperand, UsageError } from '../command-line/read-options.ts';
import { actionsAbout } from './action.ts';
import { callsAbout } from './console-call.ts';

export type FoundBusiness = NonNullable<Awaited<ReturnType<typeof findBusiness>>>;

/**
 * The business with that id, or with exactly that name in any case; null when there is none. What was merged into another
 * business is found as that one, with the id that it had.
 * @throws UsageError when several have the name
 */
export async function findBusiness(db: Services['db'], text: string) {
  const businesses = await db
    .selectFrom('business')
    .select(['id', 'business_name', 'suspended_at'])
    .orderBy('id')
    .execute();
  const isNumber = /^\d+$/.test(text);
  // Not in SQL: what lower() makes of Ë depends on the database's locale.
  const isMeant = (id: number, name: string) =>
    isNumber ? String(id) === text : fold(name) === fold(text);
  const found = businesses.filter(({ id, business_name }) => isMeant(id, business_name));
  if (found.length > 1) {
    const ids = found.map(({ id }) => id).join(', ');
    throw new UsageError(`Several businesses are called "${text}": name one by its id (${ids}).`);
  }
  const [business] = found;
  if (business) return { ...business, formerId: null };
  const merges = await db
    .selectFrom('business_merge')
    .select(['from_id', 'from_name', 'into_id'])
    .orderBy('from_id')
    .execute();
  const merge = merges.find(({ from_id, from_name }) => isMeant(from_id, from_name));
  const into = businesses.find(({ id }) => id === merge?.into_id);
  return merge && into ? { ...into, formerId: merge.from_id } : null;
}

const fold = (name: string) => name.normalize('NFC').trim().toLowerCase();

/** @throws UsageError when there is none of that name */
export async function requireBusinessNamed(db: Services['db'], name: string) {
  const business = await findBusiness(db, name);
  if (!business) throw new UsageError(`There is no business "${name}".`);
  return business;
}

export const businessAction = actionsAbout(
  nameOperand('Name the business, or its id.'),
  requireBusinessNamed,
);

export const businessCall = callsAbout(async (db, id) => {
  if ((await listBusinesses(db, id)).length === 0) throw noBusinessFound();
});
