import type { RegisterForm } from '@orendi/contract/schemas/account-forms';
import type { Language } from '@orendi/contract/language';
import type { User } from '@orendi/contract/schemas/user';
import type { Services } from '../../services.ts';
import { withMails } from '../../platform/mail/index.ts';
import { createAccount } from './account-queries.ts';
import { byRecipient, emailKey } from './limits.ts';
import { refuseTakenEmail } from './taken-email.ts';
import { queueAccountMail } from './mails/queue-account-mail.ts';
import { recordSecurityEvent, type SignInPlace } from './security-events.ts';
import { startSession } from './sessions.ts';

/**
 * Adds an account and signs it in. When it returns, the account, the session and the verification mail are stored.
 * @returns the new user, and the value of the session cookie
 * @throws ApiError VALIDATION when the address already has an account, RATE_LIMITED when it has been sent too many mails
 */
export async function register(
  services: Pick<
    Services,
    'clock' | 'countCall' | 'db' | 'jobs' | 'market' | 'passwords' | 'secret' | 'settings'
  >,
  form: RegisterForm,
  language: Language,
  place: SignInPlace,
): Promise<{ user: User; cookie: string }> {
  const { countCall, passwords, secret } = services;
  const email = form.email.toLowerCase();
  await countCall(byRecipient.verify, emailKey(email));
  const passwordHash = await passwords.hash(form.password);
  const { version: accepted_terms } = (await services.market()).texts.terms.al;
  const { name, surname, birthDate } = form;
  const person = { name, surname, email, language };
  return refuseTakenEmail(
    withMails(services, async (trx) => {
      const account = { ...person, birth_date: birthDate, passwordHash, accepted_terms };
      const id = await createAccount(trx, account);
      await queueAccountMail(trx, services, 'verify-email', { id, email });
      await recordSecurityEvent(trx, id, 'registered', place);
      const user = {
        ...person,
        birthDate,
        id,
        isactive: false,
        business_id: null,
        role: null,
        isOperator: false,
      };
      return { user, cookie: await startSession(trx, secret, user, place) };
    }),
  );
}
