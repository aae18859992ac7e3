import { openSmtpInbox } from '@orendi/server/platform/mail/testing/smtp-inbox';
import { startSilentProxy } from '@orendi/server/testing/silent-proxy';
import type { Undo } from './undo.ts';

/**
 * `refuse`, `hang`: connections are refused and cut, or stay open and silent. 421: it says that it is closing, in its
 * greeting and before each message. 450, 550: the recipient is refused, for now or for good. `drop`: the message is taken,
 * and the connection cut instead of saying so.
 */
export type MailTrouble = 'refuse' | 'hang' | 421 | 450 | 550 | 'drop';

/** A mail server for all kinds of trouble: a real one, behind a proxy that can refuse connections or fall silent. */
export async function openMailServer(undo: Undo) {
  const taken: string[] = [];
  let trouble: MailTrouble | null = null;
  const obey = (statuses: unknown[], answer: (error: Error | null) => void) => {
    const isRefused = statuses.includes(trouble);
    answer(isRefused ? Object.assign(new Error('Not now'), { responseCode: trouble }) : null);
  };
  const inbox = await openSmtpInbox({
    onConnect: (_, answer) => obey([421], answer),
    onMailFrom: (_, _session, answer) => obey([421], answer),
    onRcptTo: (_, _session, answer) => obey([450, 550], answer),
    beforeTaking({ messageId = '' }) {
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
    /** Where the product finds it. */
    port: proxy.port,
    /** How it misbehaves from now on. Null: it works. */
    setTrouble(next: MailTrouble | null) {
      trouble = next;
      proxy.accept();
      proxy.forget();
      if (next === 'refuse') proxy.refuse();
      if (next === 'hang') proxy.silence();
    },
  };
}
