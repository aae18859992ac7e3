import { createMiddleware } from 'hono/factory';
import { liftDeadline, patience, withDeadline } from '../deadline.ts';
import type { ApiEnv } from './api.ts';

const ofSellers = /^\/v1\/(private|operator)\//;
const files = /\.(webp|jpg|png|xml)$/;

/**
 * Answers 503 when a call has run out of time.
 * @param limits null for none
 */
export function answerInTime(limits: typeof patience | null = patience) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (limits === null) return next();
    const { method, path } = c.req;
    const isRead = method === 'GET' || method === 'HEAD';
    const ofRead = files.test(path) ? limits.file : limits.read;
    const ofVisitor = isRead ? ofRead : limits.write;
    const ms = ofSellers.test(path) ? limits.seller : ofVisitor;
    const arrives = c.req.header('content-type')?.startsWith('multipart/');
    return withDeadline({ ms, isRead, arrives }, next);
  });
}

/** For a call that may take as long as it needs, such as making a large file. */
export const takesLong = createMiddleware<ApiEnv>(async (_c, next) => {
  liftDeadline();
  await next();
});
