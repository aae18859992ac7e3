import { createTransport } from 'nodemailer';
import { reasonOf } from '../log/reason-of.ts';
import { composeMessage } from './mail-message.ts';
import { MailRefusedError, type MailTransport, ServerAwayError } from './mail-transport.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends by SMTP over a few persistent connections. Settings in the query string of the URL take precedence. */
export function openSmtpTransport(smtpUrl: string, connections: number): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
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
