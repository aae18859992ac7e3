import type { MailMessage } from './mail-message.ts';

/** Mails that one process sends at the same time; each holds a database connection meanwhile. */
export const LANES = 3;

/** Sends mails. */
export interface MailTransport {
  /**
   * Resolves once the receiving side has accepted the mail. Rejects with `ServerAwayError`, or with the server's reply.
   */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** No mail can be accepted for now: worth retrying soon, and not the fault of this mail. */
export class ServerAwayError extends Error {
  override name = 'ServerAwayError';
}
