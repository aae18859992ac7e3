import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Undo } from '../../product/undo.ts';
import { type NginxPlan, writeNginxFile } from './nginx-file.ts';
import { runServer, type TrialServer } from './run-server.ts';

const shipped = join(import.meta.dirname, '../../../deploy/nginx.conf');

/** nginx with the file for servers, as it is shipped, but for https. */
export async function startNginx(
  plan: NginxPlan & { program: string },
  undo: Undo,
): Promise<TrialServer & { port: number }> {
  const { program, folder, port } = plan;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, writeNginxFile(await readFile(shipped, 'utf8'), plan));
  const server = await runServer(
    {
      name: 'nginx',
      program,
      args: ['-p', folder, '-c', file, '-e', join(folder, 'error.log'), '-g', 'daemon off;'],
      cwd: folder,
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status > 0,
    },
    undo,
  );
  return { ...server, port };
}
