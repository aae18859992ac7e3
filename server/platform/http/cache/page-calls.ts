import { currentCallId } from '../../log/current-call.ts';
import { callIdHeader } from '../request-context.ts';
import { noteHeader } from '../notes.ts';
import type { CallApi, PageAnswer } from '../pages.ts';
import { readBody } from '../public-cache.ts';
import { sharedMsOf, tagsOf } from './cached-response.ts';
import { type KeptAnswer, ResponseCache } from './response-cache.ts';

interface KeptData extends KeptAnswer {
  data: unknown;
  note: string | null;
  length: number;
}

type Answer = (path: string, init: RequestInit) => Response | Promise<Response>;

const MAX_BYTES = 8 * 1024 * 1024;
/** Public answers are the same for everybody, signed in or not. */
const isPublic = (path: string) => path.startsWith('/v1/public/') && path !== '/v1/public/captcha';

/**
 * The API calls that pages make while rendering. Public answers that are fresh for some seconds are kept as parsed
 * data, so that a page for a signed-in user costs only its rendering. Tags drop them as they drop whole pages.
 */
export function createPageCalls(answer: Answer) {
  const cache = new ResponseCache<KeptData>({
    maxBytes: MAX_BYTES,
    now: Date.now,
    read: readData,
    sizeOf: ({ length }) => 1024 + length,
  });
  const call: CallApi = async (path, { host, language, cookie }) => {
    const callId = { [callIdHeader]: currentCallId() ?? '' };
    const ask = async (cookie: string) => answer(path, { headers: { host, cookie, ...callId } });
    if (!isPublic(path)) return ask(`${cookie}; lang=${language}`);
    const key = `${host} ${language} ${path}`;
    const make = () => ask(`lang=${language}`);
    const known = cache.findFresh(key) ?? cache.findInOutage(key, make);
    const kept = known ?? (await cache.make(key, make));
    return kept instanceof Response ? kept : answerOf(kept);
  };
  return { call, cache };
}

async function readData(response: Response, now: number): Promise<KeptData | null> {
  const freshMs = sharedMsOf(response);
  if (freshMs === null) return null;
  const text = (await readBody(response)).toString();
  const data = JSON.parse(text, freeze);
  const note = response.headers.get(noteHeader);
  return { data, note, length: text.length, tags: tagsOf(response), storedAt: now, freshMs };
}

/** Many pages share the same data, so none may modify it. */
function freeze(_key: string, value: unknown): unknown {
  return Object.freeze(value);
}

function answerOf({ data, note }: KeptData): PageAnswer {
  return {
    ok: true,
    status: 200,
    json: async () => data,
    headers: new Headers(note === null ? {} : { [noteHeader]: note }),
  };
}
