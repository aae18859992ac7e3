import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * `silent`: nothing is answered any more, on open connections too. `421`: it says that it is closing. `450`, `550`: the
 * recipient is refused for now, or for good. `drop`: the message is taken, and the connection cut instead of saying so.
 */
export type MailTrouble = 'silent' | '421' | '450' | '550' | 'drop';

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

const refusals: Record<string, string> = {
  '450': '450 4.2.1 The mailbox is busy, try again later',
  '550': '550 5.1.1 There is no such mailbox',
};

/** A mail server that can fail in every way that real ones do. It knows just enough SMTP to take mails. */
export async function openMailServer() {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let trouble: MailTrouble | null = null;
  let port = 0;
  let server: Server | undefined;

  const converse = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let pending = '';
    let isMessage = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const leave = () => socket.end('421 4.3.2 Closing\r\n');

    const takeMessage = (message: string) => {
      isMessage = false;
      taken.push(/^Message-ID:\s*(<[^>]+>)/im.exec(message)?.[1] ?? '');
      if (trouble === 'drop') socket.destroy();
      else say('250 2.0.0 Taken');
    };
    const obey = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (trouble === '421') leave();
      else if (verb === 'RCPT') say(refusals[trouble ?? ''] ?? '250 2.0.0 Well');
      else if (verb === 'DATA') {
        isMessage = true;
        say('354 Go on');
      } else if (verb === 'QUIT') socket.end('221 2.0.0 Bye\r\n');
      else say('250 2.0.0 Well');
    };

    socket.on('data', (chunk) => {
      if (trouble === 'silent') return;
      pending += chunk.toString('latin1');
      for (;;) {
        const mark = isMessage ? '\r\n.\r\n' : '\r\n';
        const end = pending.indexOf(mark);
        if (end < 0) return;
        const text = pending.slice(0, end);
        pending = pending.slice(end + mark.length);
        if (isMessage) takeMessage(text);
        else obey(text);
      }
    });
    if (trouble === '421') leave();
    else if (trouble !== 'silent') say('220 faults.example');
  };

  const listen = async () => {
    server = createServer(converse);
    await new Promise<void>((resolve, reject) => {
      server?.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
  };
  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The Message-ID of every message taken, in order. */
    taken,
    /** How it misbehaves from now on. Null: it works. */
    setTrouble: (next: MailTrouble | null) => void (trouble = next),
    /** Connections are refused until `listen`. */
    async refuse(): Promise<void> {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    listen,
  };
}
