import { createHash } from 'node:crypto';
import type { Context, TypedResponse } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api.ts';

/** Lists an answer's tags: a write that touches one of them drops the answer from every cache. */
export const cacheTagHeader = 'Cache-Tag';

/** Long enough that those who come in an outage share an answer. */
const makeshiftSeconds = 5;

/** Lets shared caches, but not browsers (a seller must see news at once), keep a public answer, with an ETag. */
export function publicCache(seconds: number, tags: string[]) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (c.res.status !== 200 || c.res.headers.has('set-cookie')) return;
    const { etag } = c.get('ready') ?? (await readAnswer(c));
    const { headers } = c.res;
    const fresh = c.get('isMakeshift') ? Math.min(seconds, makeshiftSeconds) : seconds;
    headers.set('Cache-Control', `public, max-age=0, s-maxage=${fresh}`);
    headers.set('ETag', etag);
    headers.set(cacheTagHeader, tags.join(','));
    if (matches(c.req.header('if-none-match'), etag))
      c.res = new Response(null, { status: 304, headers });
  });
}

async function readAnswer(c: Context<ApiEnv>): Promise<{ etag: string }> {
  const { headers } = c.res;
  const body = await readBody(c.res);
  // Hono would copy the new answer, to add what the present one has.
  c.res = undefined;
  c.res = respond(body, { headers });
  return { etag: etagOf(body) };
}

const bodies = new WeakMap<Response, Buffer<ArrayBuffer>>();

/** A response of which `readBody` returns the bytes themselves: `Response` would copy them thrice. */
export function respond(body: Buffer<ArrayBuffer>, init?: ResponseInit): Response {
  const answer = new Response(body, init);
  bodies.set(answer, body);
  return answer;
}

export async function readBody(response: Response): Promise<Buffer<ArrayBuffer>> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer());
}

export interface ReadyAnswer<Data = unknown> {
  body: Buffer<ArrayBuffer>;
  etag: string;
  /** Never set: only declares the content of the body. */
  data?: Data;
}

export function readyAnswer<Data>(data: Data): ReadyAnswer<Data> {
  const body = Buffer.from(JSON.stringify(data));
  return { body, etag: etagOf(body) };
}

/** Answers like `c.json`, where `publicCache` is the middleware, which then need not read what is sent. */
export function sendReady<Data>(c: Context<ApiEnv>, ready: ReadyAnswer<Data>) {
  c.set('ready', ready);
  const answer = c.body(ready.body, 200, { 'Content-Type': 'application/json' });
  bodies.set(answer, ready.body);
  return answer as unknown as Response & TypedResponse<Data, 200, 'json'>;
}

/** Weak, because the same answer is sent in several encodings. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** RFC 9110, 13.1.2: a list of tags or `*`, compared weakly. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map(bareTag) ?? [];
  return tags.includes('*') || tags.includes(bareTag(etag));
}

const bareTag = (tag: string) => tag.trim().replace(/^W\//, '');
