import type { MailMessage } from './mail-message.ts';

/** Mails on their way at the same time from one process; each holds a database connection meanwhile. */
export const LANES = 3;

/** The way out for mails. */
export interface MailTransport {
  /** Resolves once the other side has taken the mail for good. Rejects with `ServerAwayError` or what it said. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** No mail can be taken for now: worth trying again soon, and no fault of this mail. */
export class ServerAwayError extends Error {
  override name = 'ServerAwayError';
}
