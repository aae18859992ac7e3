import { lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { type Kysely, sql, type Transaction } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Database } from '../db/tables.ts';
import { ApiError } from '../http/api-error.ts';

/*
 * The one mechanism against things that are sent twice: the sender draws a key (the header `Idempotency-Key`), and what was
 * made under it is kept for a day. A visitor's key stands for a request; a seller's, which is only theirs, for a product or
 * package.
 */

export const keyLife = sql.lit(`${lifetimes.idempotencyHours} hours`);

/** The key came before with something else. */
export function keyConflict(): ApiError {
  return new ApiError('CONFLICT', {
    sentence: (language) => m.api_idempotency_conflict({}, { locale: language }),
  });
}

/** What was made under a key, while the key lives. @param businessId null for a visitor's */
export function findKey(db: Kysely<Database>, businessId: number | null, key: string) {
  return db
    .selectFrom('idempotency_key')
    .modifyFront(prepared)
    .select(['request_id', 'product_id', 'package_id', 'body_hash'])
    .where('business_id', 'is not distinct from', businessId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${keyLife}::interval`)
    .executeTakeFirst();
}

/**
 * Does for a seller's key what makes a product or package, once; under a key that has made one before, what writes it over.
 * @param trx holds the business, so that of two sendings at once the second finds what the first has made
 * @param key undefined where the sender does not care about sending twice
 * @param save gets the id of what the key has made, and gives the id of what it has made or written over
 * @throws ApiError CONFLICT when the key has made something of the other kind
 */
export async function saveUnderKey(
  trx: Transaction<Database>,
  { businessId, kind, key }: { businessId: number; kind: 'product' | 'package'; key?: string },
  save: (madeBefore: number | undefined) => Promise<number>,
): Promise<number> {
  if (key === undefined) return save(undefined);
  const known = await findKey(trx, businessId, key);
  const madeBefore = known?.[`${kind}_id`] ?? undefined;
  if (known && madeBefore === undefined) throw keyConflict();
  const id = await save(madeBefore);
  if (madeBefore === undefined) {
    const made = { request_id: null, product_id: null, package_id: null, [`${kind}_id`]: id };
    const row = { ...made, body_hash: null, business_id: businessId, key };
    await trx
      .insertInto('idempotency_key')
      .values(row)
      // One whose day is over.
      .onConflict((conflict) =>
        conflict.columns(['business_id', 'key']).doUpdateSet({ ...made, created_at: sql`now()` }),
      )
      .execute();
  }
  return id;
}

export async function deleteExpiredKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', sql<Date>`now() - ${keyLife}::interval`)
    .execute();
}
