import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeServerFolder, type Place, runServer } from './run-server.ts';

const shippedFile = join(import.meta.dirname, '../../../deploy/nginx.conf');

/** nginx with the shipped configuration, without https. */
export async function startNginx(port: number, hosts: number[], place: Place) {
  const cwd = makeServerFolder(place, 'nginx');
  const file = join(cwd, 'nginx.conf');
  const shipped = await readFile(shippedFile, 'utf8');
  await writeFile(file, writeNginxFile(shipped, { port, folder: cwd, hosts }));
  const log = join(cwd, 'error.log');
  const command = [place.programs.nginx, '-p', cwd, '-c', file, '-e', log, '-g', 'daemon off;'];
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok;
  return runServer({ name: 'nginx', command, cwd, isReady }, place);
}

const notHere = /^\s*(listen|server_name|ssl_)/;

/**
 * The file for servers with the trial's ports: its upstream and its last server, without https.
 * @throws Error when the file is not built as expected
 */
export function writeNginxFile(
  shipped: string,
  { port, folder, hosts }: { port: number; folder: string; hosts: readonly number[] },
): string {
  const [upstream = ''] = shipped.match(/^upstream orendi \{.*?^\}/ms) ?? [];
  const server = shipped.match(/^server \{.*?^\}/gms)?.at(-1) ?? '';
  const line = /^ *server 127\.0\.0\.1:3000;$/m;
  if (!line.test(upstream) || !server.includes('proxy_pass http://orendi;')) {
    throw new Error('deploy/nginx.conf has no upstream, or no server that passes on to it.');
  }
  const ours = server
    .split('\n')
    .filter((text) => !notHere.test(text))
    .join('\n')
    .replace('{', `{\n    listen 127.0.0.1:${port};`);
  const theirs = hosts.map((host) => `    server 127.0.0.1:${host};`).join('\n');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `    ${name}_temp_path ${folder}/${name};`,
  );
  return [
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 4096; }',
    'http {',
    ...places,
    upstream.replace(line, theirs),
    ours,
    '}',
    '',
  ].join('\n');
}
