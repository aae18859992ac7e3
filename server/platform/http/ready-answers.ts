import type { Context, TypedResponse } from 'hono';
import { LRUCache } from 'lru-cache';
import type { ApiEnv } from './api.ts';
import { etagOf } from './public-cache.ts';

/** An answer in JSON as it is sent. */
export interface ReadyAnswer<Data = unknown> {
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** Never there: only says what is in the body. */
  data?: Data;
}

interface Kept {
  parts: readonly unknown[];
  ready: ReadyAnswer;
}

const mostBytes = 8 * 1024 * 1024;

export function readyAnswer<Data>(data: Data): ReadyAnswer<Data> {
  const body = Buffer.from(JSON.stringify(data));
  return { body, etag: etagOf(body) };
}

/** The latest answers, which are not made again of the same parts. It is for the caller to see that parts are up to date. */
export class ReadyAnswers {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ parts, ready }, key) =>
      200 + key.length + 8 * parts.length + ready.body.length,
  });

  /**
   * @param key what the answer depends on besides its parts
   * @param parts compared by identity, so objects among them must never be changed
   */
  answer<Data>(key: string, parts: readonly unknown[], make: () => Data): ReadyAnswer<Data> {
    const known = this.#kept.get(key);
    if (known?.parts.length === parts.length && parts.every((part, at) => part === known.parts[at]))
      return known.ready as ReadyAnswer<Data>;
    const ready = readyAnswer(make());
    this.#kept.set(key, { parts, ready });
    return ready;
  }
}

/** Answers like `c.json`, where `publicCache` is the middleware, which then need not read what is sent. */
export function sendReady<Data>(
  c: Context<ApiEnv>,
  ready: ReadyAnswer<Data>,
): Response & TypedResponse<Data, 200, 'json'> {
  c.set('ready', ready);
  return c.body(ready.body, 200, { 'Content-Type': 'application/json' }) as unknown as Response &
    TypedResponse<Data, 200, 'json'>;
}
