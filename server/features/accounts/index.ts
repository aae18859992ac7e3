import type { Passwords } from './passwords/create-passwords.ts';

export {
  type Account,
  createAccount,
  endPending,
  findAccountByEmail,
  findAccountById,
  type NewAccount,
} from './account-queries.ts';
export { becomeOwner, businessExists, claimBusiness, lockOwner } from './claim-business.ts';
export { createSessions, endSessions, listOpenSessions } from './sessions.ts';
export { deleteAccount, deleteBusiness } from './delete-account.ts';
export { askCodeAgain, removeFactor } from './factors/ask-factor.ts';
export { listFactors } from './factors/factor-queries.ts';
export { confirmInvitation } from './members/accept-invitation.ts';
export { inviteOwner } from './members/create-invitation.ts';
export { endInvitation, endMemberships } from './members/end-membership.ts';
export { accountMails } from './mails/account-mail.ts';
export { queueAccountMail, queueSellerMail, queueTermsMails } from './mails/queue-account-mail.ts';
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
