import { createMiddleware } from 'hono/factory';
import { ApiError } from './api-error.ts';
import type { ApiEnv } from './api.ts';

/** How long whoever reads something waits, in milliseconds; a page is given up a little sooner, as a page. */
export const patience = { answer: 9_000, page: 8_500 };

/**
 * Answers 503 to a call that only reads when its answer does not come in time, whatever it waits for. A call that
 * changes something is never given up like that: it might succeed afterwards. There, each step has a limit of its own.
 * @param ms null for no limit
 */
export function answerInTime(ms: number | null = patience.answer) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (ms === null || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    const { promise: impatience, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      if (!c.get('takesLong')) reject(new ApiError('UNAVAILABLE'));
    }, ms);
    try {
      await Promise.race([next(), impatience]);
    } finally {
      clearTimeout(timer);
    }
  });
}

/** For a call that may take as long as it needs, such as making a large file. */
export const takesLong = createMiddleware<ApiEnv>(async (c, next) => {
  c.set('takesLong', true);
  await next();
});
