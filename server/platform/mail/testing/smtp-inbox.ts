import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface SmtpInbox {
  url: string;
  port: number;
  /** Accepted mails, in order. */
  mails: Email[];
  close(): Promise<void>;
}

interface InboxOptions extends Pick<SMTPServerOptions, 'onConnect' | 'onMailFrom' | 'onRcptTo'> {
  /** 0 for any free port. */
  port?: number;
  /** Runs before a message is accepted; throwing an error with `responseCode` refuses it. */
  beforeTaking?: (mail: Email) => Promise<void> | void;
}

/** A real SMTP server that keeps the mails it accepts. */
export async function openSmtpInbox({
  port = 0,
  beforeTaking = () => {},
  ...handlers
}: InboxOptions = {}): Promise<SmtpInbox> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    ...handlers,
    async onData(stream, _, answer) {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await beforeTaking(mail);
        mails.push(mail);
        answer();
      } catch (error) {
        answer(error as Error);
      }
    },
  });
  // Tests break connections on purpose.
  server.on('error', () => {});
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
