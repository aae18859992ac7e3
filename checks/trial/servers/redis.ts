import { connect } from 'node:net';
import type { Undo } from '../../product/undo.ts';
import { runServer, type TrialServer } from './run-server.ts';

/** A Redis that keeps nothing on the disk: what it counts is for minutes. */
export async function startRedis(
  { program, port, folder }: { program: string; port: number; folder: string },
  undo: Undo,
): Promise<TrialServer & { url: string }> {
  const server = await runServer(
    {
      name: 'Redis',
      program,
      args: ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      cwd: folder,
      isReady: async () => (await say(port, 'PING\r\n')).startsWith('+PONG'),
    },
    undo,
  );
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

function say(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.setTimeout(1_000, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
    socket.once('data', (text) => {
      socket.destroy();
      resolve(text.toString());
    });
  });
}
