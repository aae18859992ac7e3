import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Undo } from '../../product/undo.ts';
import { runServer } from './run-server.ts';

interface NginxPlan {
  /** Where it is installed. */
  program: string;
  /** Where it listens. */
  port: number;
  /** For its own files. */
  folder: string;
  /** Where the product listens, host by host. */
  hosts: readonly number[];
}

const shippedFile = join(import.meta.dirname, '../../../deploy/nginx.conf');

/** nginx with the file for servers, as it is shipped, but for https. */
export async function startNginx(plan: NginxPlan, undo: Undo) {
  const { folder: cwd, port } = plan;
  const file = join(cwd, 'nginx.conf');
  await writeFile(file, writeNginxFile(await readFile(shippedFile, 'utf8'), plan));
  const log = join(cwd, 'error.log');
  const command = [plan.program, '-p', cwd, '-c', file, '-e', log, '-g', 'daemon off;'];
  return runServer({ name: 'nginx', command, cwd, port }, undo);
}

const notHere = /^\s*(listen|server_name|ssl_)/;

/**
 * The file for servers with the trial's ports: its upstream and its last server, without https.
 * @throws Error when the file is not built as expected
 */
export function writeNginxFile(
  shipped: string,
  { port, folder, hosts }: Omit<NginxPlan, 'program'>,
): string {
  const upstream = blockFrom(shipped, shipped.indexOf('upstream orendi {'));
  const server = blockFrom(shipped, shipped.lastIndexOf('\nserver {'));
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

/** From a position to the bracket that closes the first one after it. */
function blockFrom(text: string, start: number): string {
  let depth = 0;
  for (let at = text.indexOf('{', start); at >= 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1).trim();
  }
  return '';
}
