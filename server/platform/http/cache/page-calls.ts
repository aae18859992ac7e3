import type { ApiAnswer } from '@orendi/contract/page-render';
import type { CallApi } from '../pages.ts';
import { sharedMsOf, tagsOf } from './cached-response.ts';
import { type KeptAnswer, ResponseCache } from './response-cache.ts';

interface KeptData extends KeptAnswer {
  data: unknown;
  length: number;
}

/** Answers a path of the API in this process. */
type Answer = (path: string, init: RequestInit) => Response | Promise<Response>;

const MAX_BYTES = 16 * 1024 * 1024;
/** Public answers are the same for everybody, whoever signed in. */
const isPublic = (path: string) => path.startsWith('/v1/public/') && path !== '/v1/public/captcha';

/**
 * The calls that pages make while they are rendered. What is public and said to be fresh for some seconds is kept as
 * data, so that a page for one caller costs no more than its rendering. Tags drop it as they drop whole pages.
 */
export function createPageCalls(answer: Answer) {
  const cache = new ResponseCache<KeptData>({
    maxBytes: MAX_BYTES,
    now: Date.now,
    read: readData,
    sizeOf: ({ length }) => 1024 + length,
  });
  const call: CallApi = async (path, { host, language, cookie }) => {
    const ask = async (cookies: string) => answer(path, { headers: { host, cookie: cookies } });
    if (!isPublic(path)) return ask(`${cookie}; lang=${language}`);
    const key = `${host} ${language} ${path}`;
    const kept = cache.findFresh(key) ?? (await cache.make(key, () => ask(`lang=${language}`)));
    return kept instanceof Response ? kept : answerOf(kept);
  };
  return { call, cache };
}

async function readData(response: Response, now: number): Promise<KeptData | null> {
  const freshMs = sharedMsOf(response);
  if (freshMs === null) return null;
  const text = await response.text();
  const data = JSON.parse(text, freeze);
  return { data, length: text.length, tags: tagsOf(response), storedAt: now, freshMs };
}

/** Many pages are made from the same data: none may change it for the others. */
function freeze(_key: string, value: unknown): unknown {
  return Object.freeze(value);
}

function answerOf({ data }: KeptData): ApiAnswer {
  return { ok: true, status: 200, json: async () => data };
}
