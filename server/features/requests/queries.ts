import { lifetimes } from '@orendi/contract/limits';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import type { Sending } from './repeated-form.ts';

const keyLife = sql.lit(`${lifetimes.idempotencyHours} hours`);

/** The request that was made under a key, and with which form, while the key lives. */
export function findKey(db: Kysely<Database>, key: string) {
  return db
    .selectFrom('idempotency_key')
    .select(['request_id', 'body_hash'])
    .where('key', '=', key)
    .where('created_at', '>', sql<Date>`now() - ${keyLife}::interval`)
    .executeTakeFirst();
}

/** Draws the id of the request to be made under a key. Null when the key is taken; waits for one that is being taken. */
export async function reserveKey(
  trx: Transaction<Database>,
  { key, fingerprint }: Sending,
): Promise<number | null> {
  const row = await trx
    .insertInto('idempotency_key')
    .values({ key, body_hash: fingerprint, request_id: sql`nextval('request_id_seq')` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          body_hash: eb.ref('excluded.body_hash'),
          request_id: eb.ref('excluded.request_id'),
          created_at: sql`now()`,
        }))
        .where('idempotency_key.created_at', '<=', sql<Date>`now() - ${keyLife}::interval`),
    )
    .returning('request_id')
    .executeTakeFirst();
  return row?.request_id ?? null;
}

/** False when the captcha was spent before, in any process. */
export async function spendCaptcha(
  trx: Transaction<Database>,
  { spendKey, expiresAt }: { spendKey: string; expiresAt: Date },
): Promise<boolean> {
  const row = await trx
    .insertInto('spent_captcha')
    .values({ challenge: spendKey, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRequest(
  trx: Transaction<Database>,
  request: Insertable<Database['request']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('request')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A request with what its mail says of the business it goes to. */
export function findRequestForMail(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('request')
    .innerJoin('business', 'business.id', 'request.business_id')
    .select([
      'business.business_name',
      'business.language',
      'request.item_id',
      'request.item_type',
      'request.item_name',
      'request.item_images',
      'request.item_price',
      'request.item_currency',
      'request.client_name',
      'request.client_message',
      'request.client_phone',
      'request.client_email',
      'request.client_language',
      'request.preferred_contact_method',
    ])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function deleteExpiredKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', sql<Date>`now() - ${keyLife}::interval`)
    .execute();
}

/** Only an hour after its end, so that a clock that is behind cannot find an expired captcha good and unspent. */
export async function deleteExpiredCaptchas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('spent_captcha')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
