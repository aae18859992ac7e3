import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ApiEnv } from './api.ts';

/**
 * For long lists of a single caller, which no cache holds compressed: five megabytes for five thousand products shrink
 * to half a megabyte.
 */
export const compressed: MiddlewareHandler<ApiEnv> = compress();
