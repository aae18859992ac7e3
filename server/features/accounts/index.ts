import type { Passwords } from './passwords/create-passwords.ts';

export {
  type Account,
  endPending,
  findAccountByEmail,
  findAccountById,
} from './account-queries.ts';
export { businessExists, claimBusiness } from './claim-business.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { createSessions } from './create-sessions.ts';
export { deleteAccount, deleteBusiness } from './delete-account.ts';
export { endSessions } from './end-sessions.ts';
export { askCodeAgain } from './factors/ask-code-again.ts';
export { listFactors } from './factors/factor-queries.ts';
export { removeFactor } from './factors/remove-factors.ts';
export { accountMails } from './mails/account-mail.ts';
export { queueSellerMail } from './mails/queue-seller-mail.ts';
export { forgottenQueue } from './forget-password.ts';
export { createPasswords, type Passwords } from './passwords/create-passwords.ts';
export { recordSecurityEvent } from './security-events.ts';
export { listOpenSessions } from './session-queries.ts';
export { placeOf } from './sign-in-place.ts';
export { startAccountWork } from './start-account-work.ts';
export { activate as activateAccount } from './verify-email.ts';
export { writeResetLink } from './write-reset-link.ts';

declare module '../../services.ts' {
  interface Services {
    passwords: Passwords;
  }
}
