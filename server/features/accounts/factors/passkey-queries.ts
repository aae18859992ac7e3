import { lifetimes } from '@orendi/contract/limits';
import { type Insertable, sql } from 'kysely';
import { insertOnce } from '../../../platform/db/rows.ts';
import type { Database, Db, Trx } from '../../../platform/db/tables.ts';
import type { Services } from '../../../services.ts';
import { minutesFrom } from './ticket.ts';

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

/** The oldest first. */
export function listPasskeys(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Lets browsers leave out the devices that already have a passkey. */
export function listCredentials(db: Db, accountId: number) {
  return db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
}

export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkey')
    .select(['id', 'account_id', 'credential_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** @returns undefined when an account has that credential already */
export function insertPasskey(trx: Trx, passkey: Insertable<Database['passkey']>) {
  return trx
    .insertInto('passkey')
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst();
}

export function updatePasskeyName(db: Db, accountId: number, id: number, name: string) {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
}

/** @returns false when it has been removed meanwhile */
export async function notePasskeyUse(trx: Trx, id: number, signCount: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkey set sign_count = ${signCount}, last_used_at = now()
    where id = ${id}`.execute(trx);
  return numAffectedRows === 1n;
}

/** @returns whether it is spent for the first time */
export function spendChallenge(
  trx: Trx,
  { clock }: Pick<Services, 'clock'>,
  challenge: string,
): Promise<boolean> {
  const expires_at = minutesFrom(clock(), lifetimes.passkeyMinutes);
  return insertOnce(trx, 'spent_challenge', { challenge, expires_at });
}
