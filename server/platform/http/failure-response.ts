import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isDatabaseUnreachable } from '../db/unreachable.ts';
import { OutOfTime } from '../deadline.ts';
import { isDiskFull } from '../disk-space.ts';
import type { Log } from '../log/log.ts';
import { QueueFull } from '../media/queue.ts';
import { isStorageAway } from '../media/storage.ts';
import { reasonOf } from '../log/reason-of.ts';
import { m } from '@orendi/messages';
import { SearchAway } from '@orendi/search/opensearch/search-away';
import { say } from '../sentence.ts';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

export function failureResponse(c: Context<ApiEnv>, error: ApiError): Response {
  const language = c.get('language') ?? 'al';
  const errors = error.errorsIn(language);
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  c.header('Cache-Control', 'no-store');
  return c.json(
    {
      message: error.sentence(language),
      code: error.code,
      ...(errors.length > 0 && { errors }),
      ...(error.code === 'INTERNAL' && { requestId: c.get('requestId') }),
    },
    error.status,
  );
}

function outageIn(thrown: unknown): string | null {
  if (thrown instanceof SearchAway) return 'the search does not answer';
  if (isStorageAway(thrown)) return 'the store of pictures does not answer';
  if (isDatabaseUnreachable(thrown)) return 'the database cannot be reached';
  return isDiskFull(thrown) ? 'there is no room to store a request' : null;
}

/** Classifies what was thrown: an expected failure, an outage, or a bug; only a bug is logged with its stack. */
export function toApiError(thrown: unknown, log: Log, requestId: string): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof OutOfTime) return new ApiError('UNAVAILABLE');
  if (thrown instanceof QueueFull) {
    return new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '10' } });
  }
  if (thrown instanceof HTTPException) {
    if (thrown.status === 400) return new ApiError('BAD_REQUEST');
    if (thrown.status === 413) return new ApiError('TOO_LARGE');
    if (thrown.status === 415) return new ApiError('UNSUPPORTED_TYPE');
  }
  const outage = outageIn(thrown);
  if (outage !== null) {
    log.warn({ requestId, reason: reasonOf(thrown) }, outage);
    const isSearch = thrown instanceof SearchAway;
    return new ApiError('UNAVAILABLE', isSearch ? { sentence: say(m.api_search_away) } : {});
  }
  log.error({ requestId, err: thrown }, 'a request failed');
  return new ApiError('INTERNAL');
}
