import { randomBytes } from 'node:crypto';
import type { Language } from '@orendi/contract/language';
import type { Services } from '../../services.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import { createAccount, findAccountByEmail } from '../accounts/index.ts';

interface Operator {
  name: string;
  surname: string;
  email: string;
  language: Language;
}

/**
 * Adds an operator's account, whose password nobody knows: its owner sets one by a link.
 * @returns false when the address has an account already, a seller's or an operator's
 */
export async function createOperator(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  actor: string,
  operator: Operator,
): Promise<boolean> {
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'));
  return db.transaction().execute(async (trx) => {
    const { email } = operator;
    if (await findAccountByEmail(trx, email)) return false;
    const isOfOperator = { isactive: true, isOperator: true, birthDate: null };
    await createAccount(trx, { ...operator, ...isOfOperator, passwordHash });
    await recordAction(trx, { actor, action: 'operator add', subject: email.toLowerCase() });
    return true;
  });
}
