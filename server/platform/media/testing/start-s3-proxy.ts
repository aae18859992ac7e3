import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A real S3 server that can be installed everywhere: Apache-licensed, of Maven Central, with Java 17. */
export const s3ProxyVersion = '2.6.0';
export const s3ProxyJars = join(homedir(), '.cache/orendi', `s3proxy-${s3ProxyVersion}`);

export const hasS3Proxy = (): boolean => existsSync('/usr/bin/java') && existsSync(s3ProxyJars);

/**
 * A bucket `pictures` on a server that checks signatures and keeps objects as files.
 * @param onStarted gets what ends it, before it answers
 */
export async function startS3Proxy(onStarted: (stop: () => Promise<void>) => void = () => {}) {
  const folder = await mkdtemp(join(tmpdir(), 'orendi-s3proxy-'));
  // The mode of a bucket's folder is who may list it.
  await mkdir(join(folder, 'data/pictures'), { recursive: true, mode: 0o700 });
  const port = await findFreePort();
  const properties = join(folder, 's3proxy.conf');
  await writeFile(
    properties,
    `s3proxy.endpoint=http://127.0.0.1:${port}
s3proxy.authorization=aws-v4
s3proxy.identity=key
s3proxy.credential=secret
jclouds.provider=filesystem-nio2
jclouds.identity=unused
jclouds.credential=unused
jclouds.filesystem.basedir=${join(folder, 'data')}
`,
  );
  const program = ['-Xmx128m', '-cp', join(s3ProxyJars, '*'), 'org.gaul.s3proxy.Main'];
  const server = spawn('java', [...program, '--properties', properties], { stdio: 'ignore' });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  onStarted(stop);
  const host = `127.0.0.1:${port}`;
  for (const deadline = Date.now() + 60_000; ; await pause(100)) {
    const answer = await fetch(`http://${host}/pictures/`).catch(() => null);
    if (answer?.status === 403) break;
    if (Date.now() > deadline) {
      await stop();
      throw new Error('the S3 server does not start');
    }
  }
  return {
    pid: server.pid ?? 0,
    s3Url: `s3://key:secret@${host}/pictures?ssl=false`,
    stop,
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
