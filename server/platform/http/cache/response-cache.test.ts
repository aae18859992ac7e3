import { describe, expect, test } from 'vitest';
import { bestForm, type CachedResponse, readCacheable, sizeOf } from './cached-response.ts';
import { AnswerLate, ResponseCache } from './response-cache.ts';

const answer =
  (text: string, tags = 'listings') =>
  async () =>
    new Response(text, {
      headers: { 'cache-control': 'public, s-maxage=5', etag: `"${text}"`, 'cache-tag': tags },
    });
const unavailable = async () => new Response('down', { status: 503 });
/** Such as of a database that has fallen silent. */
const never = () => new Promise<Response>(() => {});
const bodyOf = (made: CachedResponse | Response | undefined) =>
  made && !(made instanceof Response) ? bestForm(made, undefined).body.toString() : made;

function createCache(patienceMs = 10_000) {
  const clock = { now: 0 };
  return {
    clock,
    cache: new ResponseCache({
      maxBytes: 100_000,
      now: () => clock.now,
      read: readCacheable,
      sizeOf,
      patienceMs,
    }),
  };
}

describe('the cache of public answers', () => {
  test('serves what it has made', async () => {
    const { cache } = createCache();
    expect(bodyOf(await cache.make('/', answer('one')))).toBe('one');
    expect(bodyOf(cache.find('/', answer('two')))).toBe('one');
  });

  test('makes an answer once for all who ask at the same time', async () => {
    const { cache } = createCache();
    let calls = 0;
    const slow = async () => {
      calls += 1;
      return answer('one')();
    };
    const made = await Promise.all([
      cache.make('/', slow),
      cache.make('/', slow),
      cache.make('/', slow),
    ]);
    expect(made.map(bodyOf)).toEqual(['one', 'one', 'one']);
    expect(calls).toBe(1);
  });

  test('gives everyone a body of an answer that is not for the cache', async () => {
    const { cache } = createCache();
    const made = await Promise.all([cache.make('/', unavailable), cache.make('/', unavailable)]);
    const texts = await Promise.all(
      made.map((one) => (one instanceof Response ? one.text() : Promise.resolve(''))),
    );
    expect(texts).toEqual(['down', 'down']);
    expect(cache.find('/', unavailable)).toBeUndefined();
  });

  test('serves a stale answer while renewing it', async () => {
    const { cache, clock } = createCache();
    await cache.make('/', answer('old'));
    clock.now = 6_000;
    expect(bodyOf(cache.find('/', answer('new')))).toBe('old');
    await expect.poll(() => bodyOf(cache.find('/', answer('newer')))).toBe('new');
  });

  test('keeps a stale answer that cannot be renewed, but not for ever', async () => {
    const { cache, clock } = createCache();
    await cache.make('/', answer('old'));
    clock.now = 60_000;
    expect(bodyOf(cache.find('/', unavailable))).toBe('old');
    expect(bodyOf(cache.find('/', unavailable))).toBe('old');
    clock.now = 20 * 60_000;
    expect(cache.find('/', unavailable)).toBeUndefined();
  });

  test('a drop takes out what carries the tag, and nothing else', async () => {
    const { cache } = createCache();
    await cache.make('/a', answer('a', 'listings,product:1'));
    await cache.make('/b', answer('b', 'product:2'));
    cache.drop(['product:1']);
    expect(cache.find('/a', unavailable)).toBeUndefined();
    expect(bodyOf(cache.find('/b', unavailable))).toBe('b');
    cache.drop(['*']);
    expect(cache.find('/b', unavailable)).toBeUndefined();
  });

  test('an answer begun before a drop is not stored after it, nor given to who asks after it', async () => {
    const { cache } = createCache();
    const making = cache.make('/', answer('old'));
    cache.drop(['listings']);
    expect(bodyOf(await cache.make('/', answer('new')))).toBe('new');
    expect(bodyOf(await making)).toBe('old');
    expect(bodyOf(cache.find('/', unavailable))).toBe('new');
  });

  test('nothing is stored while changes in other processes cannot be heard', async () => {
    const { cache } = createCache();
    await cache.make('/', answer('one'));
    cache.setEnabled(false);
    expect(cache.find('/', unavailable)).toBeUndefined();
    await cache.make('/', answer('two'));
    expect(cache.find('/', unavailable)).toBeUndefined();
    cache.setEnabled(true);
    await cache.make('/', answer('three'));
    expect(bodyOf(cache.find('/', unavailable))).toBe('three');
  });

  test('waiting for an answer ends, also for one that others already wait for', async () => {
    const { cache } = createCache(30);
    const waiting = Promise.allSettled([cache.make('/', never), cache.make('/', never)]);
    expect(await waiting).toMatchObject([
      { reason: expect.any(AnswerLate) },
      { reason: expect.any(AnswerLate) },
    ]);
    expect(bodyOf(await cache.make('/', answer('one')))).toBe('one');
  });

  test('a renewal that does not come is tried again, and the stale answer served meanwhile', async () => {
    const { cache, clock } = createCache(30);
    await cache.make('/', answer('old'));
    clock.now = 6_000;
    expect(bodyOf(cache.find('/', never))).toBe('old');
    expect(bodyOf(cache.find('/', never))).toBe('old');
    await expect
      .poll(() => bodyOf(cache.find('/', answer('new'))), { interval: 5, timeout: 500 })
      .toBe('new');
  });

  test('waiting for an answer that fails is not repeated', async () => {
    const { cache } = createCache();
    let calls = 0;
    const failing = async () => {
      calls += 1;
      return unavailable();
    };
    await Promise.all([1, 2, 3].map(() => cache.make('/', failing)));
    expect(calls).toBe(1);
  });

  test('while the database is away, what was last seen is better than nothing', async () => {
    const { cache, clock } = createCache(30);
    await cache.make('/', answer('seen'));
    await cache.make('/other', answer('seen too'));
    cache.setEnabled(false);
    expect(cache.find('/', unavailable)).toBeUndefined();
    expect(bodyOf(await cache.make('/', unavailable))).toBe('seen');
    expect(bodyOf(await cache.make('/', never))).toBe('seen');
    // The next one is not kept waiting.
    expect(bodyOf(cache.find('/other', never))).toBe('seen too');
    expect(await cache.make('/unseen', unavailable)).toMatchObject({ status: 503 });
    clock.now = 20 * 60_000;
    expect(cache.find('/', unavailable)).toBeUndefined();
  });

  test('dropped answers are not served in an outage either, nor older ones after it', async () => {
    const { cache } = createCache(100);
    await cache.make('/dropped', answer('suspended'));
    await cache.make('/', answer('old'));
    cache.drop(['listings']);
    cache.setEnabled(false);
    expect(await cache.make('/dropped', unavailable)).toMatchObject({ status: 503 });
    await cache.make('/', answer('of the outage'));
    const begun = cache.make('/', never);
    cache.setEnabled(true);
    expect(cache.find('/', unavailable)).toBeUndefined();
    expect(bodyOf(await cache.make('/', answer('new')))).toBe('new');
    await expect(begun).resolves.toBeDefined();
  });

  test('stays within its bytes', async () => {
    const { cache } = createCache();
    for (let page = 0; page < 500; page += 1) {
      await cache.make(`/${page}`, answer(`${page}`.repeat(700)));
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(bodyOf(cache.find('/499', unavailable))).toMatch(/^499/);
  });
});
