import { openSmtpInbox } from '@orendi/server/platform/mail/testing/smtp-inbox';
import { startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { Undo } from './undo.ts';

/** A status with which each message is refused; `drop`: it is taken, and the connection cut instead of saying so. */
type MailTrouble = 421 | 450 | 550 | 'drop';

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

/** A mail server for all kinds of trouble: a real one, behind a proxy that can refuse connections or fall silent. */
export async function openMailServer(undo: Undo) {
  const taken: string[] = [];
  let trouble: MailTrouble | null = null;
  const inbox = await openSmtpInbox({
    beforeTaking({ messageId = '' }) {
      if (typeof trouble === 'number') {
        throw Object.assign(new Error('Not now'), { responseCode: trouble });
      }
      taken.push(messageId);
      if (trouble !== 'drop') return;
      proxy.refuse();
      proxy.accept();
    },
  });
  const proxy = await startSilentProxy({ host: '127.0.0.1', port: inbox.port });
  undo.add(async () => {
    await proxy.close();
    await inbox.close();
  });
  return {
    /** The Message-ID of every message taken, in order. */
    taken,
    /** Between the product and it. */
    proxy,
    /** How it misbehaves from now on. Null: it works. */
    setTrouble: (next: MailTrouble | null) => void (trouble = next),
  };
}
