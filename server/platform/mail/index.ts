export { createMailTransport, mailFolder } from './mail-transport.ts';
export { type Html, mailButton, mailLabel, mailLayout, mailRow, tokens } from './mail-layout.ts';
export { type MailContent, type MailTemplate, TooEarlyError } from './mail-message.ts';
export { findMailFigures, mailHealthRoutes } from './mail-figures.ts';
export { databaseTime, type Daytime, daytimeAt, endOfNight } from './daytime.ts';
export {
  awaitsMorningMail,
  type DaytimeMail,
  recordMorningMail,
  startDaytimeMails,
} from './start-daytime-mails.ts';
export { insertMails, mailHost, mailQueue, queueMails } from './queue-mails.ts';
export { removeForgottenMails } from './remove-forgotten-mails.ts';
export { startMailDelivery } from './start-mail-delivery.ts';
export { tryMailServer } from './try-mail-server.ts';
export {
  countUnsentMails,
  dropMails,
  listUnsentMails,
  retryMails,
  type UnsentMail,
} from './unsent-mails.ts';
