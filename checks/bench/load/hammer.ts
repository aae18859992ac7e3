import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Hammering {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  ms: number;
}

export interface Hammered {
  answers: number;
  seconds: number;
}

const statusLine = 'HTTP/1.1 200 ';

/**
 * Sends the same request over and over, on each connection as soon as its answer is complete. All answers must have the
 * same length, so that little more than counting bytes is needed: the load must cost less than the server it loads.
 * @throws Error when an answer is not 200 or its length differs from the first
 */
export async function hammer({
  port,
  path,
  headers,
  connections,
  ms,
}: Hammering): Promise<Hammered> {
  const lines = [`GET ${path} HTTP/1.1`, ...Object.entries(headers).map((pair) => pair.join(': '))];
  const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const sockets = Array.from({ length: connections }, () =>
    connect(port, '127.0.0.1').setNoDelay(),
  );
  try {
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const started = performance.now();
    const isOver = () => performance.now() - started > ms;
    const counts = await Promise.all(sockets.map((socket) => askAgain(socket, request, isOver)));
    const answers = counts.reduce((sum, count) => sum + count, 0);
    return { answers, seconds: (performance.now() - started) / 1000 };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

function askAgain(socket: Socket, request: Buffer, isOver: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let length: number | null = null;
    let pending = Buffer.alloc(0);
    let got = 0;
    let answers = 0;
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
    socket.on('data', (chunk: Buffer) => {
      if (got === 0 && chunk.toString('latin1', 0, statusLine.length) !== statusLine) {
        reject(new Error(`Not the answer that was expected: ${chunk.toString('latin1', 0, 200)}`));
      }
      got += chunk.length;
      if (length === null) {
        pending = Buffer.concat([pending, chunk]);
        length = lengthOfAnswer(pending);
        if (length === null) return;
      }
      if (got > length) reject(new Error('An answer was longer than the first one.'));
      if (got < length) return;
      got = 0;
      answers += 1;
      if (isOver()) resolve(answers);
      else socket.write(request);
    });
    socket.write(request);
  });
}

/** The length of an answer including its head; null until known. */
function lengthOfAnswer(bytes: Buffer): number | null {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const text = bytes.toString('latin1', 0, head);
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  if (length !== undefined) return head + 4 + Number(length);
  const end = bytes.indexOf('\r\n0\r\n\r\n', head + 2);
  return end < 0 ? null : end + 7;
}
