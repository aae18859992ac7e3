import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { openFolderTransport } from './folder-transport.ts';
import { LANES, type MailTransport } from './mail-transport.ts';
import { openSmtpTransport } from './smtp-transport.ts';

/** SMTP if the settings name a server, otherwise files in the data folder. */
export function createMailTransport(
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  print: (line: string) => void,
): MailTransport {
  return smtpUrl
    ? openSmtpTransport(smtpUrl, LANES)
    : openFolderTransport(join(dataDir, 'mail'), print);
}
