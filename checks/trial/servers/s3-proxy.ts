import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Undo } from '../../product/undo.ts';
import { s3ProxyJars } from '@orendi/server/platform/media/testing/start-s3-proxy';
import { runServer, type TrialServer } from './run-server.ts';

const run = promisify(execFile);
const fetchProgram = fileURLToPath(
  import.meta.resolve('@orendi/server/platform/media/testing/fetch-s3-proxy'),
);
const bucket = 'pictures';
const [key, secret] = ['trial', 'secret-of-the-trial'];

/** A bucket that wants signatures, kept in a folder. */
export interface Bucket extends TrialServer {
  /** For `S3_URL`. */
  url: string;
}

/** S3Proxy, fetched from Maven Central unless it is there. */
export async function startS3Proxy(
  { folder, port }: { folder: string; port: number },
  undo: Undo,
): Promise<Bucket> {
  if (!existsSync(s3ProxyJars)) await run(process.execPath, [fetchProgram], { timeout: 300_000 });
  const data = join(folder, 'data');
  // What others may read on the disk, S3Proxy would give to everybody.
  mkdirSync(join(data, bucket), { recursive: true, mode: 0o700 });
  const settings = {
    's3proxy.endpoint': `http://127.0.0.1:${port}`,
    's3proxy.authorization': 'aws-v4',
    's3proxy.identity': key,
    's3proxy.credential': secret,
    'jclouds.provider': 'filesystem-nio2',
    'jclouds.identity': 'unused',
    'jclouds.credential': 'unused',
    'jclouds.filesystem.basedir': data,
  };
  const file = join(folder, 's3proxy.conf');
  const lines = Object.entries(settings).map((pair) => pair.join('='));
  await writeFile(file, `${lines.join('\n')}\n`);
  const quiet = join(folder, 'logback.xml');
  await writeFile(quiet, '<configuration><root level="WARN"/></configuration>');
  const java = ['-Xmx128m', `-Dlogback.configurationFile=${quiet}`, '-cp', join(s3ProxyJars, '*')];
  const server = await runServer(
    {
      name: 'S3Proxy',
      program: 'java',
      args: [...java, 'org.gaul.s3proxy.Main', '--properties', file],
      cwd: folder,
      // Refused, as nothing is signed.
      isReady: async () => (await fetch(`http://127.0.0.1:${port}/${bucket}/`)).status === 403,
    },
    undo,
  );
  return { ...server, url: `s3://${key}:${secret}@127.0.0.1:${port}/${bucket}?ssl=false` };
}
