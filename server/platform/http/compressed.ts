import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ApiEnv } from './api.ts';

/**
 * For long lists of one caller, which no cache keeps in a compressed form: the five megabytes of five thousand products
 * become one tenth of one.
 */
export const compressed: MiddlewareHandler<ApiEnv> = compress();
