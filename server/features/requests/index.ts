export { requestMails } from './request-mail.ts';
export { startRequestUpkeep } from './start-upkeep.ts';
