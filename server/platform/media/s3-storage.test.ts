import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSilentProxy } from '../../testing/silent-proxy.ts';
import { silentLog } from '../log/log.ts';
import { openS3Storage } from './s3-storage.ts';
import { isStorageAway } from './storage.ts';
import { startInMemoryS3 } from './testing/in-memory-s3.ts';

let s3: Awaited<ReturnType<typeof startInMemoryS3>>;
const limits = { connect: 100, answer: 100, whole: 100, silence: 10_000 };
const urlOf = (login: string, bucket: string) => `s3://${login}@${s3.host}/${bucket}?ssl=false`;

beforeEach(async () => {
  s3 = await startInMemoryS3('pictures', 'secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  return s3.stop();
});

test('objects carry what a CDN in front of the bucket needs', async () => {
  const storage = await openS3Storage(urlOf('key:secret', 'pictures'), silentLog);
  await storage.write('ab/key/320.webp', Buffer.from('bytes'), 'image/webp');
  expect(s3.objects.get('ab/key/320.webp')).toEqual({
    body: Buffer.from('bytes'),
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  });
});

test('a wrong secret and a missing bucket end the start with a sentence', async () => {
  for (const [login, bucket, status] of [
    ['key:wrong', 'pictures', 403],
    ['key:secret', 'others', 404],
  ] as const) {
    await expect(openS3Storage(urlOf(login, bucket), silentLog)).rejects.toMatchObject({
      name: 'StartError',
      message: `The bucket ${bucket} at http://${s3.host} answers ${status}: check S3_URL.`,
    });
  }
});

test('no key anywhere ends the start with a sentence', async () => {
  const nowhere = { AWS_ACCESS_KEY_ID: '', AWS_PROFILE: '', AWS_EC2_METADATA_DISABLED: 'true' };
  const files = { AWS_SHARED_CREDENTIALS_FILE: '/nowhere', AWS_CONFIG_FILE: '/nowhere' };
  for (const [name, value] of Object.entries({ ...nowhere, ...files })) vi.stubEnv(name, value);
  const opened = openS3Storage(`http://${s3.host}/pictures`, silentLog);
  await expect(opened).rejects.toMatchObject({
    name: 'StartError',
    message: `The bucket pictures at http://${s3.host} needs a key and a secret: check S3_URL.`,
  });
});

test('a service that is down does not end the start, and is used when it is back', async () => {
  const log = { warn: vi.fn() };
  s3.outage.methods.add('HEAD');
  const storage = await openS3Storage(urlOf('key:secret', 'pictures'), log);
  expect(log.warn).toHaveBeenCalledTimes(1);
  s3.outage.methods.clear();
  await storage.write('ab/key/320.webp', Buffer.from('bytes'), 'image/webp');
  expect(await storage.exists('ab/key/320.webp')).toBe(true);
});

test('a call that fails is an error, not a missing object', async () => {
  const storage = await openS3Storage(urlOf('key:secret', 'pictures'), silentLog);
  s3.outage.methods.add('GET').add('HEAD');
  await expect(storage.open('ab/key/320.webp')).rejects.toMatchObject({ name: 'SlowDown' });
  const outage = { $metadata: { httpStatusCode: 503 } };
  await expect(storage.exists('ab/key/320.webp')).rejects.toMatchObject(outage);
});

test('a bucket that is gone is an error, not a missing object', async () => {
  const storage = await openS3Storage(urlOf('key:secret', 'pictures'), silentLog);
  expect(await storage.open('ab/key/320.webp')).toBeNull();
  s3.outage.bucket = true;
  await expect(storage.open('ab/key/320.webp')).rejects.toMatchObject({ name: 'NoSuchBucket' });
});

test('a service that falls silent, or fails, keeps nobody waiting, and is known for it', async () => {
  const proxy = await startSilentProxy({ port: Number(s3.host.split(':')[1]) });
  const url = `s3://key:secret@127.0.0.1:${proxy.port}/pictures?ssl=false`;
  const storage = await openS3Storage(url, silentLog, limits);
  await storage.write('a', Buffer.from('bytes'), 'image/webp');
  proxy.silence();
  const faults = await Promise.all(
    [
      storage.read('a'),
      storage.exists('a'),
      storage.write('b', Buffer.from('b'), 'image/webp'),
    ].map((work: Promise<unknown>) => work.catch((error: unknown) => error)),
  );
  expect(faults.map(isStorageAway)).toEqual([true, true, true]);
  proxy.forget();
  expect(await storage.read('a')).toEqual(Buffer.from('bytes'));
  s3.outage.methods.add('GET');
  expect(isStorageAway(await storage.read('a').catch((error: unknown) => error))).toBe(true);
  await proxy.close();
});

test('a picture that stops in its middle is given up', async () => {
  const stalled = createServer((request, response) => {
    response.writeHead(200, { 'Content-Length': 1_000 });
    if (request.method === 'HEAD') response.end();
    else response.write('half');
  }).listen(0, '127.0.0.1');
  await once(stalled, 'listening');
  const { port } = stalled.address() as AddressInfo;
  const url = `s3://key:secret@127.0.0.1:${port}/pictures?ssl=false`;
  const storage = await openS3Storage(url, silentLog, limits);
  expect(isStorageAway(await storage.read('a').catch((error: unknown) => error))).toBe(true);
  stalled.closeAllConnections();
  stalled.close();
});
