import { lifetimes } from '@orendi/contract/limits';
import { m } from '@orendi/messages';
import { sql } from 'kysely';
import { prepared } from '../db/prepared-statements.ts';
import type { Db, Trx } from '../db/tables.ts';
import { conflict } from '../http/api-error.ts';

/*
 * The only mechanism against sending twice: the sender draws a key (the header `Idempotency-Key`), and what was made
 * under it is remembered for a day. A visitor's key stands for a request; a seller's, valid only for their business,
 * for a product, package or lead.
 */

export const keyLife = sql.lit(`${lifetimes.idempotencyHours} hours`);

/** The key was used before with different content. */
export const keyConflict = () => conflict(m.api_idempotency_conflict);

/**
 * A key is unused again once what it made is deleted.
 * @param businessId null for a visitor's key
 */
export function findKey(db: Db, businessId: number | null, key: string) {
  return db
    .selectFrom('idempotency_key')
    .modifyFront(prepared)
    .select(['request_id', 'product_id', 'package_id', 'body_hash'])
    .where('business_id', 'is not distinct from', businessId)
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${keyLife}::interval`)
    .where(
      sql<boolean>`coalesce((select deleted_at from product where id = product_id), (select deleted_at from package where id = package_id)) is null`,
    )
    .executeTakeFirst();
}

/**
 * Runs `save`, under a seller's key if there is one: the first time it creates something, later it
 * overwrites what that key created.
 * @param trx holds the business's lock, so that of two simultaneous calls the second finds what the first created
 * @param key undefined if the caller does not guard against sending twice
 * @param save gets the id of what the key created, and returns what it created or overwrote
 * @throws ApiError CONFLICT when the key has created something of the other kind
 */
export async function saveUnderKey<Saved extends { id: number }>(
  trx: Trx,
  {
    businessId,
    kind,
    key,
  }: { businessId: number; kind: 'product' | 'package' | 'request'; key?: string | undefined },
  save: (madeBefore: number | undefined) => Promise<Saved>,
): Promise<Saved> {
  if (key === undefined) return save(undefined);
  const known = await findKey(trx, businessId, key);
  const madeBefore = known?.[`${kind}_id`] ?? undefined;
  if (known && madeBefore === undefined) throw keyConflict();
  const saved = await save(madeBefore);
  if (madeBefore === undefined) {
    const made = { request_id: null, product_id: null, package_id: null, [`${kind}_id`]: saved.id };
    const row = { ...made, body_hash: null, business_id: businessId, key };
    await trx
      .insertInto('idempotency_key')
      .values(row)
      // An expired key may be reused.
      .onConflict((conflict) =>
        conflict.columns(['business_id', 'key']).doUpdateSet({ ...made, created_at: sql`now()` }),
      )
      .execute();
  }
  return saved;
}

export async function deleteExpiredKeys(db: Db): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', sql<Date>`now() - ${keyLife}::interval`)
    .execute();
}
