import type { MailMessage } from './mail-message.ts';

/** Mails that one process sends at the same time; each holds a database connection meanwhile. */
export const LANES = 3;

/** Sends mails. */
export interface MailTransport {
  /**
   * Resolves once the receiving side has accepted the mail. Rejects with `ServerAwayError`, or `MailRefusedError`.
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
