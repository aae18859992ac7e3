export { createMailTransport } from './create-mail-transport.ts';
export { type Html, mailButton, mailLabel, mailLayout, mailRow, tokens } from './mail-layout.ts';
export type { MailContent, MailTemplate } from './mail-message.ts';
export { mailHost, mailQueue, queueMails } from './queue-mails.ts';
export { startMailDelivery } from './start-mail-delivery.ts';
