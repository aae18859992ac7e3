import { createTransport } from 'nodemailer';
import { composeMessage } from './mail-message.ts';
import { type MailTransport, ServerAwayError } from './mail-transport.ts';

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
        throw isAboutMail(error) ? error : new ServerAwayError(String(error), { cause: error });
      }
    },
    close: () => transporter.close(),
  };
}

/** Whether the server has refused this mail, rather than all mail (421: it is closing) or the connection. */
function isAboutMail(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== 421;
}
