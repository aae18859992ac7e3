import type { RegisterForm } from '@orendi/contract/schemas/account-forms';
import type { Language } from '@orendi/contract/language';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { insertAccount, insertPassword } from './account-queries.ts';

export interface NewAccount extends Pick<RegisterForm, 'name' | 'surname' | 'email' | 'birthDate'> {
  passwordHash: string;
  language: Language;
  /** Set for accounts whose address needs no verification, such as those of the demo. */
  isactive?: boolean;
  businessId?: number;
  isOperator?: boolean;
}

/**
 * Adds an account that can sign in with a password.
 * @returns the id of the account
 * @throws the database's unique violation when the address already has an account
 */
export async function createAccount(
  trx: Transaction<Database>,
  { name, surname, email, birthDate, passwordHash, language, ...account }: NewAccount,
): Promise<number> {
  const id = await insertAccount(trx, {
    name,
    surname,
    email: email.toLowerCase(),
    birth_date: birthDate,
    language,
    isactive: account.isactive ?? false,
    business_id: account.businessId ?? null,
    is_operator: account.isOperator ?? false,
  });
  await insertPassword(trx, id, passwordHash);
  return id;
}
