import { sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared-statements.ts';
import type { Db, Trx } from '../../../platform/db/tables.ts';
import { listPasskeys } from './passkey-queries.ts';

export async function findAuthenticator(db: Db, accountId: number) {
  const { rows } = await sql<{ sealed_secret: Buffer }>`${prepared}
    select sealed_secret from authenticator where account_id = ${accountId}`.execute(db);
  return rows[0];
}

export type Factor = 'second-factor' | 'passkeys' | { passkeyId: number };

/**
 * Recovery codes go with their authenticator.
 * @returns how many were there
 */
export async function deleteFactor(trx: Trx, accountId: number, factor: Factor): Promise<number> {
  const passkeyId = typeof factor === 'object' ? factor.passkeyId : null;
  const deleting =
    factor === 'second-factor'
      ? sql`delete from authenticator where account_id = ${accountId}`
      : sql`
        delete from passkey
        where account_id = ${accountId} and id = coalesce(${passkeyId}::integer, id)`;
  const { numAffectedRows } = await deleting.execute(trx);
  return Number(numAffectedRows);
}

/** @returns false when the code of this time step, or of a later one, has been taken before */
export async function takeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update authenticator set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step}`.execute(db);
  return numAffectedRows === 1n;
}

export interface StoredRecoveryCode {
  label: string;
  code_hash: string;
}

export async function replaceRecoveryCodes(
  trx: Trx,
  accountId: number,
  codes: readonly StoredRecoveryCode[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ ...code, account_id: accountId })))
    .execute();
}

export function findRecoveryCode(db: Db, accountId: number, label: string) {
  return db
    .selectFrom('recovery_code')
    .select(['id', 'code_hash'])
    .where('account_id', '=', accountId)
    .where('label', '=', label)
    .executeTakeFirst();
}

/** @returns whether it was still there: of two who use a code at once, one succeeds */
export async function takeRecoveryCode(db: Db, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from recovery_code where id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** The factors of an account, without their secrets. */
export async function listFactors(db: Db, accountId: number) {
  const authenticator = await db
    .selectFrom('authenticator')
    .select('created_at')
    .select(
      sql<number>`(select count(*) from recovery_code where account_id = ${accountId})`.as(
        'recoveryCodes',
      ),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { authenticator: authenticator ?? null, passkeys: await listPasskeys(db, accountId) };
}
