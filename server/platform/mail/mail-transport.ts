import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTransport } from 'nodemailer';
import { composeMessage, type MailMessage } from './mail-message.ts';
import type { Settings } from '../settings.ts';
import { removeUnfinished, writeWhole } from '../files/write-whole.ts';
import { reasonOf } from '../log/reason-of.ts';

/** Mails that one process sends at the same time; each holds a database connection meanwhile. */
export const LANES = 3;

export interface MailTransport {
  /**
   * Resolves once the receiver has accepted the mail.
   * @throws ServerAwayError; MailRefusedError
   */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** The receiving side does not take this mail; its message is the server's reply. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** Whether the server says that it never will: no such mailbox, for example. */
  readonly isForGood: boolean;

  constructor(reply: string, isForGood: boolean, options?: ErrorOptions) {
    super(reply, options);
    this.isForGood = isForGood;
  }
}

/** No mail can be accepted for now: worth retrying soon, and not the fault of this mail. */
export class ServerAwayError extends Error {
  override name = 'ServerAwayError';
}

export const mailFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'mail');

/** SMTP if the settings name a server, otherwise files in the data folder. */
export function createMailTransport(
  { smtpUrl, dataDir }: Pick<Settings, 'smtpUrl' | 'dataDir'>,
  print: (line: string) => void,
): MailTransport {
  return smtpUrl ? openSmtpTransport(smtpUrl) : openFolderTransport(mailFolder({ dataDir }), print);
}

/**
 * Writes each mail as an .eml file, which any mail program opens. The name comes from the Message-ID, so a mail
 * delivered twice is there only once.
 * @param print tells a person at the console where each mail is, and nobody's address: the console may be kept
 */
export function openFolderTransport(folder: string, print: (line: string) => void): MailTransport {
  // A folder that cannot be read cannot be written either, which the first mail will report.
  const swept = removeUnfinished(folder).catch(() => {});
  return {
    async send(message) {
      const file = join(folder, mailFileName(message.messageId));
      const { raw } = composeMessage(message);
      try {
        await swept;
        await writeWhole(file, raw);
      } catch (error) {
        throw new ServerAwayError(reasonOf(error), { cause: error });
      }
      print(`Mail: ${pathToFileURL(file).href}`);
    },
    close() {},
  };
}

/** Leaves out characters that a path may not have. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^\w.@-]/g, '')}.eml`;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends by SMTP over a few persistent connections. Settings in the query string of the URL take precedence. */
function openSmtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: LANES,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  // The next mail replaces a connection that breaks while idle.
  transporter.on('error', () => {});
  return {
    async send(message) {
      try {
        await transporter.sendMail(composeMessage(message));
      } catch (error) {
        throw refusalIn(error) ?? new ServerAwayError(reasonOf(error), { cause: error });
      }
    },
    close: () => transporter.close(),
  };
}

/** The server's refusal of this mail; null if it takes none for now (421: it is closing), or the connection broke. */
function refusalIn(error: unknown): MailRefusedError | null {
  if (!(error instanceof Error)) return null;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || responseCode === 421) return null;
  // Without a reply, no address was given that a server could be asked about.
  const isForGood = responseCode === undefined ? code === 'EENVELOPE' : responseCode >= 500;
  return new MailRefusedError(error.message, isForGood, { cause: error });
}
