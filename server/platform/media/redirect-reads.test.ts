import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { createMedia, mediaRoutes } from './index.ts';
import { drawNoise } from './testing/draw-picture.ts';
import { startInMemoryS3 } from './testing/in-memory-s3.ts';
import { hasS3Proxy, startS3Proxy } from './testing/start-s3-proxy.ts';

/** A bucket, and where it is. */
interface Bucket {
  s3Url: string;
  stop(): Promise<void>;
}

async function startMemory() {
  const s3 = await startInMemoryS3('pictures', 'secret');
  return { ...s3, s3Url: `s3://key:secret@${s3.host}/pictures/shop?ssl=false` };
}

/** What one process serves from a bucket. */
async function openProcess(s3Url: string) {
  const media = await createMedia({ storage: { s3Url }, log: silentLog });
  const app = new Hono().route('/media', mediaRoutes(media, true));
  const ask = (path: string, init?: RequestInit) => app.request(`/media/${path}`, init);
  return { media, ask };
}

const draw = (width: number) => drawNoise(width, 400).jpeg().toBuffer();
const locationOf = (answer: Response) => answer.headers.get('Location') ?? '';
const maxAgeOf = (answer: Response) =>
  Number(/max-age=(\d+)$/.exec(answer.headers.get('Cache-Control') ?? '')?.[1]);
const threeDays = 3 * 86_400;

// Without Java and the files of S3Proxy (testing/fetch-s3-proxy.ts), only the server in memory is asked.
describe.for<[string, boolean, () => Promise<Bucket>]>([
  ['a bucket in memory', true, startMemory],
  ['a bucket of S3Proxy', hasS3Proxy(), startS3Proxy],
])('%s', ([, isThere, start]) => {
  describe.skipIf(!isThere)('whose pictures browsers read themselves', () => {
    let bucket: Bucket;
    let one: Awaited<ReturnType<typeof openProcess>>;
    let key: string;

    beforeAll(async () => {
      bucket = await start();
      one = await openProcess(bucket.s3Url);
      key = (await one.media.store(await draw(900))).key;
    });
    afterAll(() => bucket.stop());

    test('redirects to a signed address, which is remembered no longer than it holds', async () => {
      const answer = await one.ask(`${key}.webp`);
      expect(answer.status).toBe(302);
      expect(maxAgeOf(answer)).toBeGreaterThan(0);
      expect(maxAgeOf(answer)).toBeLessThanOrEqual(threeDays);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
      const url = new URL(locationOf(answer));
      const expires = Number(url.searchParams.get('X-Amz-Expires'));
      expect(expires).toBe(2 * threeDays);
      const read = await fetch(url);
      expect(read.headers.get('Content-Type')).toBe('image/webp');
      expect(read.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const stored = await one.media.readOriginal(key);
      expect(Buffer.from(await read.arrayBuffer()).equals(stored ?? Buffer.of())).toBe(true);
    });

    test('keeps others out: the same address, unsigned or for another object, reads nothing', async () => {
      const url = new URL(locationOf(await one.ask(`${key}.webp`)));
      const other = new URL(url);
      other.pathname = url.pathname.replace('original.webp', '320.webp');
      for (const wrong of [new URL(url.pathname, url), other]) {
        expect((await fetch(wrong)).status).toBe(403);
      }
    });

    test('makes a size that nobody has asked for, answers it, and redirects from then on', async () => {
      const other = await openProcess(bucket.s3Url);
      const made = await one.ask(`${key}/640.webp`);
      expect(made.status).toBe(200);
      expect(made.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      const bytes = new Uint8Array(await made.arrayBuffer());
      const [here, there] = [await one.ask(`${key}/640.webp`), await other.ask(`${key}/640.webp`)];
      expect([here.status, there.status]).toEqual([302, 302]);
      // One address for all, so that a browser that comes to another process finds the picture in its cache.
      expect(locationOf(there)).toBe(locationOf(here));
      expect(await (await fetch(locationOf(here))).bytes()).toEqual(bytes);
    });

    test('answers small pictures, JPEGs, HEAD and scripts itself', async () => {
      const small = (await one.media.store(await draw(160))).key;
      for (const [path, method] of [
        [`${small}.webp`, 'GET'],
        [`${key}/320.jpg`, 'GET'],
        [`${key}.webp`, 'HEAD'],
        [`${key}.webp?here`, 'GET'],
      ] as const) {
        expect({ path, status: (await one.ask(path, { method })).status }).toEqual({
          path,
          status: 200,
        });
      }
      expect((await one.ask('none.webp')).status).toBe(404);
    });

    test('finds no picture that is removed', async () => {
      const gone = (await one.media.store(await draw(500))).key;
      const answer = await one.ask(`${gone}.webp`);
      await one.media.remove(gone);
      expect((await one.ask(`${gone}.webp`)).status).toBe(404);
      expect((await fetch(locationOf(answer))).status).toBe(404);
    });
  });
});

describe('as time passes', () => {
  afterEach(() => vi.useRealTimers());

  test('an address changes every three days, and is read for as many more', async () => {
    const bucket = await startMemory();
    const { media, ask } = await openProcess(bucket.s3Url);
    const { key } = await media.store(await draw(900));
    vi.useFakeTimers({ toFake: ['Date'] });
    const window = Math.ceil(Date.now() / 1000 / threeDays) * threeDays;
    const at = async (seconds: number) => {
      vi.setSystemTime((window + seconds) * 1000);
      return ask(`${key}.webp`);
    };
    const last = await at(threeDays - 1);
    expect(maxAgeOf(last)).toBe(1);
    const next = await at(threeDays);
    expect(maxAgeOf(next)).toBe(threeDays);
    expect(locationOf(next)).not.toBe(locationOf(last));
    const readAt = async (seconds: number) => {
      await at(seconds);
      return (await fetch(locationOf(last))).status;
    };
    expect(await readAt(2 * threeDays - 1)).toBe(200);
    expect(await readAt(2 * threeDays + 1)).toBe(403);
    await bucket.stop();
  });

  test('a store that fails is not redirected to', async () => {
    const bucket = await startMemory();
    const { media } = await openProcess(bucket.s3Url);
    const { key } = await media.store(await draw(900));
    bucket.outage.methods.add('HEAD');
    await expect(media.locate(`/${key}.webp`)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 503 },
    });
    await bucket.stop();
  });
});
