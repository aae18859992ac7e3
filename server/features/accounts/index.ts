import type { Passwords } from './passwords/create-passwords.ts';

export {
  type Account,
  createAccount,
  endPending,
  findAccountByEmail,
  findAccountById,
  type NewAccount,
} from './account-queries.ts';
export { businessExists, claimBusiness } from './claim-business.ts';
export { createSessions, endSessions, listOpenSessions } from './sessions.ts';
export { deleteAccount, deleteBusiness } from './delete-account.ts';
export { askCodeAgain } from './factors/ask-factor.ts';
export { listFactors } from './factors/factor-queries.ts';
export { removeFactor } from './factors/ask-factor.ts';
export { accountMails } from './mails/account-mail.ts';
export { queueAccountMail, queueSellerMail } from './mails/queue-account-mail.ts';
export { writeResetLink } from './link-token.ts';
export { forgottenQueue } from './mailed-links.ts';
export { createPasswords, type Passwords } from './passwords/create-passwords.ts';
export { placeOf, recordSecurityEvent } from './security-events.ts';
export { cleanUpAccounts, startAccountWork } from './start-account-work.ts';

declare module '../../services.ts' {
  interface Services {
    passwords: Passwords;
  }
}
