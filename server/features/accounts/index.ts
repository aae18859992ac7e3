export { businessExists, claimBusiness } from './claim-business.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { createSessions } from './create-sessions.ts';
export { accountMails } from './mails/account-mail.ts';
export { createPasswords, type Passwords } from './passwords/create-passwords.ts';
export { startAccountWork } from './start-account-work.ts';
