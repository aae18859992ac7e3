import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { bodies } from '@orendi/contract/limits';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

// The longest request, even with every character escaped, is well below.
const limit = bodyLimit({
  maxSize: bodies.jsonBytes,
  onError: () => {
    throw new ApiError('TOO_LARGE');
  },
});

/** Accepts only JSON: 415 for another type, 413 if too large, 400 if it does not parse or is too deep. */
export const requireJson = createMiddleware<ApiEnv>(async (c, next) => {
  checkType(c);
  boundJson(await readText(c));
  // Kept by the request for the next reader.
  await c.req.json().catch(() => {
    throw new ApiError('BAD_REQUEST');
  });
  await next();
});

/** Like `requireJson` for calls whose body is optional: an empty body counts as none, whatever its type. */
export const takeJson = createMiddleware<ApiEnv>(async (c, next) => {
  const text = await readText(c);
  if (text === '') {
    const { url, method } = c.req.raw;
    const headers = new Headers(c.req.raw.headers);
    headers.delete('content-type');
    c.req.raw = new Request(url, { method, headers });
  } else {
    checkType(c);
    boundJson(text);
  }
  await next();
});

function checkType(c: Context<ApiEnv>): void {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError('UNSUPPORTED_TYPE');
}

/**
 * Reads the body, which the request keeps for the next reader. One that says its length is held to it by Node's parser, and
 * read as it comes: counting makes streams of it, which costs as much as the rest of reading it.
 */
async function readText(c: Context<ApiEnv>): Promise<string> {
  const length = c.env?.incoming?.headers['content-length'];
  if (Number(length) > bodies.jsonBytes) throw new ApiError('TOO_LARGE');
  let text = '';
  const read = async () => {
    text = await c.req.text();
  };
  try {
    await (length === undefined ? limit(c, read) : read());
  } catch (error) {
    // An interrupted body ends up here too.
    throw error instanceof ApiError ? error : new ApiError('BAD_REQUEST');
  }
  return text;
}

/**
 * Refuses JSON that is deeper or larger than any call needs, before it is parsed: whoever walks through what was parsed
 * may do so by recursion. Whether the text is JSON at all is left to the parser.
 * @throws ApiError BAD_REQUEST when too deep, or with a name that is too long; TOO_LARGE for too many values
 */
export function boundJson(text: string): void {
  let depth = 0;
  let values = 0;
  let lastLength = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"': {
        const end = endOfText(text, at);
        lastLength = end - at - 1;
        at = end;
        break;
      }
      case ':':
        if (lastLength > bodies.nameLength) throw new ApiError('BAD_REQUEST');
        break;
      case '[':
      case '{':
        depth += 1;
        values += 1;
        if (depth > bodies.jsonDepth) throw new ApiError('BAD_REQUEST');
        break;
      case ']':
      case '}':
        depth -= 1;
        break;
      case ',':
        values += 1;
    }
    if (values > bodies.jsonValues) throw new ApiError('TOO_LARGE');
  }
}

/** Where a text ends that begins at a quote: at its closing quote, or where the JSON breaks off. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
