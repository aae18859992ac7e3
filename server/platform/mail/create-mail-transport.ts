import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openFolderTransport } from './folder-transport.ts';
import { LANES, type MailTransport } from './mail-transport.ts';
import { openSmtpTransport } from './smtp-transport.ts';

/** Where mails lie as files. */
export const mailFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'mail');

/** SMTP if the settings name a server, otherwise files in the data folder. */
export function createMailTransport(
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  print: (line: string) => void,
): MailTransport {
  return smtpUrl
    ? openSmtpTransport(smtpUrl, LANES)
    : openFolderTransport(mailFolder({ dataDir }), print);
}
