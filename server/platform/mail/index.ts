export { createMailTransport, mailFolder } from './mail-transport.ts';
export {
  composeMail,
  type Html,
  mailButton,
  mailLabel,
  type MailPart,
  mailRow,
  mailTitle,
  tokens,
} from './mail-layout.ts';
export { writeLetter } from './letter.ts';
export { type MailContent, type MailTemplate, TooEarlyError } from './mail-message.ts';
export { findMailFigures, mailHealthRoutes } from './mail-figures.ts';
export {
  awaitsMorningMail,
  databaseTime,
  type Daytime,
  daytimeAt,
  type DaytimeMail,
  endOfNight,
  recordMorningMail,
  refuseNight,
  startDaytimeMails,
} from './daytime-mails.ts';
export { insertMails, mailHost, mailQueue, queueMails, withMails } from './queue-mails.ts';
export { removeForgottenMails } from './remove-forgotten-mails.ts';
export { startMailDelivery } from './start-mail-delivery.ts';
export { tryMailServer } from './try-mail-server.ts';
export { dropMails, listUnsentMails, retryMails, type UnsentMail } from './unsent-mails.ts';
